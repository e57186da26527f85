# attack: a setuid program
# expect: E EPERM
# control: succeeds

import subprocess
subprocess.run(["/bin/true"], check=True)  # any: nothing can be executed
