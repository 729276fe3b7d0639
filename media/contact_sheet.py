"""Contact sheet of all machines: python3 media/contact_sheet.py writes docs/contact-sheet.webp."""
import os
import sys

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from catalogue import MACHINES, picture_name  # noqa: E402

PICTURES, SHEET = os.path.join(HERE, '..', 'seed', 'company', 'media'), os.path.join(HERE, '..', 'docs', 'contact-sheet.webp')
SOFTWARE = {'lumen-plan': 'Lumen Plan', 'lumen-trace': 'Lumen Trace'}
COLUMNS, WIDTH, HEIGHT, CAPTION = 8, 240, 180, 24
GROUND, INK = (246, 244, 242), (60, 55, 50)


def tile(path, name):
    """One picture on the light stage with its name; a picture that is not there yet leaves an empty stage."""
    stage = np.full((HEIGHT + CAPTION, WIDTH, 3), GROUND, np.uint8)
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED) if os.path.exists(path) else None
    if picture is not None:
        small = cv2.resize(picture.astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        alpha = small[..., 3:] / 255 if small.shape[2] == 4 else 1
        stage[:HEIGHT] = (small[..., :3] * alpha + stage[:HEIGHT] * (1 - alpha)).astype(np.uint8)
    cv2.putText(stage, name, (8, HEIGHT + 15), cv2.FONT_HERSHEY_SIMPLEX, .42, INK, 1, cv2.LINE_AA)
    return stage


def main():
    named = {m.slug: m.name for m in MACHINES.values()} | SOFTWARE
    tiles = [tile(os.path.join(PICTURES, picture_name(slug, 'front')), name) for slug, name in named.items()]
    tiles += [np.full_like(tiles[0], GROUND)] * (-len(tiles) % COLUMNS)
    sheet = np.vstack([np.hstack(tiles[k:k + COLUMNS]) for k in range(0, len(tiles), COLUMNS)])
    cv2.imwrite(SHEET, sheet, [cv2.IMWRITE_WEBP_QUALITY, 78])
    missing = [slug for slug in named if not os.path.exists(os.path.join(PICTURES, picture_name(slug, 'front')))]
    print(f'{SHEET}: {len(named) - len(missing)} machines' + (f', missing {", ".join(missing)}' if missing else ''))


if __name__ == '__main__':
    main()
