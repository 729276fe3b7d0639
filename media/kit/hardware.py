"""Bought-in parts: screws, feet, castors, handles, buttons, lamps, profiles, pulleys, cylinders, rails, motors."""
import math
from mathutils import Vector
from .solid import box, circle, pipe, plate, rect, rod, slot, turned, wire
from .space import moved


def screws(points, axis='Y', r=.004, colour='steel', outward=1):
    """Socket-head screws that stick out along the axis."""
    k = outward
    for p in points:
        turned([(r, -r * .4 * k), (r, r * .6 * k), (r * .55, r * .6 * k), (r * .5, r * .1 * k)][::k], axis, p, colour, 16)


def foot(at, h=.03, r=.022):
    """Rubber foot of a bench machine."""
    turned([(r, 0), (r, h * .28), (r * .75, h * .45), (r * .35, h * .5), (r * .3, h)], 'Z', at, 'rubber', 32)


def levelling_foot(at, h=.11):
    """Steel foot on a thread, of a floor machine."""
    turned([(.047, 0), (.047, .006), (.045, .010), (.030, .022), (.014, .030), (.014, h)], 'Z', at, 'steel', 32)
    turned([(.022, h * .45), (.022, h * .45 + .014)], 'Z', at, 'steel', 6)


def castor(at, r=.05):
    x, y, z = at
    rod(r, .032, (x, y, z + r), 'X', 'rubber')
    rod(r * .55, .036, (x, y, z + r), 'X', 'light')
    for side in (-1, 1):
        plate([(-.03, r * .9, .01), (.03, r * .9, .01), (.045, r * 2.15, .006), (-.045, r * 2.15, .006)], .004, 'X', 'graphite',
              (x + side * .023, y, z))
    box((.07, .09, .01), (x, y, z + r * 2.15), 'graphite', .002)


def handle(length, at, turn=(0, 0, 0), reach=.035, r=.006, colour='graphite'):
    """Bow handle, along X, standing off to the front."""
    with moved(at, turn):
        bend, points = .012, []
        for side in (-1, 1):
            arc = [(side * (length / 2 - bend + bend * math.cos(t)), -reach + bend - bend * math.sin(t), 0)
                   for t in (math.pi / 2 * k / 6 for k in range(7))]
            arm = [(side * length / 2, 0, 0), *arc]
            points += arm if side < 0 else arm[::-1]
            turned([(r * 1.7, 0), (r * 1.7, .004)], 'Y', (side * length / 2, 0, 0), colour, 24)
        wire(points, r, colour, smooth=False)


def emergency_stop(at, scale=1., turn=(0, 0, 0), axis='Y'):
    s = scale
    turned([(.030 * s, 0), (.030 * s, .010 * s), (.026 * s, .014 * s)], axis, at, 'yellow', 40, turn)
    turned([(.013 * s, .012 * s), (.013 * s, .022 * s), (.021 * s, .026 * s), (.0215 * s, .034 * s), (.018 * s, .039 * s), (.010 * s, .041 * s)],
           axis, at, 'red', 40, turn)


def buttons(colours, at, pitch=.032, scale=1., turn=(0, 0, 0)):
    """A row of ringed push buttons to the right, facing the front."""
    with moved(at, turn):
        for i, colour in enumerate(colours):
            turned([(.0115 * scale, 0), (.0115 * scale, .004)], 'Y', (i * pitch, 0, 0), 'alu', 32)
            turned([(.0088 * scale, 0), (.0088 * scale, .006)], 'Y', (i * pitch, 0, 0), colour, 32)


def knob(at, r=.023, turn=(0, 0, 0)):
    """Fluted setting knob, facing the front."""
    with moved(at, turn):
        turned([(r * 1.3, 0), (r * 1.3, .003)], 'Y', (0, 0, 0), 'graphite', 48)
        plate([(c * (1 if k % 2 else .965), s * (1 if k % 2 else .965)) for k, (c, s) in enumerate(circle(r, n=48))], .02, 'Y', 'alu', (0, -.012, 0), edge=.0009)
        box((.0016, .001, r * .4), (0, -.0222, r * .55), 'accent', .0003)


