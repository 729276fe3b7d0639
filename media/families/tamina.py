"""Tamina, taping and bundling: a ring that carries the roll around the bundle, on the bench, on a stand, on rails, in the hand."""
import math
from kit import *


def camera(m, view):
    if view == 'side':
        return dict(azimuth=30, elevation=12, lens=75)
    if view == 'detail':
        target, distance = {'spot': ((0, -m.depth * .15, m.height * .62), 1.0), 'stand': ((0, -.1, 1.02), 1.25), 'auto': ((-.04, 0, .86 + .26), 1.35), 'hand': ((-.06, 0, m.height * .55), .62)}[m.has.kind]
        return dict(target=target, azimuth=-36, elevation=14, distance=distance, lens=82)
    return dict(azimuth=-28, elevation=15, lens=76, margin=.06)


def build(m):
    {'spot': _spot, 'stand': _standing, 'auto': _automatic, 'hand': _hand}[m.has.kind](m)


def _open_ring(outer, inner, gap, towards, n=56):
    """Outline of a ring with a gap of so many degrees to either side; towards: direction of the gap, degrees from +u to +v."""
    angles = [math.radians(towards + gap + (360 - 2 * gap) * k / n) for k in range(n + 1)]
    return [(outer * math.cos(a), outer * math.sin(a)) for a in angles] + [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]


def tape_ring(at, r, width, towards=150, roll=.5):
    """Taping ring around an axis along X, open towards the operator, with the roll on its rotor."""
    with moved(at):
        for side in (-1, 1):
            plate(_open_ring(r, r * .42, 20, towards), width * .26, 'X', 'white', (side * width * .62, 0, 0), edge=.004)
        plate(_open_ring(r * .93, r * .47, 21, towards), width, 'X', 'graphite', edge=.002)
        plate(_open_ring(r * .45, r * .31, 23, towards), width * 1.3, 'X', 'accent', edge=.002)
        a = math.radians(towards - 65)
        y, z, x = r * .62 * math.cos(a), r * .62 * math.sin(a), -width * 1.25
        turned([(r * .14, -.010), (r * roll * .72, -.010), (r * roll * .72, .010), (r * .14, .010), (r * .14, -.010)], 'X', (x, y, z), 'tape', 56)
        turned([(r * .14, -.011), (r * .14, .011)], 'X', (x, y, z), 'natural', 40)
        turned([(r * .08, 0), (r * .08, .014)], 'X', (x - .012, y, z), 'steel', 24, turn=(0, 0, 180))
        reach = math.hypot(y, z)
        with moved((x, y * .5 + r * .18, z * .5), (math.degrees(math.atan2(z, y)), 0, 0)):
            box((.019, reach * .8, .0012), (0, 0, 0), 'tape', .0003)


def bundle(x0, x1, y, z, r, taped, fan=.05, seed=3):
    """Bundle along X: taped from x0 to `taped` with the lap edges showing, open to the right; both ends fan out."""
    rod(r, taped - x0, ((x0 + taped) / 2, y, z), 'X', 'tape', 40)
    step, points = 20, []
    turns = max(4, int((taped - x0) / .024))
    for k in range(step * turns + 1):
        a = 2 * math.pi * k / step
        points.append((x0 + (taped - x0) * k / (step * turns), y + (r + .0001) * math.cos(a), z + (r + .0001) * math.sin(a)))
    wire(points, .0011, 'tape', smooth=False)
    n = 19 if r > .014 else 12
    gauge = r / 4.6
    wire_bundle([(taped - .01, y, z), ((taped + x1) / 2, y, z), (x1 - .10, y, z), (x1, y, z - .02), (x1 + .07, y, z - .07), (x1 + .13, y, z - .13)], n, gauge, fan, seed)
    wire_bundle([(x0 + .01, y, z), (x0 - .02, y, z), (x0 - .06, y, z - .03), (x0 - .11, y, z - .09)], n, gauge, fan, seed + 1)


