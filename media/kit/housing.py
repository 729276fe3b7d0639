"""Sheet metal: bodies between cheeks, cabinets, glazed canopies, tables, racks. The house language: white skin, graphite core,
a dark shut line between two bodies, one copper line near the base."""
import math
from mathutils import Vector
from .hardware import buttons, castor, emergency_stop, handle, levelling_foot, profile, screws, vents
from .process import rack_unit
from .sign import display, lettering, name_plate
from .solid import box, plate, rect, rod, slot
from .space import moved
from .studio import lamp


def grown(outline, by):
    """Outline pushed outwards from its middle by about so much."""
    us, vs = [p[0] for p in outline], [p[1] for p in outline]
    cu, cv = (min(us) + max(us)) / 2, (min(vs) + max(vs)) / 2
    fu, fv = 1 + 2 * by / (max(us) - min(us)), 1 + 2 * by / (max(vs) - min(vs))
    return [(cu + (p[0] - cu) * fu, cv + (p[1] - cv) * fv, *p[2:]) for p in outline]


def cheeked_body(width, outline, cheek=None, thick=.024, core='white', skin='white', fixings=(), edge=.005):
    """Body of a side outline (depth, height) between two cheeks; the cheeks stand proud behind a dark shut line."""
    cheek = cheek or grown(outline, .006)
    plate(outline, width - 2 * thick - .004, 'X', core, edge=.002, steps=8)
    for side in (-1, 1):
        x = side * (width / 2 - thick / 2)
        plate(cheek, thick, 'X', skin, (x, 0, 0), edge=edge, steps=10)
        plate(grown(cheek, -.004), .004, 'X', 'gap', (side * (width / 2 - thick - .001), 0, 0), edge=.0005)
        screws([(side * (width / 2 + .0003), y, z) for y, z in fixings], 'X', .0036, 'steel', side)


def copper_line(width, at, height=.005):
    box((width, .002, height), at, 'accent', .0005)


def door(x, w, low, high, y, hinge_left=True, slots=0, colour='white'):
    """Cabinet door that looks to the front, with a recessed pull and, if asked for, ventilation slots."""
    box((w - .006, .022, high - low - .006), (x, y, (low + high) / 2), colour, .004)
    pull, z = x + (1 if hinge_left else -1) * (w / 2 - .055), low + (high - low) * .62
    plate(slot(.022, .16), .006, 'Y', 'alu_dark' if colour == 'graphite' else 'graphite', (pull, y - .0125, z), edge=.0015)
    plate(slot(.012, .148), .006, 'Y', 'dark', (pull, y - .015, z), edge=.0008)
    vents(slots, w * .52, (x - (.05 if hinge_left else -.05), y - .0102, low + .075), 'Y', .018, .0065)


def base_cabinet(length, depth, top, doors, foot=.11, line=True):
    """Floor cabinet on levelling feet with a row of doors. doors: colours, 'v' appended where slots are wanted."""
    inner, low = length - .14, foot + .03
    box((inner, depth - .08, .10), (0, .01, low + .02), 'dark', .004)
    n = max(2, int(length / 1.2) + 1)
    for k in range(n):
        for y in (-depth / 2 + .10, depth / 2 - .08):
            levelling_foot((-length / 2 + .16 + (length - .32) * k / (n - 1), y, 0), foot + .005)
    z0 = low + .06
    box((length, depth, top - z0 - .03), (0, .01, (top - .03 + z0) / 2), 'white', .008)
    box((length - .004, depth - .02, .03), (0, .01, top - .018), 'graphite', .004)
    face = -depth / 2 + .004
    w = (length - .02) / len(doors)
    for i, kind in enumerate(doors):
        door(-length / 2 + .01 + w * (i + .5), w - .008, z0 + .015, top - .075, face - .004, i % 2 == 0, 9 if kind.endswith('v') else 0,
             kind.removesuffix('v'))
    if line:
        copper_line(length, (0, -depth / 2 + .0095, top - .058), .007)
    for side in (-1, 1):
        box((.012, depth - .10, top - z0 - .09), (side * (length / 2 + .002), .01, (top + z0) / 2 - .02), 'white', .004)
        vents(11, depth * .34, (side * (length / 2 + .008), depth * .16, z0 + .10), 'X', .018, .007)
    return face


