# Ce que dit la page. Les mots des jeux viennent avec leurs règles.

page-title = Pionnier
