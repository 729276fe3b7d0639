"""Lorze, bench strippers: a narrow head that takes the wire end at its nose; jacket strippers with jaws and a drawn-back head;
the laser stripper as a closed box."""
import math
from kit import *


def camera(m, view):
    wide = m.has.kind in ('jacket', 'laser')
    if view == 'side':
        return dict(azimuth=36 if wide else 44, elevation=13, lens=75)
    if view == 'detail':
        nose = {'jacket': (-m.length * .12, -m.depth * .25, m.height * .55), 'laser': (0, -m.depth * .4, m.height * .45)}
        return dict(target=nose.get(m.has.kind, (0, -m.length * .42, m.height * .46)), azimuth=-36, elevation=14, distance=m.height * (3.2 if wide else 2.2), lens=80)
    return dict(azimuth=-30 if wide else -36, elevation=17, lens=75, margin=.07)


def build(m):
    {'pneumatic': _pneumatic, 'electric': _upright, 'rotary': _upright, 'jacket': _jacket, 'laser': _laser}[m.has.kind](m)


def _nose(at, r, rotary, cable, colour='wire_orange', length=.2):
    """Funnel into which the wire end goes, wire from the front."""
    x, y, z = at
    turned([(r * 1.7, 0), (r * 1.7, .012), (r * 1.5, .016)], 'Y', at, 'graphite', 48)
    if rotary:
        rotary_head((x, y - .02, z), r * 1.25, 'Y', 3, cable * 1.6)
    else:
        turned([(cable * 1.5, .016), (r, .016), (r, .034), (r * .72, .036), (cable * 1.5, .020), (cable * 1.5, .016)], 'Y', at, 'alu_brushed', 48)
        pipe(r * 1.02, r * .9, .004, (x, y - .024, z), 'Y', 'accent', 48)
    wire([(x, y - .006, z), (x, y - .04, z), (x, y - .10, z), (x - .004, y - .10 - length * .4, z - .004), (x - .02, y - .12 - length, z - .03)], cable, colour, fit=False)


def _upright(m):
    """Narrow body, console with display above the nose."""
    width, depth, height = m.depth, m.length, m.height
    f, back = -depth / 2, depth / 2
    console = ((f + depth * .03, height * .66), (f + depth * .26, height * .955))
    body = [(back, .018, .012), (back, height * .80, .035), (back - depth * .24, height - .004, .05), (console[1][0], console[1][1], .02), (console[0][0], console[0][1], .012),
            (f + depth * .055, height * .615, .008), (f + depth * .15, height * .58, .015), (f + depth * .15, height * .25, .015), (f + .004, height * .215, .014), (f, .05, .01), (f, .018, .01)]
    cheeked_body(width, body, thick=.016, fixings=[(back - .022, .04), (back - .022, height * .72), (f + .022, .036)], edge=.0035)
    box((width - .02, depth - .03, .012), (0, 0, .016), 'dark', .002)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (width / 2 - .026), y * (depth / 2 - .035), -.004), .02, .013)
        vents(7, depth * .16, (x * (width / 2 + .001), back - depth * .20, height * .22), 'X', .009, .0038)
        grip(depth * .2, (x * (width / 2 + .001), back - depth * .3, height * .80), 'X', .018)
    inner = width - .036
    copper_line(inner, (0, f - .001, .044), .0032)
    face = f + depth * .15
    plate(rect(inner - .004, height * .32, .006), .004, 'Y', 'graphite', (0, face - .001, height * .415), edge=.001)
    z, cable = height * .42, .0026 if m.has.coax else .0016
    _nose((0, face - .002, z), .019 if m.has.kind == 'electric' else .021, m.has.kind == 'rotary', cable, 'wire_black' if m.has.coax else 'wire_orange')
    rod(.003, .006, (inner * .36, face - .004, height * .50), 'Y', 'led_green', 16)
    with on_face(*console, out=.001):
        tall = math.dist(*console)
        screen_w = inner * .9
        display(screen_w, min(tall * .86, screen_w * .66), (0, -.002, .002), depth=.005, rim=.005)
    step = (f + .004, height * .215), (face, height * .25)
    with on_face((f, .05), (f + .003, height * .2)):
        low = height * .15 * .5
        name_plate(m.name, min(.0135, inner * .105), (-inner / 2 + .006, -.0012, low * .3))
        emergency_stop((inner / 2 - .018, -.001, low * .1), .40)
    if m.has.programs:
        with moved((0, (step[0][0] + step[1][0]) / 2, height * .24), (0, 0, 0)):
            for k in range(4):
                turned([(.007, 0), (.007, .004)], 'Z', (-.045 + .022 * k, 0, -.003), ('gloss_white', 'mid', 'mid', 'green')[k], 28)
    if m.has.coax:
        _microscope((width / 2 + .005, face - .06, z), height)
    wire([(-.02, back, .05), (-.02, back + .05, .045), (-.06, back + .10, .01), (-.16, back + .14, .004)], .0035, 'wire_black', fit=False)


