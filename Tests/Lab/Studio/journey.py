"""The lines of journeys."""

import re


def flattened(file):
    """Returns the title of a journey, its lines after those of the journeys that it continues, and how many of them are theirs."""
    lines, former = lines_of(file, set())
    return file.read_text().splitlines()[0].lstrip("# "), lines, former


def lines_of(file, known):
    """Returns the lines of a journey, after those of each journey that it continues, and how many of them are theirs."""
    lines, count = [], 0
    known.add(file)
    for line in file.read_text().splitlines():
        line = line.strip()
        if line.startswith("after "):
            former = next(f for f in (folder / f"{line[6:]}.journey" for folder in file.parents) if f.exists())
            if former not in known:
                lines += lines_of(former, known)[0]
                count = len(lines)
        elif line and not line.startswith("#"):
            lines.append(line)
    return lines, count


def words_of(line):
    """Returns the words of a line as a client sends them, without its comment."""
    words = []
    for quoted, word in re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', line):
        if word.startswith("#"):
            break
        words.append(word or re.sub(r"\\u\{([0-9A-Fa-f]+)\}|\\(.)", unescaped, quoted))
    return words


def unescaped(match):
    return chr(int(match[1], 16)) if match[1] else {"n": "\n", "t": "\t"}.get(match[2], match[2])
