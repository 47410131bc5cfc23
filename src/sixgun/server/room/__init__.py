"""Tables being served: their people, their questions, their clocks."""