def vents(n, length, at, axis='X', pitch=.0105, height=.0048):
    """A stack of ventilation slots on a side (axis X) or a front (axis Y), rising from its place."""
    x, y, z = at
    for i in range(n):
        plate(slot(length, height), .003, axis, 'gap', (x, y, z + pitch * i), edge=.0004)


def grip(length, at, axis='X', height=.026):
    """Recessed carrying grip."""
    plate(slot(length, height), .003, axis, 'dark', at, edge=.0008)


def profile(length, at, axis='X', s=.045, capped=False):
    """Aluminium extrusion with its T-slots."""
    h, g = s / 2, .1 * s
    side = [(-h, -h, s * .07), (-g, -h), (-g, -h + s * .05), (-2 * g, -h + s * .1), (-2 * g, -h + s * .22), (2 * g, -h + s * .22),
            (2 * g, -h + s * .1), (g, -h + s * .05), (g, -h)]
    outline = []
    for quarter in range(4):
        c, d = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarter]
        outline += [(p[0] * c - p[1] * d, p[0] * d + p[1] * c, *p[2:]) for p in side]
    plate(outline, length, axis, 'alu', at, edge=.0004, steps=3)
    if capped:
        for end in (-1, 1):
            where = list(at)
            where['XYZ'.index(axis)] += end * (length / 2 + .0015)
            plate(rect(s, s, .004), .003, axis, 'black', tuple(where), edge=.0008, steps=3)


def pulley(at, r=.03, w=.012, axis='Y', colour='natural'):
    g = r * .88
    turned([(r * .28, -w / 2), (r, -w / 2), (r, -w * .3), (g, -w * .05), (g, w * .05), (r, w * .3), (r, w / 2), (r * .78, w / 2), (r * .74, w * .22),
            (r * .42, w * .22), (r * .38, w / 2), (r * .28, w / 2), (r * .28, -w / 2)], axis, at, colour, 48)
    turned([(r * .27, -w * .5), (r * .27, w * .62), (r * .16, w * .62)], axis, at, 'steel', 24)


def gear(at, r=.025, w=.02, teeth=26, axis='Y', colour='alu_dark'):
    outline = []
    for k in range(teeth):
        for step, radius in ((0, r * .92), (.22, r * .92), (.34, r), (.72, r), (.86, r * .92)):
            a = 2 * math.pi * (k + step) / teeth
            outline.append((radius * math.cos(a), radius * math.sin(a)))
    plate(outline, w, axis, colour, at, [circle(r * .3, n=20)], .0003)


def belt(span, r, at, w=.024, thick=.003, axis='Y', colour='rubber'):
    """Endless belt around two wheels, span apart along u."""
    def loop(radius):
        ends = []
        for x, start in ((span / 2, -90), (-span / 2, 90)):
            ends += [(x + radius * math.cos(math.radians(start + 7.5 * k)), radius * math.sin(math.radians(start + 7.5 * k))) for k in range(25)]
        return ends
    plate(loop(r + thick), w, axis, colour, at, [loop(r)], .0005)


def air_cylinder(at, length=.09, r=.016, stroke=.03, turn=(0, 0, 0)):
    """Pneumatic cylinder, rod down."""
    with moved(at, turn):
        rod(r, length * .74, colour='alu')
        for end in (-1, 1):
            box((r * 2.3, r * 2.3, length * .16), (0, 0, end * length * .42), 'alu_dark', .002)
            turned([(.0055, 0), (.0055, .010), (.004, .012)], 'Y', (0, -r * 1.15, end * length * .42), 'black', 16)
        rod(r * .36, stroke, (0, 0, -length * .5 - stroke / 2), colour='chrome')
        box((r * 1.2, r * 1.2, .012), (0, 0, -length * .5 - stroke - .004), 'steel', .001)


def rail(length, at, axis='X', carriages=()):
    """Profiled rail with its carriages at offsets."""
    with moved(at, (0, 0, 0) if axis == 'X' else (0, 0, 90)):
        plate([(-.0115, 0), (.0115, 0), (.0115, .008), (.008, .012), (.0115, .016), (.0115, .022), (-.0115, .022), (-.0115, .016), (-.008, .012), (-.0115, .008)],
              length, 'X', 'steel_ground', edge=.0004)
        n = max(2, int(length / .09))
        for i in range(n):
            turned([(.0055, 0), (.0055, .0009)], 'Z', (-length / 2 + (i + .5) * length / n, 0, .0222), 'tool', 12)
        for x in carriages:
            box((.066, .044, .026), (x, 0, .021), 'steel', .002)
            for end in (-1, 1):
                box((.006, .040, .023), (x + end * .036, 0, .020), 'green', .001)


