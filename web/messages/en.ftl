# What the page says. Words of the games come with their rules.

page-title = Pionnier
