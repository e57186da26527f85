# attack: an archive that names a file outside
# expect: N
# expect: E ENOENT EACCES EPERM EXDEV EROFS
# control: none: zipfile takes .. out by itself
# needs: workspace

import io
import zipfile
data = io.BytesIO()
with zipfile.ZipFile(data, "w") as archive:
    archive.writestr("../" * 8 + SECRET[1:], "overwritten")
zipfile.ZipFile(data).extractall(".")
assert open(SECRET).read() == "overwritten"