def control_row(at, scale=1.):
    """Start, stop, reset and the emergency stop, to the right of a place."""
    buttons(('blue', 'gloss_white', 'green'), at, .055 * scale, 1.6 * scale)
    emergency_stop((at[0] + .20 * scale, at[1], at[2]), scale)


def light_strip(length, at, power=3., aim=(0, 0, -1)):
    """Lamp strip under a roof: seen, and lighting what is below."""
    box((length, .030, .012), at, 'alu', .002)
    box((length - .02, .022, .002), (at[0], at[1], at[2] - .007), 'led_white', .0005)
    lamp((at[0], at[1], at[2] - .02), (at[0] + aim[0], at[1] + aim[1], at[2] - .02 + aim[2]), (length * .95, .10), power)


def canopy(length, front, back, low, high, doors, name='', note='', side_glass='smoke', power=14, letters=None):
    """Glazed guard over a table from low to high: rear wall, roof, glazed cheeks, a dark head band with the name, curved clear doors.
    front is the doors' lower edge, back the rear wall (both along Y). letters: size of the name where a picture shows it from far."""
    depth = back - front
    nose = front + depth * .27                      # where the roof ends above the slanted doors
    box((length - .02, .03, high - low), (0, back, (high + low) / 2), 'white', .004)
    roof = [(back + .014, high - .01, .02), (back + .014, high + .04, .03), (nose + .02, high + .04, .10), (nose - .075, high - .085, .05),
            (nose - .08, high - .135, .02), (nose - .055, high - .14, .01), (nose + .02, high - .06, .06), (nose + .06, high - .012, .03)]
    plate(roof, length - .072, 'X', 'white', edge=.004, steps=10)
    cheek = [(back + .018, low + .01, .01), (back + .018, high + .046, .04), (nose + .016, high + .046, .11), (nose - .082, high - .08, .06),
             (front - .002, low + .09, .05), (front - .01, low + .01, .012)]
    glass = [(back - depth * .17, low + .13, .04), (back - depth * .17, high - .12, .05), (nose + .03, high - .12, .10),
             (nose - .01, high - .19, .05), (front + .075, low + .13, .04)]
    for side in (-1, 1):
        plate(cheek, .036, 'X', 'white', (side * (length / 2 - .018), 0, 0), [glass], .006, steps=10)
        plate(glass, .006, 'X', side_glass, (side * (length / 2 - .018), 0, 0), edge=.001)
    band = [(nose - .0795, high - .128), (nose - .0745, high - .09), (nose + .012, high + .026), (nose + .004, high + .030), (nose - .083, high - .086), (nose - .0875, high - .128)]
    plate(band, length - .08, 'X', 'black', edge=.0008)  # satin: gloss would mirror a softbox over the name
    lean = -math.degrees(math.atan2(.086, .112))
    with moved((0, nose - .0445, high - .028), (lean, 0, 0)):
        size = letters or min(.082, .035 + .013 * length)
        name_plate(name, size, (-length / 2 + .14, -.0015, 0), colour='white')
        lettering(note, size * .58, (length / 2 - .14, -.0022, 0), colour='light', align='RIGHT')
    light_strip(length - .10, (0, nose - .055, high - .143), .1)
    for k in range(max(1, round(length / 1.1))):
        n = max(1, round(length / 1.1))
        lamp((-length / 2 + length * (k + .5) / n, (front + back) / 2 + .05, high - .07), (-length / 2 + length * (k + .5) / n, (front + back) / 2, low), (.9, .3), power)
    _curved_doors(length, front, nose, low, high, doors)


