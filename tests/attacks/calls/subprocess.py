# attack: another program, as people do it
# expect: E EPERM
# control: succeeds

import subprocess
subprocess.run(["/bin/true"], check=True)
