"""Wires joined to wires: splice, butt connector, shrink sleeve."""
import math
from kit import loft, moved, pipe, rect, turned, wire
from kit.solid import rounded
from scenes import wire_end as scene
from wire_ends.parts import CORE, R, RUN, conductor, insulated


def spliced():
    """Ultrasonic splice, three wires to two: strands run from the round conductor into a compacted block with the ribs of the horn."""
    r, w, h, half = .095, .185, .098, .29
    with moved((-.0, 0, .10)):
        sections = []
        for k in range(45):
            x = -half + 2 * half * k / 44
            rib = (0, .0, .013, .013)[k % 4] if 1 < k < 43 else .030 if k in (0, 44) else .012
            sections.append((x, [(-w, 0, .012), (w, 0, .012), (w - .003, 2 * h - rib, .02), (.003 - w, 2 * h - rib, .02)]))
        loft([(x, [tuple(p) for p in rounded(o, 5)]) for x, o in sections], 'copper_pressed', at=(0, 0, -.02))
        for side, spots in ((-1, (-.235, 0, .235)), (1, (-.17, .17))):
            colours = ('wire_orange', 'wire_black', 'wire_yellow') if side < 0 else ('wire_red', 'wire_grey')
            for j, (y0, colour) in enumerate(zip(spots, colours)):
                g = r * CORE / 5 * .99
                room = 2 * w / len(spots)
                mid = -w + room * (j + .5)
                places = [(0, 0)] + [(2 * g * l * math.cos(2 * math.pi * k / (6 * l)), 2 * g * l * math.sin(2 * math.pi * k / (6 * l))) for l in (1, 2) for k in range(6 * l)]
                order = sorted(range(19), key=lambda i: (round(places[i][1], 3), places[i][0]))
                for rank, i in enumerate(order):
                    dy, dz = places[i]
                    row, col = divmod(rank, 4)
                    goal = (mid + (col - 1.5) * room * .23, .004 + row * .033)
                    path = []
                    for k in range(25):
                        t = k / 24
                        e = t * t * (3 - 2 * t)
                        path.append((side * (.66 - (.66 - half + .05) * t), y0 + dy + (goal[0] - y0 - dy) * e, .075 + dz + (goal[1] - .075 - dz) * e))
                    wire(path, g, 'copper', smooth=False)
                with moved((side * .60, y0, .075), (0, 0, 0 if side < 0 else 180)):
                    scene.insulation(0, r, colour, CORE, tuple((x, side * -1 * (.0 if y0 == 0 else math.copysign(.03, y0)) * x * x * .3) for x in (-1.2, -2.4, -4)))
    return dict(target=(.0, 0, .15), azimuth=-24, elevation=33, distance=4.5, lens=84, aperture=5)


def butt_connected():
    """Butt connector, crimped twice through its sleeve; both conductors lie against the stop inside."""
    r, barrel = .12, .105
    with moved((0, 0, r * 1.5)):
        for side, colour in ((-1, 'wire_red'), (1, 'wire_red')):
            with moved((0, 0, 0), (0, 0, 0 if side < 0 else 180)):
                insulated(-.44, r, colour, CORE, ((-1.4, -.02), (-3, -.2), (-6, -.9)))
                conductor(-.52, -.02, r * CORE, ragged=.004, seed=5 + side)
        dent = lambda x: 1 - .20 * sum(math.exp(-((x - c) / .05) ** 2) for c in (-.18, .18))
        xs = [-.34 + .68 * k / 72 for k in range(73)]
        loft([(x, [(barrel * (2 - dent(x)) ** .5 * math.cos(a), barrel * dent(x) * math.sin(a)) for a in (2 * math.pi * n / 80 for n in range(80))]) for x in xs], 'tin')
        sleeve = r * 1.38
        loft([(x, [(sleeve * (1 + .08 * (1 - dent(x))) * math.cos(a), sleeve * (1 - .55 * (1 - dent(x))) * math.sin(a)) for a in (2 * math.pi * n / 80 for n in range(80))])
              for x in (-.62 + 1.24 * k / 96 for k in range(97))], 'sleeve_red')
    return dict(target=(.0, 0, r * 1.4), azimuth=-24, elevation=25, distance=4.4, lens=84, aperture=4.5)


def shrink_sleeved():
    """Shrink sleeve over the brazing of a lug's neck: it follows what lies below, a bead of glue at both mouths."""
    r = .16
    with moved((-.1, 0, r * 1.25)):
        insulated(-.30, r, 'wire_grey', .70)
        conductor(-.40, .62, r * .68, layers=3, angle=10, ragged=.004)
        n = 80
        def reach(x):
            step = 1 / (1 + math.exp((x + .28) / .035))
            return r * (.74 + .30 * step) + .012 * math.exp(-((x + .04) / .05) ** 2)
        xs = [-.72 + .98 * k / 110 for k in range(111)]
        loft([(x, [((reach(x) + .022 + .0012 * math.sin(5 * a + 60 * x)) * math.cos(a), (reach(x) + .022 + .0012 * math.sin(5 * a + 60 * x)) * math.sin(a)) for a in (2 * math.pi * k / n for k in range(n))]) for x in xs], 'sleeve_black')
        for x in (-.722, .262):
            turned([(reach(x) * .9, x - .012), (reach(x) + .016, x - .010), (reach(x) + .026, x), (reach(x) + .016, x + .010), (reach(x) * .9, x + .012), (reach(x) * .9, x - .012)], 'X', colour='glue', segments=96)
    return dict(target=(-.02, 0, r * 1.1), azimuth=-27, elevation=23, distance=3.9, lens=86, aperture=4.5)
