"""Uetli, quality tools: crimp height gauge, pull tester, micrograph laboratory, in-line vision ring."""
import math
from kit import *


def camera(m, view):
    if view == 'side':
        return dict(azimuth=34, elevation=14, lens=75)
    if view == 'detail':
        target = {'height': (-m.length * .08, -m.depth * .1, m.height * .5), 'pull': (-m.length * .12, -m.depth * .1, m.height * .5),
                  'lab': (-m.length * .2, -m.depth * .25, m.height * .42), 'vision': (-m.length * .1, 0, m.height * .55)}[m.has.kind]
        return dict(target=target, azimuth=-32, elevation=16, distance=m.length * 1.45, lens=80)
    return dict(azimuth=-30, elevation=18, lens=75, margin=.07)


def build(m):
    {'height': _height, 'pull': _pull, 'lab': _lab, 'vision': _vision}[m.has.kind](m)


def _base(m, top, front_step=.3):
    L, W = m.length, m.depth
    back, f = W / 2, -W / 2
    outline = [(back, .016, .01), (back, top, .01), (f + W * front_step, top, .02), (f, top * .62, .02), (f, .016, .008)]
    plate(outline, L, 'X', 'white', edge=.005, steps=8)
    box((L - .02, W - .02, .012), (0, 0, .014), 'dark', .002)
    copper_line(L - .016, (0, f - .0008, .024), .003)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .03), y * (W / 2 - .025), -.004), .018, .012)
    return (f, top * .62), (f + W * front_step, top)


def _height(m):
    """Granite foot, column with a measuring head, pointed anvil, a lead with its contact between."""
    L, W, H = m.length, m.depth, m.height
    slope = _base(m, H * .26)
    box((L * .52, W * .56, .022), (-L * .18, W * .14, H * .26 + .010), 'granite', .002)
    x, y, z0 = -L * .20, W * .10, H * .26 + .021
    box((.030, .030, H * .74 - .03), (x - .045, y + .012, z0 + (H * .74 - .03) / 2), 'alu_brushed', .003)
    box((.012, .004, H * .6), (x - .045, y - .005, z0 + H * .32), 'steel_ground', .001)
    box((.085, .046, .040), (x - .012, y + .006, H * .74), 'white', .005)
    box((.087, .004, .014), (x - .012, y - .018, H * .74 + .008), 'graphite', .001)
    turned([(.012, 0), (.012, .016), (.010, .019)], 'Z', (x + .012, y, H * .74 + .020), 'accent')
    turned([(.0035, 0), (.0035, .020), (.0095, .022), (.0095, .050)], 'Z', (x + .012, y, z0 + .035), 'steel', 32)
    turned([(.0004, -.004), (.0035, 0), (.0035, .004)], 'Z', (x + .012, y, z0 + .033), 'tool', 24)
    turned([(.012, 0), (.012, .012), (.004, .014), (.004, .024)], 'Z', (x + .012, y, z0), 'steel_ground', 32)
    zw = z0 + .0265
    terminal((x + .010, y - .002, zw), (1, -.15, 0), 2.2)
    wire([(x - .012, y + .001, zw + .001), (x - .06, y - .02, zw), (x - .10, y - .05, zw - .012), (x - .16, y - .09, .012), (x - .26, y - .10, .004)], .0016, 'wire_orange', fit=False)
    with moved((L * .27, W * .10, H * .26), (0, 0, -12)):
        plate([(W * .30, 0, .008), (W * .26, H * .52, .02), (W * .18, H * .56, .015), (-W * .18, .012, .01), (-W * .18, 0, .006)], L * .40, 'X', 'graphite', edge=.004)
        with on_face((-W * .18, .012), (W * .18, H * .56)):
            display(L * .36, L * .235, (0, -.001, .002), depth=.005, rim=.005)
    with on_face(*slope):
        name_plate(m.name, .0135, (-L / 2 + .014, -.001, 0))
        buttons(('gloss_white', 'green'), (L * .24, -.001, 0), .022, .6)
        lettering('0.001 mm', .009, (L * .02, -.0006, 0), colour='mid')
    wire([(L * .4, W * .4, .05), (L * .46, W * .6, .04), (L * .6, W * .8, .006)], .002, 'wire_black', fit=False)


