"""Ends that carry a contact, a lug or a ferrule."""
import math
import random
from kit import loft, moved, pipe, plate, rect, turned
from kit.solid import circle, rounded
from scenes import wire_end as scene
from wire_ends.parts import CORE, R, RUN, conductor, insulated, terminal


def crimped():
    with moved((-.12, 0, R * .78)):
        terminal(R, 'wire_orange')
    return dict(target=(.06, 0, R * .85), azimuth=-27, elevation=25, distance=5.0, lens=86, aperture=4.5)


def sealed():
    with moved((-.05, 0, R * 1.52)):
        terminal(R, 'wire_grey', 'silicone')
    return dict(target=(.12, 0, R * 1.3), azimuth=-31, elevation=21, distance=4.9, lens=86, aperture=4.5)


def double_crimped():
    """Two wires in one contact: one crimp holds both conductors, one insulation crimp both wires."""
    r = R * .82
    with moved((-.05, 0, R * .78)):
        s = terminal(R, None)
        for side, colour in ((-1, 'wire_red'), (1, 'wire_black')):
            with moved((0, side * r * 1.02, R * .34), (0, 0, side * -2.4)):
                insulated(-2.3 * R, r, colour, run=((-1.4, side * .10), (-3, side * .55), (-6, side * 1.9)))
                conductor(-2.5 * R, -1.1 * R, r * CORE, angle=7, seed=3 + side)
        wide = lambda outer, inner: [(1.70 * u, v) for u, v in scene._collar(outer, inner, 4, 56)]
        loft([(x * R, wide(R * 1.06 * f, R * .88 * f)) for x, f in ((-4.55, 1.06), (-4.36, 1.01), (-4.2, 1), (-3.2, 1), (-3.0, 1.05))], 'tin', at=(0, 0, R * .34))
        conductor(1.1 * R, 2.05 * R, s * .82, angle=3, splay=.35, ragged=.02)
    return dict(target=(.02, 0, R * 1.0), azimuth=-26, elevation=29, distance=5.2, lens=86, aperture=4.5)


def _ferrule(section, ribs, colour, r=.165, length=.86):
    """End sleeve with collar: `section` is the outline of the crimped barrel at a scale and with a rounding, both 0 to 1."""
    with moved((-.22, 0, r * 1.42)):
        scene.insulation(-.14, r, colour, .7, RUN)
        turned([(r * .98, -.36), (r * 1.40, -.36), (r * 1.42, -.34), (r * 1.42, -.10), (r * 1.36, -.02), (r * .92, .06), (r * .80, .085), (r * .735, .09),
                (r * .735, -.06), (r * .98, -.12), (r * .98, -.36)], 'X', colour=colour, segments=96)
        ring = lambda scale, round_: [tuple(p) for p in rounded(section(scale, round_), 10)]
        steps = [(.05, 1.10, .995), (.14, 1.08, .97), (.17, 1.02, .5)]
        for k in range(ribs):
            x = .19 + k * .61 / ribs
            steps += [(x, 1.0, .34), (x + .012, .945, .30), (x + .058, .945, .30), (x + .070, 1.0, .34)]
        steps += [(length - .035, 1.02, .5), (length, 1.05, .7)]
        loft([(x, ring(f, c)) for x, f, c in steps], 'tin')
        plate([(*p[:2],) for p in ring(1.0, .6)], .006, 'X', 'gap', (length + .0005, 0, 0), edge=.0005)
        rnd, g = random.Random(3), r * .66 * .125
        outline = [tuple(p)[:2] for p in section(.84, 0)]
        for row in range(-5, 6):
            for col in range(-5, 6):
                y, z = (col + .5 * (row % 2)) * g * 2.02, row * g * 1.76
                if _inside(outline, y, z):
                    turned([(g * 1.0, -.03), (g * 1.0, .0), (g * .86, .002)], 'X', (length + .004 + rnd.uniform(-.003, .004), y, z), 'copper', 18)
    return dict(target=(.10, 0, r * 1.15), azimuth=28, elevation=22, distance=3.5, lens=88, aperture=4)


def _inside(outline, u, v):
    """Whether a point lies in a convex outline that runs counter-clockwise."""
    return all((b[0] - a[0]) * (v - a[1]) - (b[1] - a[1]) * (u - a[0]) > 0 for a, b in zip(outline, outline[1:] + outline[:1]))


