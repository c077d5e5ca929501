"""The fonts of pictures: Inter, Vollkorn and JetBrains Mono of Debian's packages, in place of a platform's."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

# Families of the system, as pages name them, and the fonts of the pictures.
FONTS = {"system-ui": "Inter", "sans-serif": "Inter", "ui-serif": "Vollkorn", "serif": "Vollkorn",
         "ui-monospace": "JetBrains Mono", "monospace": "JetBrains Mono"}
PACKAGES = ["fonts-inter", "fonts-vollkorn", "fonts-jetbrains-mono"]


def are_installed():
    if not shutil.which("fc-list"):
        return False
    listed = subprocess.run(["fc-list", ":", "family"], capture_output=True, text=True).stdout
    return all(font in listed for font in set(FONTS.values()))


def use_fonts():
    """Installs the fonts unless they're there, and lets the browser take them for those of a platform."""
    if not are_installed():
        if not shutil.which("apt-get"):
            sys.exit("no apt-get; install " + ", ".join(sorted(set(FONTS.values()))) + ", or use --no-fonts")
        as_root = [] if os.getuid() == 0 else ["sudo"]
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*as_root, "apt-get", "update", "-qq"], check=True, env=environment)
        subprocess.run(
            [*as_root, "apt-get", "install", "--yes", "-qq", "fontconfig", *PACKAGES], check=True, env=environment,
            stdout=subprocess.DEVNULL)
    aliases = "".join(
        f'<match target="pattern"><test name="family"><string>{family}</string></test>'
        f'<edit name="family" mode="prepend" binding="strong"><string>{font}</string></edit></match>'
        for family, font in FONTS.items())
    file = pathlib.Path(tempfile.mkdtemp()) / "fonts.conf"
    file.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<include>/etc/fonts/fonts.conf</include>{aliases}</fontconfig>")
    os.environ["FONTCONFIG_FILE"] = str(file)
