"""Develops a picture from its two half-sample buffers: denoise, tone, shape the shadow, write WebP under its weight."""
import ctypes
import os
import subprocess

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402  (reads the line above)
import numpy as np  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
HAZE = .08                     # shadow this thin is let go: the floor ends where it begins
BARE_FLOOR = 1.58              # albedo of the floor that takes shadows (twice .8); through glass it is less
LIGHT_GROUND = (245, 219)      # grey at the middle and at the rim of the stage behind a detail


def _library(work):
    path = os.path.join(work, 'denoise.so')
    source = os.path.join(HERE, 'denoise.c')
    if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(source):
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', source, '-o', path, '-lm'], check=True)
    return ctypes.CDLL(path)


def _read(path):
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return picture[..., [2, 1, 0, 3]] if picture.shape[2] == 4 else picture[..., ::-1]


def _without_fireflies(picture):
    bright = picture[..., :3].max(2)
    around = cv2.medianBlur(bright, 3)
    keep = np.where(bright > 3 * around + .3, (around + .05) / np.maximum(bright, 1e-6), 1)
    return np.concatenate([picture[..., :3] * keep[..., None], picture[..., 3:]], 2)


def denoised(prefix, work, strength=.6, tolerance=.24, radius=5, patch=2):
    """Linear RGBA, premultiplied, of the two halves at PREFIX, and where nothing stands on the floor or before it."""
    a, b = (_without_fireflies(_read(f'{prefix}_{half}_image.exr')) for half in 'ab')
    albedo, normal = (sum(_read(f'{prefix}_{half}_{name}.exr') for half in 'ab')[..., :3] / 2 for name in ('albedo', 'normal'))
    guide = np.ascontiguousarray(np.concatenate([albedo * .9, normal * .55], 2), np.float32)
    halves = [np.ascontiguousarray(np.concatenate([np.cbrt(np.maximum(h[..., :3], 0)), h[..., 3:]], 2)) for h in (a, b)]
    out = np.empty_like(halves[0])
    height, width = out.shape[:2]
    pointer = lambda array: array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    _library(work).denoise(pointer(halves[0]), pointer(halves[1]), pointer(guide), pointer(out), width, height, guide.shape[2],
                           radius, patch, ctypes.c_float(strength), ctypes.c_float(tolerance))
    light = np.maximum(out[..., :3], 0) ** 3
    # the mean of compressed noise is too dark: give every neighbourhood its measured energy back
    wide = lambda picture: cv2.GaussianBlur(picture.mean(2), (0, 0), 9) + 1e-4
    light *= np.clip(wide((a + b)[..., :3] / 2) / wide(light), .9, 2.2)[..., None]
    bare = ((albedo.min(2) > BARE_FLOOR) | (out[..., 3] < .02)).astype(np.float32)
    return np.concatenate([light, np.clip(out[..., 3:], 0, 1)], 2), cv2.morphologyEx(bare, cv2.MORPH_CLOSE, np.ones((5, 5)))


def toned(light, exposure=.80, contrast=1.06, saturation=1.06):
    """Display values of linear light, with a filmic shoulder."""
    light = np.maximum(light, 0) * exposure
    grey = (light * [.2126, .7152, .0722]).sum(-1, keepdims=True)
    light = np.maximum(grey + (light - grey) * saturation, 0)
    film = np.clip(light * (2.2 * light + .06) / (light * (2.05 * light + .62) + .14), 0, 1)
    display = np.where(film <= .0031308, 12.92 * film, 1.055 * film ** (1 / 2.4) - .055)
    return np.clip(.5 + (display - .5) * contrast, 0, 1)


def _evened(alpha, shadow, sigma):
    """The shadow's own blur: averages only over shadow, so that nothing of the machine bleeds into it."""
    weight = cv2.GaussianBlur(shadow, (0, 0), sigma)
    return (cv2.GaussianBlur(alpha[..., 0] * shadow, (0, 0), sigma) / np.maximum(weight, 1e-4))[..., None]


def _calm_glass(picture, bare, sigma=2.5):
    """Evens panes that have only the floor behind them: they are so thin that a few bright reflections would speckle them."""
    alpha = picture[..., 3]
    glass = cv2.erode(((bare < .5) & (alpha > .1) & (alpha < .6)).astype(np.float32), np.ones((3, 3)))
    weight = cv2.GaussianBlur(glass, (0, 0), sigma)[..., None]
    evened = cv2.GaussianBlur((picture * glass[..., None]).astype(np.float32), (0, 0), sigma) / np.maximum(weight, 1e-4)
    return np.where(glass[..., None] > .5, evened, picture)


