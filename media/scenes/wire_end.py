"""Wire ends large as life is not: ten times their size, along X, the end towards +X. Radius and lengths in metres of the model."""
import math
import random
from mathutils import Vector
from kit import loft, moved, plate, rect, slot, turned, wire
from kit.solid import rounded


def insulation(x, r, colour, core=.78, run=((-1.2, .02), (-2.4, .12), (-4, .5)), drop=.0):
    """Insulated wire that comes from the left and ends at x with a clean cut; core is the share that the conductor takes."""
    wire([(x - .004, 0, 0), (x - .2, 0, 0), (x - .6, 0, 0), *((u, v, -drop * u * u) for u, v in run)], r, colour, fineness=24)
    turned([(r * core, x - .004), (r, x - .004), (r * .985, x + .004), (r * core, x + .004), (r * core, x - .004)], 'X', colour=colour, segments=72)


def strands(x0, x1, r, layers=2, colour='copper', splay=0., lay=1.3, seed=5, fit=True):
    """Stranded conductor of radius r from x0 to x1, every layer laid; splay opens its end."""
    rnd, gauge = random.Random(seed), r / (2 * layers + 1)
    for layer in range(layers + 1):
        n = max(1, 6 * layer)
        for k in range(n):
            start, stray, length = 2 * math.pi * k / n, rnd.uniform(-.4, .4), x1 + rnd.uniform(-.03, .02) * (splay > 0)
            path = []
            for i in range(41):
                t = i / 40
                x = x0 + (length - x0) * t
                open_ = splay * max(0, (t - .45) / .55) ** 2
                a = start + (x - x0) * lay / r * .25 + stray * open_
                reach = layer * gauge * 1.96 * (1 + open_ * (1 + .5 * stray))
                path.append((x, reach * math.cos(a), reach * math.sin(a) - open_ * gauge * .6))
            wire(path, gauge * .97, colour, fit=fit)


def _wings(s, up=1.):
    """Outline of a closed conductor crimp: two wings that roll in and meet."""
    return [(-1.25 * s, -.9 * s, .4 * s), (1.25 * s, -.9 * s, .4 * s), (1.32 * s, .3 * s * up, .5 * s), (.72 * s, .98 * s * up, .55 * s),
            (0, .36 * s * up, .12 * s), (-.72 * s, .98 * s * up, .55 * s), (-1.32 * s, .3 * s * up, .5 * s)]


def _trough(w, high, floor, t):
    return [(-w, high), (-w, floor), (w, floor), (w, high), (w - t, high), (w - t, floor + t), (t - w, floor + t), (t - w, high)]


def _collar(outer, inner, gap=9, n=40):
    angles = [math.radians(90 + gap + (360 - 2 * gap) * k / n) for k in range(n + 1)]
    return [(outer * math.cos(a), outer * math.sin(a)) for a in angles] + [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]


