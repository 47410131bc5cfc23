play test quick check compile lock: ; @python3 tasks.py $@
.PHONY: play test quick check compile lock