def _pull(m):
    """Flat body; a carriage draws the lead out of the slotted fixture plate."""
    L, W, H = m.length, m.depth, m.height
    top = H * .46
    slope = _base(m, top, .34)
    box((L * .66, W * .34, .004), (-L * .15, W * .16, top + .002), 'alu_brushed', .001)
    rail(L * .60, (-L * .15, W * .16, top + .003), carriages=())
    y, zc = W * .16, top + .055
    # carriage with cam jaws
    xc = -L * .30
    box((.075, .07, .022), (xc, y, top + .034), 'graphite', .003)
    for s in (-1, 1):
        rod(.017, .020, (xc, y + s * .014, top + .056), 'Z', 'steel', 40)
        for k in range(14):
            box((.0012, .002, .019), (xc + .0172 * math.cos(k * .45), y + s * .014 + .0172 * math.sin(k * .45), top + .056), 'tool', .0003, (0, 0, math.degrees(k * .45)))
        turned([(.005, .066), (.005, .072)], 'Z', (xc, y + s * .014, top), 'accent')
    wire([(xc - .01, y - .02, top + .06), (xc - .03, y - .06, top + .075)], .004, 'steel')
    turned([(.008, 0), (.008, .016)], 'Z', (xc - .03, y - .062, top + .068), 'accent')
    # fixture plate with graded slots on its load cell
    xf = L * .04
    box((.05, .06, .05), (xf + .03, y, top + .025), 'white', .004)
    slots = [[(-.002 - .001 * k, 0), (.002 + .001 * k, 0), (.002 + .001 * k, .012), (-.002 - .001 * k, .012)] for k in range(3)]
    plate(circle(.036, n=64), .008, 'X', 'steel_ground', (xf, y, zc), [[(u * 1. + (k - 1) * .02, v + .014) for u, v in hole] for k, hole in enumerate(slots)], .0008)
    bolt_circle(6, .010, (xf - .005, y, zc), 'X', .002)
    terminal((xf + .012, y, zc + .020), (1, 0, 0), 2)
    wire([(xf + .004, y, zc + .020), (xf - .03, y, zc + .012), (xc + .02, y, top + .058), (xc - .04, y, top + .058), (xc - .10, y + .01, top + .052), (-L * .62, y + .02, top + .01)], .0018, 'wire_orange', fit=True)
    # clear hood, hinged at the back
    hood = [(W * .42, top + .002, .01), (W * .42, top + H * .50, .03), (-W * .02, top + H * .50, .04), (-W * .06, top + .03, .02), (-W * .055, top + .03, .01), (-W * .01, top + H * .485, .035), (W * .40, top + H * .485, .025), (W * .40, top + .002)]
    plate(hood, L * .62, 'X', 'clear', (-L * .15, 0, 0), edge=.0005)
    for s in (-1, 1):
        plate(grown(hood, .002), .008, 'X', 'graphite', (-L * .15 + s * L * .31, 0, 0), edge=.001)
    handle(.08, (-L * .15, -W * .055, top + .05), reach=.018, r=.004)
    # display on the right
    with moved((L * .34, W * .05, top), (0, 0, 0)):
        plate([(W * .40, 0, .01), (W * .36, H * .46, .02), (W * .26, H * .50, .015), (-W * .24, .014, .01), (-W * .24, 0, .006)], L * .28, 'X', 'graphite', edge=.004)
        with on_face((-W * .24, .014), (W * .26, H * .50)):
            display(L * .255, L * .165, (0, -.001, .003), depth=.005, rim=.006)
    with on_face(*slope):
        name_plate(m.name, .018, (-L / 2 + .02, -.001, 0))
        lettering('1000 N', .012, (-L * .08, -.0008, 0), colour='mid')
        buttons(('gloss_white', 'green'), (L * .12, -.001, 0), .028, .8)
        emergency_stop((L * .38, -.001, 0), .48)