def crimped(r=.13, colour='wire_orange', metal='tin', brush=.1, sealed=None, run=((-1.6, .02), (-2.6, .15), (-4, .6)), bell=1.1):
    """A crimp contact on its wire: insulation crimp (or a seal in it), conductor crimp with both bell mouths, box receptacle.
    The conductor crimp stands around the origin. brush: how far strands look out in front."""
    s = r * .78
    skin = lambda outline: [tuple(p) for p in rounded(outline, 8)]
    loft([(x * r, skin(_wings(s * f))) for x, f in ((-1.45, bell), (-1.25, 1.03), (-1.05, 1), (1.05, 1), (1.25, 1.03), (1.42, bell * .98))], metal)
    for x in (-.45, 0, .45):
        pipe_line = [(x * r - .002, skin(_wings(s * 1.008))), (x * r + .002, skin(_wings(s * 1.008)))]
        loft(pipe_line, 'steel_ground')
    floor, t = -.9 * s, s * .2
    loft([(1.35 * r, _trough(s * 1.05, -.25 * s, floor, t)), (2.3 * r, _trough(s * 1.15, -.2 * s, floor, t)), (3.1 * r, _trough(s * 1.5, .3 * s, floor, t))], metal)
    loft([(-1.35 * r, _trough(s, -.35 * s, floor, t)), (-2.4 * r, _trough(s * 1.1, -.35 * s, floor, t))], metal)
    with moved((5.9 * r, 0, .35 * s)):
        plate(rect(3 * s, 2.7 * s, .3 * s), 5.8 * r, 'X', metal, holes=[rect(2.45 * s, 2.1 * s, .2 * s)], edge=.004)
        for side in (-1, 1):
            plate(slot(1.9 * r, .5 * s), .004, 'Y', 'gap', (.1 * r, side * 1.502 * s, .1 * s), edge=.0008)
        plate([(-1.6 * r, 1.33 * s), (.4 * r, 1.85 * s, .01), (.4 * r, 1.7 * s), (-1.2 * r, 1.3 * s)], 1. * s, 'Y', metal, edge=.002)
    with moved((0, 0, .02 * r)):
        strands(-2.3 * r, -1.2 * r, s * 1.02, 2, lay=.3)
        strands(1.2 * r, (1.5 + brush * 10) * r, s * .8, 2, splay=.5, lay=.2)
    lift = floor + t + r * .92
    with moved((0, 0, lift)):
        insulation(-2.25 * r, r, colour, run=run)
        if sealed:
            with moved((-1.5 * r, 0, 0)):
                seal(r, sealed)
        else:
            loft([(x * r, _collar(r * 1.2 * f, r * 1.0 * f)) for x, f in ((-4.5, 1.05), (-4.3, 1.01), (-2.95, 1.01), (-2.75, 1.04))], metal)


def seal(r, colour='silicone', at=0., ribs=3):
    """Single-wire seal with its ribs, its narrow neck to the right of the place."""
    profile, x = [(r * 1.02, at - 4.2 * r), (r * 1.45, at - 4.2 * r)], at - 4.2 * r
    for _ in range(ribs):
        profile += [(r * 1.6, x + .10 * r), (r * 1.95, x + .34 * r), (r * 1.95, x + .46 * r), (r * 1.6, x + .70 * r), (r * 1.5, x + .82 * r)]
        x += .82 * r
    profile += [(r * 1.5, x + .2 * r), (r * 1.22, x + .35 * r), (r * 1.22, x + 1.5 * r), (r * 1.02, x + 1.5 * r), (r * 1.02, at - 4.2 * r)]
    turned(profile, 'X', colour=colour, segments=72)


def ferrule(r, colour='wire_blue', collar='wire_blue', length=.9, run=((-1.2, .02), (-2.4, .12), (-4, .5))):
    """End sleeve with its plastic collar, crimped in notches, on its wire; the collar ends at the origin."""
    insulation(-.12, r, colour, run=run)
    turned([(r * 1.02, -.30), (r * 1.42, -.30), (r * 1.42, -.06), (r * .86, .10), (r * .78, .10), (r * .78, -.06), (r * 1.02, -.10), (r * 1.02, -.30)], 'X', colour=collar, segments=64)
    n = 7
    notches = [(.10, .80)]
    for k in range(n):
        x = .16 + (length - .26) * k / (n - 1)
        notches += [(x - .022, .80), (x - .012, .73), (x + .012, .73), (x + .022, .80)]
    sleeve = [(r * .62, .10)] + [(r * f, x) for x, f in notches] + [(r * .80, length), (r * .70, length), (r * .62, .10)]
    turned(sleeve, 'X', colour='tin', segments=56)
    strands(length - .2, length + .015, r * .66, 3, lay=.1)