def _microscope(at, height):
    """Magnifier on a bent arm beside the nose."""
    x, y, z = at
    wire([(x, y + .09, z + .02), (x + .03, y + .05, z + .07), (x + .03, y + .0, z + .09), (x - .02, y - .03, z + .065)], .0045, 'graphite')
    with moved((x - .035, y - .035, z + .055), (25, -30, 0)):
        pipe(.030, .026, .012, (0, 0, 0), 'Z', 'graphite')
        rod(.026, .004, (0, 0, 0), 'Z', 'clear')
        pipe(.0262, .0225, .003, (0, 0, -.007), 'Z', 'led_white')


def _pneumatic(m):
    """Low body without electronics: two dials, air hoses, a pedal."""
    width, depth, height = m.depth, m.length, m.height
    f, back = -depth / 2, depth / 2
    body = [(back, .02, .012), (back, height * .58, .03), (f + depth * .42, height * .76, .03), (f + depth * .12, height * .70, .02), (f + depth * .10, height * .26, .012), (f, height * .22, .012), (f, .02, .01)]
    cheeked_body(width, body, thick=.014, fixings=[(back - .02, .04), (back - .02, height * .48), (f + .02, .036)], edge=.0035)
    box((width - .02, depth - .03, .012), (0, 0, .016), 'dark', .002)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (width / 2 - .024), y * (depth / 2 - .03), -.004), .02, .012)
        grip(depth * .22, (x * (width / 2 + .001), back - depth * .28, height * .46), 'X', .016)
    face = f + depth * .10
    copper_line(width - .032, (0, f - .001, .026), .003)
    name_plate(m.name, .0125, (-width / 2 + .022, f - .001, height * .165))
    _nose((0, face + .006, height * .47), .017, False, .0014)
    top = (f + depth * .12, height * .70), (f + depth * .42, height * .76)
    with moved((0, 0, 0)):
        for x, label in ((-.034, 'depth'), (.034, 'length')):
            with moved((x, (top[0][0] + top[1][0]) / 2, height * .735), (-78, 0, 0)):
                knob((0, 0, 0), .015)
                lettering(label, .007, (0, -.0005, -.026), colour='mid', align='CENTER')
    air_cylinder((0, f + depth * .62, height * .80), .11, .018, .012, (90, 0, 0))
    box((.06, .05, .03), (0, f + depth * .82, height * .64), 'graphite', .004)
    gauge = (.0, back - .03, height * .66)
    turned([(.016, 0), (.016, .014), (.0145, .016)], 'Z', gauge, 'graphite', 32)
    turned([(.0142, .0162), (.0142, .0166)], 'Z', gauge, 'gloss_white', 32)
    for s in (-1, 1):
        hose([(s * .016, f + depth * .5, height * .86), (s * .03, f + depth * .55, height * 1.0), (s * .036, back - .04, height * .95), (s * .03, back - .02, height * .56)], .003, 'blue' if s > 0 else 'wire_black')
    hose([(.03, back, .06), (.03, back + .06, .05), (.10, back + .12, .012), (.2, back + .15, .006)], .004, 'blue')


