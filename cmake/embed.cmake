# Turn a text file into a C header with one constant string, cdn_bootstrap.
file(READ ${INPUT} hex HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
file(WRITE ${OUTPUT}
  "/* Made from bootstrap.py. */\nstatic const unsigned char cdn_bootstrap[] = {${bytes}0};\n")