def braided(x0, x1, r, colour='braid', carriers=16, ends=4, pitch=1.1, open_=0.):
    """Braided shield from x0 to x1: flat groups of strands that cross; open_ widens it to a collar towards x1."""
    gauge = math.pi * r / carriers / ends * .82
    for way in (-1, 1):
        for c in range(carriers):
            for e in range(ends):
                path = []
                for i in range(49):
                    t = i / 48
                    x = x0 + (x1 - x0) * t
                    a = way * (2 * math.pi * (x - x0) / pitch) + 2 * math.pi * (c + .5 * (way > 0)) / carriers + (e - ends / 2) * gauge * 2 / r
                    over = math.cos(carriers * (a - way * 2 * math.pi * (x - x0) / pitch * 2) / 2)
                    reach = r + gauge * (1.2 + way * .9 * over) + open_ * max(0, t - .5) ** 2
                    path.append((x, reach * math.cos(a), reach * math.sin(a)))
                wire(path, gauge, colour, smooth=False)


def high_voltage_end(r=.2, run=((-1.6, 0), (-3, .1), (-5, .5)), folded=True, colour='wire_orange'):
    """Shielded cable end in steps: jacket, braid folded back over it, inner insulation, conductor; the jacket ends at the origin."""
    insulation(0, r, colour, .8, run)
    if folded:
        braided(-.62, .0, r * 1.05, pitch=.9)
        turned([(r * .84, -.0), (r * 1.13, -.02), (r * 1.16, .02), (r * 1.02, .05), (r * .84, .045), (r * .84, -.0)], 'X', colour='braid', segments=64)
    else:
        braided(0, .5, r * .84, pitch=.9, open_=.8)
    turned([(.0, -.02), (r * .76, -.02), (r * .76, .72), (r * .74, .735), (.0, .735)], 'X', colour='natural', segments=72)
    strands(.70, 1.25, r * .56, 4, lay=.5)


def twisted(x0, x1, r, lay=.5, colours=('wire_orange', 'wire_white'), parted=.42):
    """A twisted pair along X that parts at x1 into two straight stripped ends."""
    n = int((x1 - x0) / lay * 24)
    for phase, colour in zip((0, math.pi), colours):
        path, side = [], 1 if phase == 0 else -1
        for k in range(n + 1):
            a = 2 * math.pi * k / 24 + phase
            path.append(Vector((x0 + (x1 - x0) * k / n, r * math.cos(a), r * math.sin(a))))
        last = path[-1]
        y = last.y * 1.0
        path += [Vector((x1 + parted * t, y + (side * r * 2.2 - y) * t * t * (3 - 2 * t), last.z * (1 - t))) for t in (k / 8 for k in range(1, 9))]
        end = path[-1]
        path.append(end + Vector((.45, 0, 0)))
        wire(path, r * .98, colour, fineness=4)
        with moved(path[-1]):
            turned([(r * .7, -.003), (r * .98, -.003), (r * .96, .004), (r * .7, .004), (r * .7, -.003)], 'X', colour=colour, segments=56)
            strands(-.02, .3, r * .68, 2, lay=.4)


def cut_face(s, seed=3):
    """Section through a crimp that looks up: the terminal's outline with the pressed strands in it, in the plane Z = 0."""
    rnd = random.Random(seed)
    plate(_wings(s), .02, 'Z', 'tin', edge=.002, steps=10)
    d = s * .36
    for row in range(-3, 4):
        for col in range(-4, 5):
            x, y = (col + .5 * (row % 2)) * d, row * d * .86 - .04 * s
            inside = abs(x) < 1.0 * s and -.78 * s < y < .62 * s and not (abs(x) < .5 * s and y > .2 * s) and abs(x) + max(0, y) < 1.22 * s
            if inside:
                angles = [math.pi / 6 + k * math.pi / 3 for k in range(6)]
                cell = [(x + d * .56 * rnd.uniform(.93, 1) * math.cos(a), y + d * .56 * rnd.uniform(.93, 1) * math.sin(a)) for a in angles]
                plate([(*p, d * .1) for p in cell], .022, 'Z', 'copper', (0, 0, .002), edge=.001, steps=3)