def ferrule():
    """2.5 mm², 8 mm sleeve, square crimp with five ribs, strands flush with the front."""
    half = .165 * .66
    return _ferrule(lambda f, c: rect(2 * half * f, 2 * half * f, half * c), 5, 'wire_blue')


def ferrule_trapezoid():
    """The same sleeve in 1.5 mm², pressed as a trapezoid: flat below, narrower above."""
    h = .165 * .64
    return _ferrule(lambda f, c: [(-h * 1.18 * f, -h * .86 * f, h * .6 * c), (h * 1.18 * f, -h * .86 * f, h * .6 * c), (h * .80 * f, h * .86 * f, h * .6 * c), (-h * .80 * f, h * .86 * f, h * .6 * c)], 4, 'wire_black')


def ferrule_hexagonal():
    """The same sleeve in 4 mm², pressed from six sides."""
    h = .165 * .74
    return _ferrule(lambda f, c: [(h * f * math.cos(math.pi * k / 3), h * f * math.sin(math.pi * k / 3), h * .42 * c) for k in range(6)], 5, 'wire_grey')


def closed_lug():
    """Tube lug on 16 mm², hexagonal crimp, with its bolt hole."""
    r = .30
    with moved((-.30, 0, r * 1.0)):
        insulated(-.10, r, 'wire_black', .76, ((-1.4, 0), (-3, 0), (-6, 0)))
        conductor(-.2, .04, r * .72, layers=4, angle=10, ragged=.0)
        barrel, n = r * .88, 48
        around = [2 * math.pi * k / n for k in range(n)]
        hexagon = lambda a: .90 / max(math.cos((a + math.pi / 6) % (math.pi / 3) - math.pi / 6), .88)
        section = lambda t, flat=0.: [(barrel * (1 + t * (hexagon(a) - 1)) * math.cos(a) * (1 + .52 * flat), (barrel * (1 + t * (hexagon(a) - 1)) * math.sin(a)) * (1 - .80 * flat) - barrel * .80 * flat) for a in around]
        loft([(-.02, section(0)), (.0, section(0)), (.09, section(0)), (.115, section(1)), (.40, section(1)), (.425, section(0)), (.50, section(0)),
              (.56, section(0, .12)), (.64, section(0, .55)), (.72, section(0, .92)), (.78, section(0, 1))], 'tin')
        pipe(barrel * 1.012, barrel * .82, .012, (-.022, 0, 0), 'X', 'tin', 96)
        palm = barrel * 1.52
        plate([(-.08, -palm), (.16, -palm)] + [(.16 + palm * math.sin(math.pi * k / 40), -palm * math.cos(math.pi * k / 40)) for k in range(1, 40)] + [(.16, palm), (-.08, palm)],
              barrel * .40, 'Z', 'tin', (.84, 0, -barrel * .80), [circle(palm * .50, .20, 0, 64)], .010, steps=3)
    return dict(target=(.18, 0, r * .8), azimuth=-30, elevation=29, distance=5.4, lens=84, aperture=5)


def turned_pin():
    """Turned contact, crimped by four indents: two pairs, an eighth of a turn apart."""
    r = .115
    with moved((-.25, 0, r * 1.02)):
        insulated(-.02, r, 'wire_white', .66)
        conductor(-.06, .06, r * .64, ragged=0)
        n = 96
        sections = []
        for k in range(81):
            x = .03 + .40 * k / 80
            ring = []
            for j in range(n):
                a = 2 * math.pi * j / n
                dent = sum(.34 * math.exp(-((x - centre) / .034) ** 2) * max(0, math.cos(2 * (a - turn))) ** 10 for centre, turn in ((.17, .3), (.26, .3 + math.pi / 2), ))
                ring.append((r * 1.02 * (1 - dent) * math.cos(a), r * 1.02 * (1 - dent) * math.sin(a)))
            sections.append((x, ring))
        loft(sections, 'gold')
        pipe(r * 1.025, r * .70, .012, (.026, 0, 0), 'X', 'gold', 96)
        turned([(r * .2, .42), (r * 1.02, .42), (r * 1.02, .46), (r * 1.26, .465), (r * 1.26, .53), (r * .98, .535), (r * .98, .66), (r * .60, .69), (r * .54, .70),
                (r * .54, 1.16), (r * .46, 1.22), (r * .22, 1.25), (.001, 1.252)], 'X', colour='gold', segments=96)
    return dict(target=(.20, 0, r * 1.0), azimuth=-27, elevation=22, distance=3.9, lens=88, aperture=4.5)