def _lab(m):
    """One housing for the whole micrograph: saw, grinding disc, etching cups, camera stage, its results on a large display."""
    L, W, H = m.length, m.depth, m.height
    back, f, top = W / 2, -W / 2, H * .27
    base = [(back, .022, .014), (back, top, .01), (f + W * .2, top, .03), (f, top * .6, .03), (f, .022, .012)]
    cheeked_body(L, base, thick=.02, fixings=[(back - .03, .05), (back - .03, top - .03)])
    box((L - .03, W - .03, .014), (0, 0, .018), 'dark', .002)
    copper_line(L - .045, (0, f - .001, .044), .004)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .06), y * (W / 2 - .06), -.006), .024, .02)
        vents(6, W * .2, (x * (L / 2 + .001), W * .2, .06), 'X', .010, .0045)
    box((L - .05, W * .72, .005), (0, W * .08, top + .001), 'alu_brushed', .001)
    # rear housing with a sloped display
    rear = [(back - .004, top + .004, .01), (back - .004, H - .01, .04), (W * .22, H - .01, .05), (W * .10, H * .58, .03), (W * .12, top + .004, .01)]
    cheeked_body(L - .01, rear, thick=.02, fixings=[(back - .03, top + .04), (back - .03, H - .06)])
    with on_face((W * .10, H * .58), (W * .22, H - .01)):
        display(.30, .175, (L * .22, -.002, -.004), depth=.008, rim=.008)
        name_plate(m.name, .032, (-L / 2 + .05, -.001, .03))
        lettering('saw  ·  grind  ·  etch  ·  measure', .015, (-L / 2 + .055, -.0008, -.025), colour='mid')
    box((L - .06, .03, .008), (0, W * .09, H * .56), 'led_white', .001)
    lamp((0, W * .04, H * .55), (0, -W * .1, top), (L * .8, .05), 1.5)
    yb, zt = -W * .10, top + .004
    # saw
    xs = -L * .36
    box((.10, .13, .025), (xs, yb, zt + .012), 'graphite', .003)
    turned([(.045, -.0006), (.045, .0006)], 'X', (xs + .018, yb, zt + .062), 'tool', 64)
    turned([(.014, -.006), (.014, .006)], 'X', (xs + .018, yb, zt + .062), 'steel')
    motor((xs + .060, yb + .01, zt + .062), .045, .07, 'X', 'white')
    box((.03, .04, .03), (xs - .012, yb - .02, zt + .038), 'alu_brushed', .002)
    wire([(xs - .02, yb - .02, zt + .062), (xs + .012, yb - .02, zt + .062)], .003, 'wire_orange', smooth=False)
    plate([(-.07, 0, .02), (.07, 0, .02), (.07, .10, .04), (-.07, .10, .04)], .004, 'X', 'clear', (xs - .055, yb, zt + .02), edge=.0005)
    # grinder
    xg = -L * .13
    turned([(.062, 0), (.062, .030), (.056, .036)], 'Z', (xg, yb, zt), 'white', 56)
    turned([(.052, .036), (.052, .040)], 'Z', (xg, yb, zt), 'accent', 56)
    turned([(.049, .040), (.049, .0405)], 'Z', (xg, yb, zt), 'granite', 56)
    rod(.008, .12, (xg + .05, yb + .05, zt + .09), 'Z', 'steel')
    box((.07, .026, .024), (xg + .03, yb + .03, zt + .13), 'white', .005, (0, 0, 45))
    turned([(.012, .045), (.012, .12)], 'Z', (xg + .006, yb + .006, zt), 'graphite')
    # etching cups
    for k in range(3):
        x = L * .03 + .045 * k
        turned([(.017, 0), (.017, .045), (.0155, .045), (.0155, .004), (.003, .004)], 'Z', (x, yb, zt + .006), ('natural', 'amber', 'natural')[k], 32)
    box((.15, .06, .012), (L * .03 + .045, yb, zt + .004), 'graphite', .002)
    # camera on its stage
    xc = L * .35
    box((.13, .15, .03), (xc, yb + .01, zt + .015), 'graphite', .004)
    box((.08, .08, .010), (xc, yb, zt + .036), 'alu_brushed', .002)
    turned([(.015, 0), (.015, .012)], 'Z', (xc, yb, zt + .041), 'natural')
    box((.04, .04, .19), (xc, yb + .075, zt + .11), 'graphite', .004)
    turned([(.016, 0), (.022, .02), (.022, .05), (.028, .054), (.028, .10)], 'Z', (xc, yb, zt + .075), 'black', 40)
    pipe(.026, .018, .010, (xc, yb, zt + .072), 'Z', 'led_white')
    box((.05, .10, .035), (xc, yb + .03, zt + .185), 'white', .005)
    for s in (-1, 1):
        turned([(.014, 0), (.014, .016)], 'X', (xc + s * .066, yb + .01, zt + .016), 'accent')
    with on_face((f, top * .6), (f + W * .2, top)):
        buttons(('blue', 'gloss_white', 'green'), (-L * .42, -.001, 0), .04, 1.1)
        emergency_stop((L * .42, -.001, 0), .66)
    wire([(-L * .3, back, .06), (-L * .3, back + .1, .03), (-L * .5, back + .18, .005)], .004, 'wire_black', fit=False)