def _curved_doors(length, front, nose, low, high, n):
    a, b, c = Vector((nose - .078, high - .15)), Vector((front, low + (high - low) * .46)), Vector((front + .002, low + .02))
    curve = [(1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c for t in (k / 18 for k in range(19))]

    def shifted(by):
        points = []
        for k, p in enumerate(curve):
            along = (curve[min(k + 1, 18)] - curve[max(k - 1, 0)]).normalized()
            points.append((p.x - along.y * by, p.y + along.x * by))
        return points
    w = (length - .09) / n
    for i in range(n):
        x = -length / 2 + .045 + w * (i + .5)
        plate(shifted(0) + shifted(.005)[::-1], w - .05, 'X', 'clear', (x, 0, 0), edge=.0004)
        for side in (-1, 1):
            plate(shifted(-.006) + shifted(.016)[::-1], .026, 'X', 'graphite', (x + side * (w / 2 - .016), 0, 0), edge=.003)
        box((w - .05, .022, .03), (x, front + .004, low + .034), 'graphite', .004)
        handle(min(.3, w * .4), (x, front - .008, low + .2), reach=.04, r=.009, colour='alu')


def display_arm(at, screen, height, turn=(-12, 0, 10), shelf=True):
    """Display on a post that stands at the front of a table; height is the post's."""
    with moved(at):
        box((.05, .06, .10), (0, .02, 0), 'graphite', .006)
        rod(.024, height, (0, -.02, height / 2), 'Z', 'alu')
        box((.056, .056, .05), (0, -.02, height), 'graphite', .008)
        box((.05, .14, .036), (0, -.08, height), 'graphite', .006)
        with moved((0, -.165, height + .02), turn):
            display(*screen, (0, 0, .02), depth=.045, rim=.014)
            box((.10, .03, .10), (0, .055, .02), 'graphite', .006)
            if shelf:
                plate(rect(.38, .13, .02), .012, 'Z', 'graphite', (0, -.07, -.15), edge=.004)
                box((.34, .105, .006), (0, -.070, -.142), 'dark', .002)


def table(length, depth, top, s=.045, shelf=True):
    """Work table of extrusions with a white top and the copper line on its edge."""
    for x in (-length / 2 + .05, length / 2 - .05):
        for y in (-depth / 2 + .05, depth / 2 - .05):
            profile(top - .09, (x, y, (top - .09) / 2 + .06), 'Z', s)
            levelling_foot((x, y, 0), .07)
        profile(depth - .14, (x, 0, .2), 'Y', s)
    profile(length - .14, (0, depth / 2 - .05, .2), 'X', s)
    box((length, depth, .03), (0, 0, top - .015), 'white', .006)
    box((length - .01, depth - .01, .004), (0, 0, top - .032), 'graphite', .001)
    copper_line(length, (0, -depth / 2 - .0006, top - .018), .008)


def stand(length, depth, top, castors=True):
    """Open pedestal of a bench machine that is delivered on its own base."""
    for x in (-length / 2 + .05, length / 2 - .05):
        for y in (-depth / 2 + .05, depth / 2 - .05):
            profile(top - .15, (x, y, top / 2 + .06), 'Z', .06)
            (castor if castors else levelling_foot)((x, y, 0))
    for z in (.20, top - .06):
        for y in (-depth / 2 + .05, depth / 2 - .05):
            profile(length - .16, (0, y, z), 'X', .045)
        for x in (-length / 2 + .05, length / 2 - .05):
            profile(depth - .16, (x, 0, z), 'Y', .045)
    box((length, depth, .024), (0, 0, top - .012), 'graphite', .006)


def cell(length, depth, low, high, at=(0, 0, 0), panes=2, roof='white', name='', glass='clear'):
    """Square guard cell of extrusions and clear panes with a solid roof, standing on low."""
    with moved(at):
        s = .05
        for x in (-length / 2 + s / 2, length / 2 - s / 2):
            for y in (-depth / 2 + s / 2, depth / 2 - s / 2):
                profile(high - low, (x, y, (high + low) / 2), 'Z', s)
        for y in (-depth / 2 + s / 2, depth / 2 - s / 2):
            profile(length - 2 * s, (0, y, low + s / 2), 'X', s)
        for x in (-length / 2 + s / 2, length / 2 - s / 2):
            profile(depth - 2 * s, (x, 0, low + s / 2), 'Y', s)
        box((length + .02, depth + .02, .09), (0, 0, high + .02), roof, .012)
        box((length + .024, .004, .06), (0, -depth / 2 - .0115, high + .02), 'glass_black', .001)
        if name:
            name_plate(name, .042, (-length / 2 + .06, -depth / 2 - .0145, high + .02), colour='white')
        w = (length - 2 * s) / panes
        for i in range(panes):
            x = -length / 2 + s + w * (i + .5)
            plate(rect(w - .012, high - low - s - .02, .01), .005, 'Y', glass, (x, -depth / 2 + .012, (high + low + s) / 2), edge=.0005)
            plate(rect(w - .006, high - low - s - .012, .012), .022, 'Y', 'graphite', (x, -depth / 2 + .012, (high + low + s) / 2),
                  [rect(w - .05, high - low - s - .056, .008)], .003)
            if panes > 1 or w < 1:
                handle(.22, (x + (w / 2 - .05) * (1 if i % 2 == 0 else -1), -depth / 2 - .001, low + (high - low) * .42), (0, 90, 0), .04, .008, 'alu')
        for side in (-1, 1):
            plate(rect(depth - 2 * s, high - low - s, .01), .005, 'X', 'clear', (side * (length / 2 - .02), 0, (high + low + s) / 2), edge=.0005)
        box((length - .08, .012, high - low - .05), (0, depth / 2 - .012, (high + low) / 2), 'white', .002)
        box((length - .16, .05, .015), (0, -.02, high - .035), 'led_white', .002)
        lamp((0, 0, high - .06), (0, 0, low), (length * .8, depth * .5), 24 * length * depth)


def rack(width, depth, height, units, name, led='led_green'):
    """Equipment rack on castors. units: list of (height, kind), kind one of blank, slots, drawer, screen, ports, hv."""
    castor_height = .12
    for x in (-width / 2 + .08, width / 2 - .08):
        for y in (-depth / 2 + .10, depth / 2 - .10):
            castor((x, y, 0), .045)
    z0 = castor_height
    box((width - .06, depth - .06, .02), (0, 0, z0 - .004), 'dark', .003)
    outline = [(depth / 2, z0, .012), (depth / 2, height, .03), (-depth / 2 + .04, height, .05), (-depth / 2, height - .06, .03), (-depth / 2, z0, .012)]
    cheeked_body(width, grown(outline, -.012), outline, .028, 'graphite', 'white', edge=.006,
                 fixings=[(depth / 2 - .04, z0 + .05), (depth / 2 - .04, height - .06), (-depth / 2 + .05, z0 + .05), (-depth / 2 + .06, height - .12)])
    for side in (-1, 1):
        vents(14, depth * .36, (side * (width / 2), depth * .14, z0 + .14), 'X', .018, .007)
    copper_line(width - .062, (0, -depth / 2 + .011, z0 + .035), .006)
    name_plate(name, .036, (-width / 2 + .055, -depth / 2 + .0105, height - .112), colour='white')
    z = height - .15
    inner = width - .075
    for h, kind in units:
        z -= h
        with moved((0, -depth / 2 + .008, z + h / 2)):
            rack_unit(inner, h - .006, kind, led)


def on_face(low, high, x=0, out=0):
    """Frame on a slanted front face from its lower to its upper edge, both (depth, height); the face looks to local -Y."""
    a, b = Vector(low), Vector(high)
    middle, lean = (a + b) / 2, math.atan2(b.x - a.x, b.y - a.y)
    return moved((x, middle.x - out * math.cos(lean), middle.y + out * math.sin(lean)), (-math.degrees(lean), 0, 0))
