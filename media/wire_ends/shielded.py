"""Ends of shielded cables and of pairs: coaxial steps, braid folded or taped, foil, high voltage."""
import math
from mathutils import Vector
from kit import bezier, loft, moved, turned, wire
from scenes import wire_end as scene
from wire_ends.parts import CORE, RUN, conductor, insulated


def coax():
    """Coaxial cable in three steps: braid, dielectric, solid inner conductor."""
    r = .20
    with moved((-.25, 0, r)):
        insulated(-.28, r, 'wire_black', .84, words='RG 58 C/U')
        scene.braided(-.30, .10, r * .78, pitch=.62)
        turned([(r * .60, .098), (r * .84, .098), (r * .86, .104), (r * .84, .110), (r * .60, .11), (r * .60, .098)], 'X', colour='braid', segments=96)
        turned([(.0, -.05), (r * .68, -.05), (r * .68, .50), (r * .665, .508), (.0, .508)], 'X', colour='natural', segments=96)
        turned([(.0, .45), (r * .205, .45), (r * .205, .90), (r * .17, .915), (.0, .918)], 'X', colour='copper', segments=64)
    return dict(target=(.08, 0, r * .95), azimuth=-27, elevation=22, distance=4.1, lens=86, aperture=4.5)


def braid_folded():
    """Braid folded back over the jacket, inner insulation and conductor in steps."""
    r = .2
    with moved((-.3, 0, r * 1.2)):
        scene.insulation(-.02, r, 'wire_orange', .8, RUN)
        scene.braided(-.50, -.01, r * 1.05, pitch=.80)
        turned([(r * .82, -.015), (r * 1.115, -.02), (r * 1.15, -.004), (r * 1.12, .018), (r * 1.0, .034), (r * .84, .032), (r * .82, -.015)], 'X', colour='braid', segments=96)
        turned([(.0, -.02), (r * .76, -.02), (r * .76, .58), (r * .745, .588), (.0, .588)], 'X', colour='natural', segments=96)
        conductor(.55, 1.05, r * .54, layers=3, angle=12, splay=.04)
    return dict(target=(.12, 0, r * 1.05), azimuth=-28, elevation=22, distance=4.6, lens=86, aperture=4.5)


def braid_taped():
    """The same end, the folded braid held by a turn of copper tape."""
    r = .2
    shot = braid_folded()
    with moved((-.3, 0, r * 1.2)):
        sections = []
        for k in range(25):
            x = -.40 + .24 * k / 24
            sections.append((x, [(r * 1.20 * (1 + .003 * math.sin(9 * a + 40 * x)) * math.cos(a), r * 1.20 * (1 + .003 * math.sin(9 * a + 40 * x)) * math.sin(a)) for a in (2 * math.pi * n / 96 for n in range(96))]))
        loft(sections, 'foil')
        seam = [(-.39 + .22 * n / 30, (r * 1.206) * math.cos(2.0 + .04 * n / 30), (r * 1.206) * math.sin(2.0 + .04 * n / 30)) for n in range(31)]
        wire(seam, .0035, 'foil', smooth=False)
    return shot


