"""Tries to talk to the network."""
import socket

connection = socket.create_connection(("1.1.1.1", 53), timeout=5)
print("CONNECTED", connection.getpeername())
