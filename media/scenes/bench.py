"""What lies and stands about in a plant: hand tools, foam cases, bins and shelves, clipboards, laptops, mugs, trolleys."""
from kit import bezier, box, moved, pipe, plate, profile, rect, rod, turned, wire
from .machine import monitor


def hex_key(at, length=.09, turn=0, r=.0028):
    """Hexagon key on its side."""
    with moved((at[0], at[1], at[2] + r), (0, 0, turn)):
        wire([(0, 0, 0), (length - .006, 0, 0), (length - .001, .002, 0), (length, .008, 0), (length, length * .32, 0)], r, 'tool', smooth=False)


def screwdriver(at, length=.2, turn=0, colour='accent'):
    """Screwdriver on its side, its blade towards +X."""
    with moved((at[0], at[1], at[2] + .014), (0, 0, turn)):
        h = length * .46
        turned([(.006, 0), (.013, .006), (.014, h * .3), (.012, h * .7), (.0135, h * .92), (.008, h)], 'X', (0, 0, 0), colour, 10)
        rod(.0032, length - h, (h + (length - h) / 2, 0, 0), 'X', 'chrome', 20)
        box((.012, .0045, .0016), (length, 0, 0), 'tool', .0004)


def spanner(at, length=.16, turn=0):
    """Open-ended spanner."""
    with moved((at[0], at[1], at[2] + .0035), (0, 0, turn)):
        w = length * .05
        plate([(0, -w, .003), (length * .8, -w, .004), (length * .9, -w * 2.2, .006), (length * 1.02, -w * 1.9, .002), (length * .93, -w * .8, .002), (length * .93, w * .8, .002), (length * 1.02, w * 1.9, .002),
               (length * .9, w * 2.2, .006), (length * .8, w, .004), (0, w, .003)], .006, 'Z', 'chrome', edge=.0014)
        pipe(w * 1.9, w * 1.1, .008, (-w * .6, 0, 0), 'Z', 'chrome')


def foam_case(w, d, h, wells, at=(0, 0, 0), lid=True):
    """Open case with a foam inlay; wells are outlines cut into it."""
    with moved(at):
        box((w + .02, d + .02, h - .03), (0, 0, (h - .03) / 2), 'dark', .008)
        plate(rect(w, d, .01), .03, 'Z', 'foam', (0, 0, h - .012), wells, .002)
        box((w - .006, d - .006, .004), (0, 0, h - .027), 'light', .001)
        for x in (-1, 1):
            box((.03, .008, .03), (x * w * .3, -d / 2 - .013, h * .7), 'alu', .002)
        if lid:
            with moved((0, d / 2 + .012, h), (-74, 0, 0)):
                box((w + .02, .03, d + .02), (0, .02, d / 2 + .01), 'dark', .008)
                box((w - .01, .01, d - .01), (0, .002, d / 2 + .01), 'foam', .003)


def bin_(w, d, h, at, colour='blue', label=True):
    """Open-fronted stacking bin."""
    with moved(at):
        t = .004
        box((w, d, t), (0, 0, t / 2), colour, .001)
        box((w, t, h), (0, d / 2, h / 2), colour, .001)
        box((w, t, h * .45), (0, -d / 2, h * .225), colour, .001)
        for side in (-1, 1):
            plate([(-d / 2, 0), (d / 2, 0), (d / 2, h, .006), (-d * .2, h, .02), (-d / 2, h * .45, .006)], t, 'X', colour, (side * (w / 2 - t / 2), 0, 0), edge=.001)
        if label:
            box((w * .6, .001, h * .22), (0, -d / 2 - .0025, h * .22), 'paper', .0003)
            box((w * .35, .001, h * .05), (-w * .08, -d / 2 - .0031, h * .25), 'graphite', .0002)