def foil_cut():
    """Foil shield cut square a few millimetres after the jacket, its drain wire bent aside."""
    r = .21
    with moved((-.25, 0, r)):
        insulated(-.30, r, 'wire_grey', .86, words='Li2YCY 2 x 0.5')
        sections = []
        for k in range(61):
            x = -.32 + .42 * k / 60
            sections.append((x, [(r * .80 * (1 + .012 * math.sin(3 * a + 30 * x) * math.sin(47 * x + a)) * math.cos(a), r * .80 * (1 + .012 * math.cos(4 * a - 25 * x) * math.sin(39 * x)) * math.sin(a))
                                  for a in (2 * math.pi * n / 120 for n in range(120))]))
        loft(sections, 'foil_silver')
        for y, colour in ((-.088, 'wire_white'), (.088, 'wire_blue')):
            wire(bezier((-.1, y, 0), (.1, y, 0), (.3, y * 1.3, -.01), (.62, y * 2.0, -.10)), .086, colour, smooth=False)
            with moved((.62, y * 2.0, -.10), (0, 12, math.degrees(math.atan2(y * .7, .32)))):
                turned([(.086 * .6, -.012), (.0855, -.012), (.0865, 0), (.083, .004), (.086 * .6, .006), (.086 * .6, -.012)], 'X', colour=colour, segments=72)
                conductor(-.05, .26, .086 * .60, splay=.05)
        drain = bezier((.0, .02, r * .72), (.16, .02, r * .80), (.26, .24, r * .9), (.42, .50, -.06), 40)
        for k in range(7):
            a = 2 * math.pi * k / 6
            off = (0, 0) if k == 6 else (.017, .017)
            wire([p + Vector((0, off[0] * math.cos(a + 9 * p.x), off[1] * math.sin(a + 9 * p.x))) for p in drain], .0085, 'tin', smooth=False)
    return dict(target=(.06, 0, r * .85), azimuth=-26, elevation=29, distance=4.4, lens=86, aperture=4.5)


def high_voltage():
    """High-voltage cable with its support sleeve: braid laid back over the crimped sleeve, insulation stepped, conductor free for the contact."""
    r = .30
    with moved((-.42, 0, r * 1.22)):
        scene.insulation(-.12, r, 'wire_orange', .82, ((-1.4, 0), (-3, 0), (-6, 0)))
        turned([(r * .99, -.40), (r * 1.09, -.40), (r * 1.11, -.385), (r * 1.11, -.07), (r * 1.18, -.05), (r * 1.18, -.015), (r * 1.09, .0), (r * .99, .0), (r * .99, -.40)], 'X', colour='brass', segments=120)
        for k in range(3):
            x = -.34 + .085 * k
            turned([(r * 1.095, x), (r * 1.125, x + .006), (r * 1.125, x + .022), (r * 1.095, x + .028), (r * 1.095, x)], 'X', colour='brass', segments=120)
        scene.braided(-.26, -.02, r * 1.135, pitch=.9, carriers=24)
        turned([(r * .80, -.01), (r * 1.16, -.03), (r * 1.205, -.005), (r * 1.14, .025), (r * .96, .04), (r * .80, .035), (r * .80, -.01)], 'X', colour='braid', segments=120)
        turned([(.0, -.02), (r * .76, -.02), (r * .76, .62), (r * .745, .63), (.0, .63)], 'X', colour='wire_orange', segments=120)
        conductor(.58, 1.18, r * .58, layers=5, angle=12, ragged=.008)
    return dict(target=(.06, 0, r * 1.1), azimuth=-29, elevation=23, distance=5.6, lens=86, aperture=5)


def paired():
    r, lay, n = .105, .86, 80
    with moved((0, 0, r * 2.0)):
        for phase, colour in ((0, 'wire_green'), (math.pi, 'wire_white')):
            path = [Vector((-3.2 + 3.2 * k / n, r * math.cos(2 * math.pi * (3.2 * k / n) / lay + phase + 1.2), r * math.sin(2 * math.pi * (3.2 * k / n) / lay + phase + 1.2))) for k in range(n + 1)]
            last, side = path[-1], 1 if path[-1].y > 0 else -1
            goal = Vector((.62, side * r * 1.9, -r))
            for k in range(1, 13):
                t = k / 12
                e = t * t * (3 - 2 * t)
                path.append(Vector((.62 * t, last.y + (goal.y - last.y) * e, last.z + (goal.z - last.z) * e)))
            path.append(goal + Vector((.10, 0, 0)))
            wire(path, r * .985, colour, fineness=6)
            with moved(path[-1]):
                turned([(r * .6, -.012), (r * .985, -.012), (r * .995, .0), (r * .96, .004), (r * .6, .005), (r * .6, -.012)], 'X', colour=colour, segments=80)
                conductor(-.04, .36, r * .60, splay=.06, seed=7 + side)
    return dict(target=(.10, 0, r * 1.2), azimuth=-27, elevation=29, distance=4.7, lens=86, aperture=4.5)
