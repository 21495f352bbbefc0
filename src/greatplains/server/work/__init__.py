"""What is due later or done elsewhere: the turns of bots, and the processes in which they think."""
