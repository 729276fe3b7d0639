"""Ends that are cut, stripped, twisted, tinned, slit or marked: nothing is put on them yet."""
import math
import random
from kit import bezier, loft, moved, plate, rect, turned, wire
from scenes import wire_end as scene
from wire_ends.parts import CORE, R, RUN, conductor, insulated, printed


def stripped():
    with moved((0, 0, R)):
        insulated(-.02, words='FLRY-A 0.75')
        conductor(-.10, .62, R * CORE, splay=.10)
    return dict(target=(.04, 0, R * .95), azimuth=-26, elevation=21, distance=3.0, lens=88, aperture=4)


def _slug(x0, x1, r=R, colour='wire_orange', core=CORE):
    """A piece of insulation that a blade has cut off and pushed along."""
    turned([(r * core, x0), (r * .985, x0), (r * 1.004, x0 + .006), (r, x0 + .012), (r, x1 - .006), (r * .975, x1), (r * core, x1), (r * core, x0)], 'X', colour=colour, segments=96)


def half_stripped():
    """Half strip: the slug stays on the end and keeps the strands together until it is taken off at the next station."""
    with moved((-.06, 0, R)):
        insulated(-.16, words='FLRY-A 0.75')
        conductor(-.25, .60, R * CORE, ragged=.002)
        _slug(.13, .60)
    return dict(target=(.06, 0, R * .95), azimuth=-27, elevation=22, distance=3.1, lens=88, aperture=4)


def window_stripped():
    """Window strip: the insulation opened in the middle of a lead, for a splice or a contact through."""
    with moved((0, 0, R)):
        insulated(-.24, colour='wire_white')
        conductor(-.34, .40, R * CORE, ragged=.001)
        _slug(.20, 1.10, colour='wire_white')
        wire([(1.09, 0, 0), (1.5, 0, 0), (2.4, 0, 0), (4, 0, 0)], R, 'wire_white', fineness=24)
    return dict(target=(-.02, 0, R * .95), azimuth=-22, elevation=24, distance=3.3, lens=84, aperture=4)


def twisted_end():
    """Stripped, and the strands twisted tighter than they were laid, so that none stands off."""
    with moved((0, 0, R)):
        insulated(-.04, colour='wire_yellow', words='H07V-K 1.5')
        conductor(-.12, .66, R * CORE * .97, angle=31, ragged=.003, seed=9)
    return dict(target=(.05, 0, R * .95), azimuth=-25, elevation=20, distance=3.0, lens=88, aperture=4)


def tinned():
    """Dipped in solder: the strands still show under a smooth coat that ends in a drop."""
    r = R * CORE
    with moved((0, 0, R)):
        insulated(-.04, colour='wire_black', words='LiYv 0.5')
        conductor(-.12, .16, r * .96, angle=22, ragged=.0)
        sections = []
        for k in range(61):
            t = k / 60
            x = .10 + .52 * t
            tip = math.sqrt(max(0, 1 - max(0, (t - .93) / .07) ** 2))
            lumps = [1.02 + .035 * math.cos(12 * (a - x * 4.6)) * (1 - .6 * t) for a in (2 * math.pi * n / 96 for n in range(96))]
            grow = (1 + .05 * math.sin(t * 9) * t + .10 * math.exp(-((t - .93) / .06) ** 2)) * max(.02, tip) * (.9 + .1 * min(1, t * 14))
            sections.append((x, [(r * f * grow * math.cos(2 * math.pi * n / 96), r * f * grow * math.sin(2 * math.pi * n / 96)) for n, f in enumerate(lumps)]))
        loft(sections, 'solder')
    return dict(target=(.05, 0, R * .95), azimuth=-26, elevation=21, distance=3.0, lens=88, aperture=4)


