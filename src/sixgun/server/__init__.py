"""Tables served to browsers: rooms, clocks, the durable log and the wire."""