def motor(at, s=.06, length=.10, axis='Y', colour='black', turn=(0, 0, 0)):
    with moved(at, turn):
        plate(rect(s, s, s * .16), length, axis, colour, edge=.002)
        front = [0, 0, 0]
        front['XYZ'.index(axis)] = -length / 2 - .004
        plate(rect(s * 1.02, s * 1.02, s * .1), .009, axis, 'alu_dark', tuple(front), edge=.001)
        box((s * .34, s * .42, s * .30), (0, 0, s * .62) if axis != 'Z' else (0, s * .62, 0), 'black', .003)


def signal_tower(at, r=.026):
    """Three lamps on a stem; green is lit."""
    x, y, z = at
    turned([(r * 1.15, 0), (r * 1.15, .012), (r * .7, .018), (r * .35, .022), (r * .35, .09)], 'Z', at, 'light')
    turned([(r, .085), (r, .107)], 'Z', at, 'graphite')
    for i, colour in enumerate(('led_green', 'lamp_yellow', 'lamp_red')):
        turned([(r * .97, 0), (r * .97, .044)], 'Z', (x, y, z + .1075 + .05 * i), colour)
        turned([(r, 0), (r, .005)], 'Z', (x, y, z + .152 + .05 * i), 'graphite')
    turned([(r, 0), (r * .98, .006), (r * .6, .012)], 'Z', (x, y, z + .2575), 'graphite')


def hose(points, r=.003, colour='blue'):
    wire(points, r, colour)


def valve_block(n, at, drop=.30):
    """Valve terminal on a wall with its hoses hanging down to the left."""
    with moved(at):
        box((n * .05 + .06, .05, .12), (0, 0, 0), 'graphite', .004)
        for k in range(n):
            x = (k - (n - 1) / 2) * .05
            box((.043, .05, .085), (x, -.015, .005), 'light', .003)
            turned([(.003, 0), (.003, .002)], 'Y', (x, -.0405, .035), 'led_green' if k % 3 else 'led_copper', 12)
            hose([(x, -.035, -.045), (x, -.06, -.045 - drop * .2), (x - .05 + .01 * k, -.05, -drop * .6), (x - .15, -.06, -drop)], .0032,
                 'blue' if k % 2 else 'wire_black')


def drag_chain(at, links, pitch=.0265, axis='X'):
    x, y, z = at
    for k in range(links):
        step = (k * pitch, 0) if axis == 'X' else (0, k * pitch)
        box((.018, .05, .032) if axis == 'X' else (.05, .018, .032), (x + step[0], y + step[1], z), 'black', .003)


def pedal(at, turn=(0, 0, 0), cable=((0, .08, .014), (0, .12, .006), (.02, .20, .005), (.07, .27, .005), (.14, .30, .005))):
    """Foot pedal with its cable."""
    with moved(at, turn):
        plate([(-.085, 0, .006), (.085, 0, .006), (.085, .018, .012), (-.03, .040, .02), (-.085, .040, .02)], .085, 'X', 'graphite', edge=.004)
        plate([(-.078, .030, .003), (-.070, .024, .003), (.070, .040, .004), (.066, .050, .004)], .066, 'X', 'rubber', edge=.002)
        wire(cable, .0035, 'wire_black')


def bolt_circle(n, radius, at, axis='Y', r=.003):
    for k in range(n):
        a = 2 * math.pi * (k + .5) / n
        offset = {'Y': Vector((math.cos(a), 0, math.sin(a))), 'X': Vector((0, math.cos(a), math.sin(a))), 'Z': Vector((math.cos(a), math.sin(a), 0))}[axis]
        screws([Vector(at) + offset * radius], axis, r)


def ring_seat(at, outer, inner, length, axis='X'):
    """Wire port: a graphite bush with a light liner."""
    pipe(outer, inner * 1.4, length, at, axis, 'graphite')
    pipe(inner * 1.4, inner, length * 1.2, at, axis, 'natural')