def _vision(m):
    """A ring of cameras and light around the wire, on a mounting plate for the line."""
    L, W, H = m.length, m.depth, m.height
    r, zc = H * .42, H * .54
    box((L, W * .62, .018), (0, 0, .009), 'alu_brushed', .003)
    for x in (-1, 1):
        for y in (-1, 1):
            screws([(x * (L / 2 - .022), y * (W * .31 - .022), .018)], 'Z', .006)
    box((L * .42, W * .40, H * .16), (0, 0, .018 + H * .08), 'graphite', .006)
    with moved((0, 0, zc)):
        pipe(r, r * .36, L * .40, (0, 0, 0), 'X', 'white', 96)
        for s in (-1, 1):
            pipe(r * 1.012, r * .42, .010, (s * L * .20, 0, 0), 'X', 'graphite', 96)
            pipe(r * .80, r * .76, .003, (s * (L * .20 + .0055), 0, 0), 'X', 'accent', 96)
            pipe(r * .66, r * .50, .004, (s * (L * .20 + .0055), 0, 0), 'X', 'led_white' if s < 0 else 'gloss_white', 72)
            bolt_circle(8, r * .90, (s * (L * .20 + .0048), 0, 0), 'X', .004)
        pipe(r * .37, r * .28, L * .42, (0, 0, 0), 'X', 'glass_black', 56)
        for turn in (-104, -52, 0, 52, 104):
            with moved((0, 0, 0), (turn, 0, 0)):
                box((L * .20, .05, .05), (0, 0, r * 1.02), 'graphite', .006)
                turned([(.014, 0), (.014, .014)], 'X', (L * .10, 0, r * 1.03), 'black', 24)
                rod(.003, .003, (-L * .101, .012, r * 1.05), 'X', 'led_green', 12)
        hoses = [(L * .115, r * .9, r * .5), (L * .2, r * 1.1, r * .2), (L * .2, r * 1.2, -r * .6), (L * .2, r * 1.3, -zc + .03)]
        wire(hoses, .004, 'wire_black')
        for s in (-1, 1):
            pipe(.016, .008, .05, (s * L * .32, 0, 0), 'X', 'natural')
            box((.022, .05, zc - .02), (s * L * .32, .004, -zc / 2 + .005), 'graphite', .004)
        wire([(-L * 1.1, 0, 0), (L * .5, 0, 0)], .0032, 'wire_orange', smooth=False, fit=False)
        bare_end((L * .5, 0, 0), (1, 0, 0), .0032, .014)
    with moved((0, -W * .205, .018 + H * .08)):
        box((L * .40, .006, H * .12), (0, 0, 0), 'white', .002)
        name_plate(m.name, .017, (-L * .18, -.004, 0))
        rod(.003, .004, (L * .165, -.004, 0), 'Y', 'led_green', 16)
