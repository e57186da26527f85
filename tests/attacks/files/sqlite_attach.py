# attack: a file of the host as a database
# expect: N OperationalError
# control: none: the file is no database

import sqlite3
sqlite3.connect("file:" + SECRET + "?mode=rw", uri=True).execute("begin immediate")
