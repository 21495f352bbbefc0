"""Tables while people are at them: loaded, gone on with, and told about over sockets and between processes."""