def _spot(m):
    L, W, H = m.length, m.depth, m.height
    f, back = -W / 2, W / 2
    base = [(back, .022, .012), (back, H * .24, .012), (f + W * .22, H * .24, .03), (f, H * .14, .025), (f, .022, .012)]
    cheeked_body(L, base, thick=.02, fixings=[(back - .03, .05), (back - .03, H * .2)])
    box((L - .03, W - .03, .014), (0, 0, .018), 'dark', .002)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .05), y * (W / 2 - .05), -.006), .024, .02)
    copper_line(L - .045, (0, f - .001, .036), .004)
    y, z = -W * .06, H * .60
    column = [(back - .01, H * .245, .01), (back - .01, H - .03, .05), (W * .14, H - .03, .06), (W * .06, H * .80, .04), (W * .20, H * .42, .05), (W * .04, H * .245, .02)]
    cheeked_body(L * .26, column, thick=.018, core='graphite')
    tape_ring((0, y, z), H * .25, .05)
    box((.10, W * .3, .05), (0, y + .02, H * .245 + .02), 'graphite', .005)
    box((.05, .05, H * .12), (0, y + .03, H * .31), 'white', .006)
    for s in (-1, 1):
        with moved((s * L * .34, y, 0)):
            plate([(-.03, H * .24), (.03, H * .24), (.018, z - .03, .006), (-.018, z - .03, .006)], .03, 'Y', 'white', edge=.003)
            plate([(-.03, -.02, .006), (.03, -.02, .006), (.03, .016, .004), (.012, .022, .004), (.006, .004, .006), (-.006, .004, .006), (-.012, .022, .004), (-.03, .016, .004)], .03, 'X', 'alu_brushed', (0, 0, z - .014), edge=.0012)
    bundle(-L * .60, L * .46, y, z, .011, -.02, .03)
    for x in (-L * .16, L * .17):
        rod(.0125, .022, (x, y, z), 'X', 'tape', 40)
    with moved((L * .33, back - .06, H * .24)):
        rod(.012, H * .5, (0, 0, H * .25), 'Z', 'alu')
        with moved((0, -.03, H * .56), (-12, 0, -14)):
            display(.19, .125, depth=.02, rim=.007)
    with on_face((f, H * .14), (f + W * .22, H * .24)):
        name_plate(m.name, .022, (-L / 2 + .045, -.001, 0))
        control_row((L / 2 - .25, -.001, 0), .62)


def _standing(m):
    """Pedestal machine with pedal: the ring at elbow height, a tray to either side."""
    L, W, H = m.length, m.depth, m.height
    top = .80
    box((L * .62, W * .9, .04), (0, .02, .10), 'graphite', .008)
    for x in (-1, 1):
        for y in (-1, 1):
            castor((x * L * .27, y * W * .38 + .02, 0), .04)
    column = [(W * .32, .12, .012), (W * .32, top, .03), (-W * .10, top, .04), (-W * .10, .12, .02)]
    cheeked_body(L * .34, column, thick=.028, core='graphite', fixings=[(W * .28, .17), (W * .28, top - .05)])
    for s in (-1, 1):
        vents(9, W * .2, (s * L * .17, W * .14, .26), 'X', .016, .0065)
    copper_line(L * .27, (0, -W * .10 - .001, .18), .006)
    name_plate(m.name, .032, (-L * .115, -W * .10 - .001, .60), colour='white')
    head = [(W * .38, top + .005, .012), (W * .38, H - .04, .05), (W * .14, H - .02, .06), (W * .02, H * .92, .05), (W * .16, top + .16, .05), (-W * .16, top + .06, .03), (-W * .16, top + .005, .012)]
    cheeked_body(L * .30, head, thick=.024, core='white', edge=.006)
    y, z = -W * .10, H * .93
    tape_ring((0, y, z), .16, .06)
    for s in (-1, 1):
        plate([(W * .12, 0, .02), (-W * .34, 0, .05), (-W * .36, .02, .02), (W * .12, .02, .01)], L * .36, 'X', 'alu_brushed', (s * L * .33, 0, top - .02), edge=.002)
        box((.05, .05, .12), (s * L * .40, y, top + .05), 'graphite', .005)
        plate([(-.03, -.02, .006), (.03, -.02, .006), (.03, .016, .004), (.012, .022, .004), (.006, .004, .006), (-.006, .004, .006), (-.012, .022, .004), (-.03, .016, .004)], .04, 'X', 'alu_brushed', (s * L * .40, y, z - .018), edge=.0012)
        box((.03, .03, z - top - .08), (s * L * .40, y, (z + top) / 2 + .01), 'white', .004)
    bundle(-L * .56, L * .46, y, z, .016, -.03, .045)
    with moved((L * .24, W * .30, top)):
        rod(.014, H - top + .12, (0, 0, (H - top) / 2 + .04), 'Z', 'alu')
        with moved((0, -.04, H - top + .10), (-8, 0, -14)):
            display(.25, .16, depth=.025, rim=.008)
    emergency_stop((L * .10, -W * .10 - .001, .70), .9)
    buttons(('green', 'gloss_white', 'blue'), (-L * .10, -W * .10 - .001, .70), .045, 1.3)
    pedal((-.08, -W * .62, 0), (0, 0, 8), ((0, .08, .014), (0, .14, .006), (.01, .22, .005), (.05, .30, .005)))


