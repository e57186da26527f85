# attack: an exception that cannot be shown
# expect: L exception
# control: none: raises as well

class Error(Exception):
    def __str__(self):
        raise self


raise Error