def _jacket(m):
    """Jaws on the left hold the cable, the head on rails cuts the jacket and draws it off."""
    L, W, H = m.length, m.depth, m.height
    f, back, top = -W / 2, W / 2, H * .30
    base = [(back, .022, .012), (back, top, .014), (f + W * .16, top, .03), (f, top * .62, .03), (f, .022, .012)]
    cheeked_body(L, base, thick=.02, fixings=[(back - .03, .05), (back - .03, top - .03)], edge=.004)
    box((L - .04, W - .04, .016), (0, 0, .018), 'dark', .002)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .05), y * (W / 2 - .045), -.006), .024, .018)
    box((L - .05, W * .72, .005), (0, W * .06, top + .001), 'alu_brushed', .001)
    copper_line(L - .045, (0, f - .001, .029), .004)
    for y in (-W * .10, W * .22):
        rail(L * .80, (-.02, y, top + .003))
    zc, yc, r = top + H * .24, W * .04, .007 if not m.has.rotary else .0125
    # holding jaws
    xj = -L * .33
    box((.05, W * .50, .03), (xj, yc, top + .018), 'graphite', .004)
    for up in (-1, 1):
        plate([(-.05, 0, .006), (.05, 0, .006), (.05, .05, .01), (-.05, .05, .01)] if up > 0 else [(-.05, -.05, .01), (.05, -.05, .01), (.05, 0, .006), (-.05, 0, .006)], .05, 'X', 'white' if up > 0 else 'graphite', (xj, yc, zc + up * r * .5), edge=.003)
        plate([(-.028, 0), (.028, 0), (.022, .016 * up), (-.022, .016 * up)], .056, 'X', 'steel_ground', (xj, yc, zc + up * r * .4), edge=.001)
    box((.04, .05, zc - top), (xj, yc + W * .16, top + (zc - top) / 2), 'graphite', .004)
    air_cylinder((xj, yc, zc + .115), .085, .020, .012)
    box((.05, .09, .014), (xj, yc + .035, zc + .165), 'graphite', .003)
    box((.04, .03, .18), (xj, yc + .085, zc + .08), 'graphite', .003)
    # stripping head
    xh = L * .10
    box((L * .34, W * .62, .022), (xh, W * .06, top + .04), 'graphite', .004)
    shell = [(back - .012, top + .05, .01), (back - .012, H * .90, .04), (yc + W * .02, H, .05), (yc - W * .30, H * .90, .04), (yc - W * .34, top + .05, .01)]
    with moved((xh, 0, 0)):
        cheeked_body(L * .30, shell, thick=.016, core='graphite', edge=.004)
        for s in (-1, 1):
            vents(6, W * .2, (s * (L * .15 + .001), back - W * .20, top + H * .18), 'X', .010, .0045)
        badge(.045, (0, yc - W * .335, H * .72), colours=('accent', 'accent', 'white'))
        box((L * .2, .003, .004), (0, yc - W * .338, top + H * .12), 'led_copper', .0005)
    if m.has.rotary:
        rotary_head((xh - L * .15 - .012, yc, zc), H * .16, 'X', 4, r * 1.25)
    else:
        box((.03, .14, .15), (xh - L * .15 - .01, yc, zc), 'alu_brushed', .004)
        with moved((xh - L * .15 - .045, yc, zc)):
            v_blades((0, -.0, 0), .045, 1)
    stop = L * .5 - .05
    box((.022, W * .40, .09), (stop - .03, W * .05, top + .045), 'graphite', .004)
    rod(.009, stop - xh, ((stop + xh) / 2, W * .06, top + .075), 'X', 'chrome')
    # cable with its jacket drawn back
    wire([(-L * .98, yc - .03, zc - .06), (-L * .72, yc, zc - .008), (xj - .06, yc, zc), (xj + .06, yc, zc)], r, 'wire_orange' if m.has.rotary else 'wire_black', fit=False)
    wire([(xj + .05, yc, zc), (xh - L * .15 - .06, yc, zc)], r * .99, 'wire_orange' if m.has.rotary else 'wire_black', smooth=False)
    wire([(xh - L * .15 - .075, yc, zc), (xh - L * .15 + .02, yc, zc)], r * .72, 'braid' if m.has.rotary else 'wire_white', smooth=False)
    # front: name, controls, display at the right corner
    with on_face((f, top * .32), (f, top * .62)):
        name_plate(m.name, .020, (-L / 2 + .045, -.001, 0))
        control_row((L / 2 - .25, -.001, 0), .62)
    with moved((L / 2 - .083, f + W * .16 + .02, top)):
        rod(.009, .09, (0, 0, .045), 'Z', 'alu')
        box((.05, .03, .03), (0, -.006, .09), 'graphite', .004)
        with moved((0, -.03, .16), (-14, 0, -8)):
            display(.18, .117, depth=.02, rim=.006)
    # clear guard in front of the work zone
    guard_y = yc - W * .42
    plate(rect(L * .40, H * .46, .02), .004, 'Y', 'clear', (-L * .20, guard_y, top + H * .26), edge=.0005)
    plate(rect(L * .41, H * .47, .022), .012, 'Y', 'graphite', (-L * .20, guard_y, top + H * .26), [rect(L * .38, H * .42, .014)], .002)
    for x in (-L * .34, -L * .06):
        box((.03, .014, .06), (x, guard_y, top + .003), 'graphite', .003)
    handle(.10, (-L * .20, guard_y - .006, top + H * .08), reach=.022, r=.0045)
    warning(.028, (-L * .36, guard_y - .008, top + H * .08))


