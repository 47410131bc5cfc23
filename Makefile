play test quick check audit compile lock: ; @python3 tasks.py $@
.PHONY: play test quick check audit compile lock
