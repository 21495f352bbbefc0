"""The arena: fair matches between bots, their ratings, and reports of them."""
