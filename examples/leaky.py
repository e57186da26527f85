"""Its output carries what must not reach a model: a home path, an address, a token."""
# Assembled from parts, so that this file holds no token that a secret scanner would report.
token = "ghp_" + "x7Rk2QbT9vLw" + "4MzP8sYd1NcH" + "6JfG3aUe5oVi"
print("reading", "/home/" + "maria.keller" + "/projects/shop/settings.toml")
print("connected to", ".".join(["10", "20", "30", "40"]), "port 5432")
print("using token", token)
