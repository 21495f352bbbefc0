"""What a table is: events, the state they amount to, what may follow, who sees what. No input, no output, no clock."""