def _automatic(m):
    """Long bench: the head travels on rails between two supports that clamp the bundle."""
    L, W, H = m.length, m.depth, m.height
    top = .86
    base_cabinet(L, W, top, ['whitev', 'graphite', 'graphite', 'white'])
    box((L + .02, W + .02, .026), (0, 0, top + .001), 'alu_brushed', .004)
    for y in (-.14, .12):
        rail(L - .10, (0, y, top + .014))
    rod(.010, L - .16, (0, -.01, top + .04), 'X', 'chrome')
    for s in (-1, 1):
        box((.04, .32, .06), (s * (L / 2 - .04), -.01, top + .044), 'graphite', .005)
    y, z, xh = -.01, top + .265, -.02
    box((.17, .30, .03), (xh, y, top + .055), 'graphite', .005)
    column = [(.03, top + .07, .01), (.17, top + .07, .01), (.20, top + .18, .03), (.195, top + .40, .04), (.12, top + .46, .04), (.10, top + .38, .03), (.12, top + .24, .05), (.03, top + .11, .02)]
    with moved((xh, 0, 0)):
        cheeked_body(.14, column, thick=.018, core='graphite')
    tape_ring((xh, y, z), .165, .062)
    box((.12, .003, .005), (xh, y - .151, top + .055), 'led_copper', .0005)
    for s in (-1, 1):
        with moved((s * L * .32, y, 0)):
            box((.12, .26, .028), (0, 0, top + .052), 'graphite', .004)
            plate([(-.036, top + .06, .004), (.036, top + .06, .004), (.022, z - .03, .01), (-.022, z - .03, .01)], .055, 'Y', 'white', (0, .02, 0), edge=.003)
            plate([(-.03, -.02, .006), (.03, -.02, .006), (.03, .018, .004), (.014, .026, .004), (.006, .006, .006), (-.006, .006, .006), (-.014, .026, .004), (-.03, .018, .004)], .034, 'X', 'alu_brushed', (0, 0, z - .024), edge=.0012)
            plate([(-.024, 0, .004), (.024, 0, .004), (.018, .03, .008), (-.018, .03, .008)], .028, 'X', 'graphite', (0, 0, z + .014), edge=.002)
            air_cylinder((0, 0, z + .125), .09, .014, .022)
            box((.032, .014, .21), (0, .052, z + .06), 'graphite', .002)
            box((.032, .06, .018), (0, .028, z + .165), 'graphite', .003)
            hose([(0, -.015, z + .165), (.02 * s, -.02, z + .22), (.05 * s, .05, z + .2), (.06 * s, .12, z), (.05 * s, .14, top + .03)], .003)
    bundle(-L * .50, L * .46, y, z, .019, xh - .03, .055)
    with moved((L * .36, W * .32, top)):
        rod(.016, H - top - .06, (0, 0, (H - top - .06) / 2), 'Z', 'alu')
        with moved((0, -.05, H - top - .10), (-10, 0, -12)):
            display(.32, .205, depth=.03, rim=.009)
    drag_chain((-L * .30, .28, top + .032), 22)
    face = -W / 2 - .0125
    name_plate(m.name, .042, (-L * .46, face, top - .12))
    control_row((L / 2 - .38, face, top - .12), .95)
    signal_tower((-L * .42, W * .36, top + .012), .024)


def _hand(m):
    """Pistol-grip tool with the ring at its front, hung on a balancer hook."""
    L, H = m.length, m.height
    zc = H * .60
    ring = .068
    x = -L * .28
    tape_ring((x, 0, zc), ring, .034, 200, .62)
    # the axis of the bundle runs along X: the body sits behind it, along Y
    barrel = [(-.010, zc - .030, .012), (-.010, zc + .030, .02), (.17, zc + .036, .03), (.20, zc + .01, .02), (.19, zc - .032, .02)]
    with moved((x, .05, 0)):
        cheeked_body(.062, barrel, thick=.014, core='graphite', edge=.006)
        grip_shape = [(.085, zc - .030, .01), (.150, zc - .030, .012), (.195, zc - .150, .02), (.130, zc - .160, .02)]
        cheeked_body(.046, grip_shape, thick=.012, core='rubber', skin='graphite', edge=.006)
        box((.012, .014, .034), (0, .088, zc - .052), 'accent', .004, turn=(14, 0, 0))
        rod(.012, .02, (0, .168, zc - .162), 'Z', 'alu_dark')
        hose([(0, .168, zc - .17), (0, .175, zc - .21), (.03, .21, .012), (.10, .24, .006), (.22, .22, .006)], .005, 'blue')
        badge(.022, (.0318, .06, zc + .004), (0, 0, 90))
        with moved((-.0318, .136, zc + .006), (0, 0, -90)):
            lettering(m.name, .0155, (0, 0, 0), align='CENTER')
        copper_line(.034, (0, .085, zc + .0345), .002)
        wire([(0, .075, zc + .034), (0, .075, zc + .055), (.0, .09, zc + .066), (0, .105, zc + .055), (0, .105, zc + .034)], .003, 'steel')
        vents(3, .030, (-.031, .150, zc - .024), 'X', .006, .0026)
    # a bundle on two rests
    bundle(-L * .62, L * .45, 0, zc, .0095, x - .01, .025)
    for s in (-L * .52, L * .36):
        box((.05, .07, .012), (s, 0, .006), 'graphite', .003)
        box((.014, .014, zc - .03), (s, 0, zc / 2 - .004), 'alu', .002)
        plate([(-.022, -.016, .004), (.022, -.016, .004), (.022, .014, .003), (.010, .018, .003), (.006, -.002, .005), (-.006, -.002, .005), (-.010, .018, .003), (-.022, .014, .003)], .02, 'X', 'alu_brushed', (s, 0, zc - .009), edge=.001)