def clipboard(at, turn=0, rows=9, w=.22, h=.31):
    """Clipboard with a checked list, and a pen across."""
    with moved(at, (0, 0, turn)):
        box((w, h, .004), (0, 0, .002), 'graphite', .0015)
        box((w - .016, h - .03, .001), (0, -.006, .0046), 'paper', .0003)
        box((w * .4, .03, .008), (0, h / 2 - .012, .008), 'steel', .003)
        box((w * .5, .009, .0004), (-.03, h / 2 - .046, .0053), 'graphite', .0001)
        for k in range(rows):
            y = h / 2 - .075 - k * .022
            box((w * .52, .0035, .0004), (.012, y, .0053), 'mid', .0001)
            plate(rect(.010, .010, .001), .0006, 'Z', 'graphite', (-w * .36, y, .0052), [rect(.008, .008)], .0001)
            if k < rows - 3:
                wire([(-w * .36 - .004, y, .0056), (-w * .36 - .001, y - .004, .0056), (-w * .36 + .007, y + .006, .0056)], .0008, 'accent', smooth=False)
        with moved((w * .2, -h * .26, .010), (0, 0, 38)):
            turned([(.0008, 0), (.0042, .014), (.0045, .12), (.004, .138)], 'X', colour='accent', segments=24)


def laptop(picture, at, turn=0, lean=18, w=.34):
    """Open laptop that shows a picture of the work folder."""
    d = w * .68
    with moved(at, (0, 0, turn)):
        plate(rect(w, d, .012), .014, 'Z', 'alu_dark', (0, 0, .009), edge=.003)
        for row in range(5):
            for col in range(13):
                box((w * .056, d * .07, .002), (-w * .40 + col * w * .0665, d * .34 - row * d * .095, .0165), 'black', .0006)
        box((w * .32, d * .26, .001), (0, -d * .30, .0163), 'mid', .0004)
        with moved((0, d / 2 - .004, .016), (-lean, 0, 0)):
            box((w, .006, d), (0, .008, d / 2), 'alu_dark', .002)
            monitor(picture, w - .006, d - .006, (0, -.002, d / 2))


def desk_monitor(picture, at, turn=0, w=.6):
    """Monitor on its stand."""
    h = w * .62
    with moved(at, (0, 0, turn)):
        plate(rect(w * .4, w * .3, .02), .008, 'Z', 'graphite', (0, .04, .004))
        box((.05, .02, h * .7), (0, .07, h * .4), 'graphite', .004)
        monitor(picture, w, h, (0, .03, h * .5 + .10))


def mug(at, colour='white'):
    """Mug with coffee in it."""
    with moved(at):
        turned([(.030, 0), (.038, .004), (.040, .09), (.037, .09), (.035, .008), (.001, .007)], 'Z', colour=colour, segments=48)
        rod(.0365, .003, (0, 0, .078), 'Z', 'ground_warm', 40)
        wire(bezier((.038, 0, .075), (.075, 0, .078), (.07, 0, .02), (.036, 0, .025)), .005, colour, smooth=False)


def trolley(at, turn=0, w=.9, d=.5, shelves=(.25, .62, .98)):
    """Frame of extrusions on feet with shelves and a push bar; returns the heights of the shelves' tops."""
    with moved(at, (0, 0, turn)):
        for x in (-w / 2 + .02, w / 2 - .02):
            for y in (-d / 2 + .02, d / 2 - .02):
                profile(shelves[-1] - .06, (x, y, shelves[-1] / 2 + .02), 'Z', .04)
                rod(.05, .03, (x, y, .05), 'X', 'rubber')
        for z in shelves:
            box((w, d, .02), (0, 0, z), 'white', .004)
            box((w + .002, .004, .008), (0, -d / 2 - .001, z), 'accent', .001)
        wire([(w / 2, -d / 2 + .05, shelves[-1] - .1), (w / 2 + .12, -d / 2 + .05, shelves[-1]), (w / 2 + .12, d / 2 - .05, shelves[-1]), (w / 2, d / 2 - .05, shelves[-1] - .1)], .014, 'graphite', smooth=False)
    return [z + .01 for z in shelves]


def work_top(at=(0, 0, 0), w=2.4, d=.9, colour='light', thick=.04):
    """Top of a bench whose surface lies at the place."""
    box((w, d, thick), (at[0], at[1], at[2] - thick / 2), colour, .006, fit=False)