def _shaped_shadow(colour, alpha, bare, amount=.55):
    """Keeps the contact shadow, evens and thins the wide haze and lets it end before the frame does. Glass over the floor is no shadow: thinned
    where its reflections happen to be dark, it would be blotched."""
    height, width = alpha.shape[:2]
    floor = (bare * np.clip(1 - colour.max(2) / .006, 0, 1) * np.clip((.93 - alpha[..., 0]) / .05, 0, 1)).astype(np.float32)
    deep = np.clip(_evened(alpha, floor, 4) / .5, 0, 1)
    alpha = np.where(floor[..., None] > .5, _evened(alpha, floor, 3) * deep + _evened(alpha, floor, 11) * (1 - deep), alpha)
    alpha = np.where(floor[..., None] > .5, np.clip(alpha - HAZE, 0, 1) / (1 - HAZE), alpha)
    shadow = cv2.GaussianBlur(floor, (0, 0), .8)[..., None]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    rim = np.clip(np.minimum(np.minimum(x, width - 1 - x) / (width * .16), np.minimum(y + height * .2, height - 1 - y) / (height * .13)), 0, 1)[..., None]
    thinner = alpha * (amount + (.95 - amount) * alpha) * rim * rim * (3 - 2 * rim)
    return alpha * (1 - shadow) + thinner * shadow


def _clean_rim(straight, colour, alpha):
    """Gives the half-covered pixels along the silhouette the colour of the body beside them: dividing by a noisy coverage would fray the edge."""
    solid = ((alpha[..., 0] > .97) & (colour.max(2) > .006)).astype(np.float32)
    weight = cv2.GaussianBlur(solid, (0, 0), 1.2)[..., None]
    beside = cv2.GaussianBlur((straight * solid[..., None]).astype(np.float32), (0, 0), 1.2) / np.maximum(weight, 1e-4)
    rim = (alpha <= .97) & (weight > .03) & (colour.max(2, keepdims=True) > .006)
    return np.where(rim, beside, straight)


def _stage(height, width):
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.clip(np.hypot((x / width - .5) * 1.15, (y / height - .46) * .95) / .75, 0, 1)[..., None] ** 1.6
    middle, rim = LIGHT_GROUND
    return (middle + (rim - middle) * away + np.array([0, 1, 2])) / 255


def _write(path, picture, limit):
    """Best quality whose file stays under the limit."""
    data = (np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)
    data = data[..., [2, 1, 0, 3]] if data.shape[2] == 4 else data[..., ::-1]
    for quality in (86, 82, 78, 72, 66, 58, 50, 42):
        encoded = cv2.imencode('.webp', data, [cv2.IMWRITE_WEBP_QUALITY, quality])[1]
        if len(encoded) <= limit:
            break
    with open(path, 'wb') as file:
        file.write(encoded.tobytes())


def develop(prefix, path, work, cutout, limit=120_000, size=None):
    """Writes the picture of PREFIX to path: a cutout with its shadow, or a full scene on the light stage; in the size of the render unless
    another is given."""
    picture, bare = denoised(prefix, work, *((.85, .24) if cutout else (.9, .45)))
    if size:
        picture, bare = np.clip(cv2.resize(picture, size, interpolation=cv2.INTER_CUBIC), 0, None), cv2.resize(bare, size)
    picture = _calm_glass(picture, bare)
    colour, alpha = picture[..., :3], picture[..., 3:]
    straight = np.where(alpha > 1e-4, colour / np.maximum(alpha, 1e-4), 0)
    straight = _clean_rim(straight, colour, alpha)
    alpha = _shaped_shadow(colour, alpha, bare, .55 if cutout else .8)
    display = toned(straight)
    soft = cv2.GaussianBlur(display.astype(np.float32), (0, 0), 1)
    display = np.clip(display + (display - soft) * .25, 0, 1)
    if cutout:
        # colours under full transparency cost bytes and are never seen
        _write(path, np.concatenate([display * (alpha > .002), alpha], 2), limit)
    else:
        _write(path, display * alpha + _stage(*display.shape[:2]) * (1 - alpha), limit)
