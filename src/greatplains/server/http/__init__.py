"""What HTTP sees: routes, who asks and how much they may, and the files of the web client."""