def _laser(m):
    """Closed laser class 1 housing with a filtered window and an exhaust hose."""
    L, W, H = m.length, m.depth, m.height
    f, back = -W / 2, W / 2
    body = [(back, .03, .015), (back, H - .03, .04), (f + W * .34, H - .006, .05), (f + W * .10, H * .62, .03), (f + W * .08, H * .28, .02), (f, H * .235, .02), (f, .03, .015)]
    cheeked_body(L, body, thick=.026, fixings=[(back - .04, .07), (back - .04, H - .10), (f + .035, .06)])
    box((L - .05, W - .05, .02), (0, 0, .024), 'dark', .003)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .07), y * (W / 2 - .07), -.004), .03, .026)
        vents(10, W * .3, (x * (L / 2 + .001), W * .14, H * .2), 'X', .014, .006)
        grip(.12, (x * (L / 2 + .001), W * .12, H * .78))
    copper_line(L - .06, (0, f - .001, .075), .005)
    lower, upper = (f + W * .10, H * .62), (f + W * .34, H - .006)
    with on_face(lower, upper):
        display(.26, .17, (L * .20, -.002, 0), depth=.008, rim=.008)
        plate(rect(L * .40, .19, .02), .036, 'Y', 'graphite', (-L * .20, -.016, 0), [rect(L * .35, .145, .012)], .003)
        plate(rect(L * .36, .155, .012), .004, 'Y', 'laser_glass', (-L * .20, -.026, 0), edge=.001)
        box((L * .35, .003, .145), (-L * .20, -.003, 0), 'light', .001)
        turned([(.034, 0), (.034, .012), (.018, .016)], 'Y', (-L * .20, -.005, .01), 'alu_brushed')
        box((L * .33, .014, .005), (-L * .20, -.012, .067), 'led_white', .001)
        box((L * .34, .002, .004), (-L * .20, -.0345, -.084), 'led_violet', .0005)
    face = f + W * .09
    with moved((0, face, H * .44)):
        plate(rect(L * .62, H * .26, .018), .012, 'Y', 'graphite', (-L * .09, -.001, 0), edge=.003)
        with moved((-L * .20, -.004, 0)):
            turned([(.062, 0), (.062, .016), (.056, .022)], 'Y', colour='white', segments=64)
            turned([(.008, .022), (.040, .022), (.040, .034), (.030, .036), (.008, .026), (.008, .022)], 'Y', colour='alu_brushed', segments=56)
            pipe(.042, .037, .004, (0, -.030, 0), 'Y', 'accent')
            wire([(0, -.03, 0), (0, -.12, 0), (-.01, -.2, -.02), (-.04, -.30, -.06)], .0028, 'wire_orange', fit=False)
        with moved((L * .06, -.010, 0)):
            for k in range(3):
                pulley((-.05 + .05 * k, 0, .02 if k % 2 else -.02), .018, .012, colour='steel')
        warning(.05, (L * .30, -.009, .04))
        lettering('LASER  CLASS 1', .014, (L * .30, -.007, -.01), colour='mid', align='CENTER')
    with on_face((f, .09), (f, H * .22)):
        name_plate(m.name, .034, (-L / 2 + .06, -.001, -.005))
        control_row((L / 2 - .33, -.001, -.005), .8)
    wire([(L * .22, back - .01, H * .8), (L * .22, back + .10, H * .86), (L * .30, back + .16, H * .6), (L * .46, back + .2, .06), (L * .7, back + .22, .05)], .04, 'light', fit=False)
    turned([(.05, 0), (.05, .04)], 'Y', (L * .22, back + .04, H * .8), 'graphite')