def slit():
    """Jacket slit lengthwise and laid open; the cores inside untouched."""
    r = .24
    with moved((0, 0, r)):
        scene.insulation(-.42, r, 'wire_grey', .86, RUN)
        gap = lambda x: max(0, (x + .42) / 1.0)
        sections = []
        for k in range(41):
            x = -.42 + .98 * k / 40
            open_ = 3 + 62 * gap(x) ** 1.4
            out = [math.radians(90 + open_ + (360 - 2 * open_) * n / 64) for n in range(65)]
            bend = 1 + .42 * gap(x) ** 2
            sections.append((x, [(r * bend * math.cos(a), r * math.sin(a) - r * .12 * gap(x)) for a in out] + [(r * bend * .86 * math.cos(a), r * .86 * math.sin(a) - r * .12 * gap(x)) for a in reversed(out)]))
        loft(sections, 'wire_grey')
        for k, colour in enumerate(('wire_red', 'wire_blue', 'wire_green')):
            a = math.radians(90 + 120 * k)
            path = [(x, .105 * math.cos(a + x * 2.2), .105 * math.sin(a + x * 2.2)) for x in (-.6 + 1.5 * n / 40 for n in range(41))]
            wire(path, .094, colour, fineness=5)
    return dict(target=(.08, 0, r * .9), azimuth=-24, elevation=33, distance=4.3, lens=86, aperture=4.5)


def marked():
    """Lead with its number printed at both ends by ink jet, cut square."""
    with moved((0, 0, R)):
        insulated(.52, colour='wire_white', words='W 217 / X3 : 14')
        printed('FLRY-B 1.0', -.50, R, turn=18)
        conductor(.40, .523, R * CORE, ragged=.001)
    return dict(target=(.0, 0, R * .95), azimuth=-24, elevation=24, distance=3.0, lens=88, aperture=4)


def sheathed():
    """Sheathed cable: jacket off, three cores spread and stripped."""
    r = .27
    with moved((0, 0, r)):
        scene.insulation(-.55, r, 'wire_black', .82, RUN)
        for k, (colour, y) in enumerate((('wire_blue', -.30), ('wire_yellow', .02), ('wire_red', .33))):
            a = math.radians(90 + 120 * k)
            start = (.125 * math.cos(a), .125 * math.sin(a))
            path = bezier((-.75, *start), (-.45, *start), (-.25, y * .9, start[1] * .4 - .02), (.26, y, -r + .115))
            wire(path, .112, colour, smooth=False)
            with moved((.26, y, -r + .115), (0, 0, math.degrees(math.atan2(y * .1, .51)))):
                turned([(.112 * .62, -.012), (.111, -.012), (.113, 0), (.108, .005), (.07, .006), (.112 * .62, -.012)], 'X', colour=colour, segments=72)
                conductor(-.05, .34, .112 * .62, splay=.05, seed=3 + k)
    return dict(target=(-.02, 0, r * .7), azimuth=-25, elevation=31, distance=4.6, lens=86, aperture=5)


def battery_cable():
    """Battery cable, 50 mm²: fine strands in bundles, cut and stripped for a lug."""
    r = .42
    rnd = random.Random(8)
    with moved((0, 0, r)):
        scene.insulation(-.30, r, 'wire_orange', .82, ((-1.4, 0), (-3, 0), (-6, 0)))
        turned([(r * .82, -.304), (r * .99, -.304), (r * 1.004, -.298), (r * .975, -.29), (r * .82, -.288), (r * .82, -.304)], 'X', colour='wire_orange', segments=120)
        bundle = r * .80 / 3
        for layer in range(2):
            for k in range(max(1, 6 * layer)):
                a = 2 * math.pi * k / max(1, 6 * layer) + .2
                with moved((0, bundle * 1.84 * layer * math.cos(a), bundle * 1.84 * layer * math.sin(a))):
                    conductor(-.4, .52, bundle * 1.06, layers=3, angle=16, ragged=.012, seed=rnd.randint(0, 99))
    return dict(target=(.02, 0, r * .95), azimuth=-29, elevation=21, distance=5.0, lens=86, aperture=5)
