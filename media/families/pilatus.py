"""Pilatus, high-voltage cables: bench stripper with a rotary head, cabinet machines with a deep bay, a whole line of cells."""
from kit import *

CABLE = 'wire_orange'


def camera(m, view):
    if m.has.kind == 'line':
        if view == 'side':
            return dict(azimuth=38, elevation=11, lens=60)
        if view == 'detail':
            return dict(target=(-m.length * .20, -m.depth * .05, 1.15), azimuth=-24, elevation=10, distance=3.2, lens=62)
        return dict(azimuth=-36, elevation=15, lens=55, margin=.035)
    if view == 'side':
        return dict(azimuth=34, elevation=11, lens=75)
    if view == 'detail':
        bench = m.has.kind == 'bench'
        return dict(target=(-.02, -m.depth * .32, m.height * (.44 if bench else .66)), azimuth=-26, elevation=11, distance=m.height * (2.2 if bench else 1.25), lens=80)
    return dict(azimuth=-29, elevation=13, lens=75, margin=.055)


def build(m):
    {'bench': _bench, 'cabinet': _cabinet, 'line': _line}[m.has.kind](m)


def cable_end(at, r, lengths, direction=-1):
    """Prepared end along X: jacket up to the place, then braid, inner insulation, conductor; direction -1 points to the left."""
    x, y, z = at
    for share, length, colour in zip((1, .80, .66, .46), (0, *lengths), (CABLE, 'braid', 'natural', 'copper')):
        if length:
            rod(r * share, length, (x + direction * length / 2, y, z), 'X', colour)
            x += direction * length


def jaws(at, r, width=.07):
    """Upper and lower clamping jaw around a cable along X."""
    with moved(at):
        for up in (-1, 1):
            plate([(-.045, r * .9 * up), (-.012, r * .9 * up), (0, r * .3 * up), (.012, r * .9 * up), (.045, r * .9 * up), (.045, .055 * up), (-.045, .055 * up)], width * .6, 'X', 'steel_ground', edge=.0012)
            box((width, .11, .035), (0, 0, up * .072), 'white' if up > 0 else 'graphite', .005)
        box((width * .8, .03, .22), (0, .07, 0), 'graphite', .004)
        air_cylinder((0, .02, .16), .10, .024, .02)


def _bench(m):
    L, W, H = m.length, m.depth, m.height
    f, back, shelf = -W / 2, W / 2, H * .30
    body = [(back, .03, .014), (back, H - .012, .04), (f + W * .40, H - .012, .05), (f + W * .22, H * .66, .025), (f + W * .24, H * .62, .01), (W * .10, H * .60, .03), (W * .10, shelf, .02),
            (f + .01, shelf, .02), (f, shelf - .02, .01), (f, .03, .012)]
    cheek = [(back + .005, .022, .016), (back + .005, H, .045), (f + W * .39, H, .055), (f + W * .20, H * .63, .03), (f + W * .10, shelf + .06, .04), (f - .006, shelf + .01, .03), (f - .006, .022, .016)]
    cheeked_body(L, body, cheek, .026, fixings=[(back - .03, .06), (back - .03, H - .06), (f + .03, .06)])
    box((L - .06, W - .05, .016), (0, 0, .024), 'dark', .003)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .06), y * (W / 2 - .06), -.006), .03, .022)
        vents(8, W * .2, (x * (L / 2 + .001), W * .2, H * .24), 'X', .012, .005)
        grip(.10, (x * (L / 2 + .001), W * .18, H * .80))
    copper_line(L - .06, (0, f - .001, .06), .005)
    with on_face((f + W * .22, H * .66), (f + W * .40, H - .012)):
        display(.235, .145, (L * .17, -.002, 0), depth=.008, rim=.008)
        knob((-L * .22, -.001, .012), .024)
        lettering('Diameter', .012, (-L * .22, -.0006, -.042), colour='mid', align='CENTER')
    box((L - .06, W * .42, .004), (0, -W * .14, shelf + .002), 'alu_brushed', .001)
    box((L - .10, .02, .006), (0, f + W * .30, H * .612), 'led_white', .001)
    lamp((0, f + W * .30, H * .60), (0, 0, shelf), (L * .8, .03), 2)
    zc, yc = shelf + H * .17, -W * .12
    box((.16, .16, .02), (L * .20, yc, shelf + .012), 'graphite', .003)
    with moved((L * .26, yc, zc)):
        box((.14, .17, .17), (0, .0, 0), 'white', .012)
        rotary_head((-.07 - .012, 0, 0), .062, 'X', 4, .018)
    jaws((-L * .24, yc, zc), .011, .08)
    wire([(-L * 1.25, yc - .05, shelf * .6), (-L * .9, yc, zc - .04), (-L * .6, yc, zc), (-L * .3, yc, zc), (-L * .10, yc, zc)], .011, CABLE, fit=False)
    cable_end((-L * .105, yc, zc), .011, (.026, .022, .022), 1)
    ring_seat((-L / 2 - .004, yc, zc), .03, .012, .02)
    # clear sliding cover
    cover = [(f + W * .23, H * .63), (f + W * .10, H * .52, .06), (f + .012, shelf + .02), (f + .017, shelf + .02), (f + W * .105, H * .515, .06), (f + W * .235, H * .625)]
    plate(cover, L - .06, 'X', 'clear', edge=.0004)
    box((L - .06, .014, .014), (0, f + .016, shelf + .012), 'graphite', .003)
    handle(.14, (0, f + .010, shelf + .03), reach=.024, r=.005)
    name_plate(m.name, .024, (-L / 2 + .05, f - .001, shelf * .56))
    control_row((L / 2 - .26, f - .001, shelf * .54), .66)


def _cabinet(m):
    """Floor machine: deep bay over a cabinet, canopy with clear doors; 110 with one head, 130 with head and folding station."""
    L, W, H = m.length, m.depth, m.height
    top = .84
    base_cabinet(L, W, top, ['white', 'graphitev'] if L < 1.5 else ['whitev', 'graphite', 'white'])
    box((L + .02, W + .02, .026), (0, 0, top + .001), 'alu_brushed', .004)
    front, back = -W / 2 + .02, W / 2 - .06
    canopy(L, front, back, top + .012, H - .06, 1 if L < 1.5 else 2, m.name, 'high-voltage cable', power=12)
    zc, yc = top + .30, front + W * .36
    heads = (L * .22,) if m.has.steps < 5 else (L * .06, L * .33)
    box((L * .86, .20, .03), (0, yc + .02, top + .03), 'graphite', .005)
    rail(L * .84, (0, yc - .05, top + .045))
    rail(L * .84, (0, yc + .09, top + .045))
    jaws((-L * .26, yc, zc), .014, .10)
    box((.14, .2, .17), (-L * .26, yc + .02, top + .13), 'graphite', .006)
    for k, x in enumerate(heads):
        box((.26, .26, .03), (x + .06, yc + .02, top + .08), 'graphite', .004)
        with moved((x + .10, yc, zc), (0, 0, 0)):
            box((.24, .28, .34), (0, .03, -.03), 'white', .016)
            box((.244, .284, .012), (0, .03, .06), 'graphite', .003)
            rotary_head((-.12 - .014, 0, 0), .085 - .01 * k, 'X', 4 if k == 0 else 6, .022)
            badge(.05, (0, -.113, -.07))
            box((.16, .003, .005), (0, -.113, -.13), 'led_copper', .0006)
            motor((.02, .09, .19), .09, .12, 'Z')
    cable_x = -L * .26 + .10
    wire([(-L * 1.15, yc - .10, top - .25), (-L * .85, yc - .02, zc - .10), (-L * .62, yc, zc), (-L * .4, yc, zc), (cable_x, yc, zc)], .014, CABLE, fit=False)
    cable_end((cable_x - .005, yc, zc), .014, (.035, .03, .03), 1)
    ring_seat((-L / 2 - .012, yc, zc), .045, .016, .03)
    valve_block(4 if L < 1.5 else 7, (0, back - .05, H - .36), .26)
    drag_chain((-L * .05, yc + .2, top + .06), 14)
    signal_tower((L / 2 - .14, back - .10, H - .03), .026)
    face = -W / 2 - .006
    control_row((L / 2 - .34, face, top - .12), .9)
    if L > 1.5:
        display_arm((L * .33, -W / 2 - .03, top + .01), (.36, .24), .30, shelf=False)
    else:
        with moved((L / 2 - .22, -W / 2 - .02, top + .02), (-28, 0, 0)):
            display(.30, .19, (0, -.05, .09), depth=.03, rim=.01)


def _line(m):
    """Five linked cells on one base: reel and cut, strip, shield and ferrule, press, vision and output."""
    L, W, H = m.length, m.depth, m.height
    depth, top = W * .5, .86
    cells = [('cut', .19), ('strip', .25), ('shield', .22), ('press', .18)]
    x0 = -L / 2 + L * .05
    y = W * .18
    x = x0
    for kind, share in cells:
        length = L * share
        mid = x + length / 2
        with moved((mid, y, 0)):
            base_cabinet(length - .02, depth, top, ['white', 'graphite'] if kind != 'press' else ['graphitev'], line=True)
            box((length, depth + .04, .026), (0, 0, top + .001), 'alu_brushed', .004)
            if kind == 'press':
                _press_tower(length, depth, top, H)
            else:
                canopy(length - .01, -depth / 2 + .02, depth / 2 - .05, top + .012, H - .10, 1 if length < 1.5 else 2, m.name if kind == 'cut' else '', {'cut': 'cut', 'strip': 'strip', 'shield': 'shield ferrule'}[kind], power=18)
                _station(kind, length, depth, top)
        x += length
    _output(m, x, y, depth, top)
    zc, yc = top + .32, y - depth * .14
    wire([(x0 + .1, yc, zc), (x0 + L * .62, yc, zc)], .013, CABLE, smooth=False)
    _cable_drum(m, x0, yc, zc)
    signal_tower((x0 + L * .43, y + depth / 2 - .12, H - .06), .03)
    display_arm((x0 + L * .33, y - depth / 2 - .06, top), (.48, .31), .34)
    control_row((x0 + L * .155, y - depth / 2 - .012, top - .12), 1)


def _station(kind, length, depth, top):
    yc, zc = -depth * .14, top + .32
    box((length * .8, .26, .04), (0, yc + .04, top + .03), 'graphite', .006)
    if kind == 'cut':
        for x in (-length * .25, length * .02):
            belt_pair((x, yc, zc), .15, .045, .06, .012)
            box((.30, .12, .34), (x, yc + .2, zc), 'white', .01)
        box((.12, .16, .44), (length * .30, yc + .05, zc - .02), 'graphite', .008)
        v_blades((length * .30, yc - .06, zc), .09, 1)
    elif kind == 'strip':
        for s, x in ((1, -length * .25), (-1, length * .22)):
            jaws((x, yc, zc), .013, .10)
            with moved((x + s * .34, yc, zc), (0, 0, 0 if s > 0 else 180)):
                box((.24, .28, .36), (0, .0, -.03), 'white', .016)
                box((.20, .22, .07), (0, 0, -.245), 'graphite', .004)
                rotary_head((-.134, 0, 0), .085, 'X', 4, .022)
                motor((.02, 0, .213), .09, .12, 'Z')
        valve_block(7, (0, depth / 2 - .12, top + .80), .3)
    else:
        for x in (-length * .26, length * .22):
            jaws((x, yc, zc), .013, .10)
            seal_station((x + .18, yc + .1, top + .05), 'steel')
        robot((0, yc + .22, top + .05), .85, 180, (-20, 75, 60))


def _press_tower(length, depth, top, H):
    """Closed-frame press, 300 kN, behind a clear door."""
    w = length * .80
    outer = rect(w, H - top - .08, .06, 0, (H + top - .08) / 2 + .02)
    window = rect(w * .52, (H - top) * .42, .04, 0, top + (H - top) * .36)
    for y in (-.16, .22):
        plate(outer, .10, 'Y', 'white', (0, y, 0), [window], .008)
    plate(rect(w * .96, H - top - .14, .05, 0, (H + top - .08) / 2 + .02), .28, 'Y', 'graphite', (0, .03, 0), [window], .004)
    box((w * .44, .26, .10), (0, .02, top + .12), 'steel_ground', .004)
    box((w * .30, .20, .16), (0, .02, top + (H - top) * .50), 'alu_brushed', .004)
    applicator((0, -.02, top + .17), 2.0)
    rod(.08, .5, (0, .03, H - .02), 'Z', 'alu_dark')
    box((w * .6, .004, .007), (0, -.212, H - .30), 'led_copper', .001)
    badge(.09, (-w * .20, -.212, H - .20))
    lettering('300 kN', .075, (-w * .08, -.212, H - .20))
    plate(rect(w * .62, (H - top) * .5, .03, 0, top + (H - top) * .37), .006, 'Y', 'clear', (0, -.235, 0), edge=.0006)
    plate(rect(w * .64, (H - top) * .52, .034, 0, top + (H - top) * .37), .022, 'Y', 'graphite', (0, -.235, 0), [rect(w * .56, (H - top) * .44, .024, 0, top + (H - top) * .37)], .004)


def _output(m, x, y, depth, top):
    """Inclined magazine of finished cables with a vision gate."""
    length = m.length / 2 - x
    with moved((x + .02, y - depth * .14, 0)):
        deposit_tray((0, 0, 0), length, top, leads=0)
        for k in range(5):
            yy = -.10 + .05 * k
            rod(.013, length * .66, (length * .48, yy, top + .016), 'X', CABLE)
            cable_end((length * .15, yy, top + .016), .013, (.04, .03, .035), -1)
            cable_end((length * .81, yy, top + .016), .013, (.04, .03, .035), 1)
        for yy in (-.26, .26):
            box((.05, .05, .5), (.25, yy, top + .2), 'graphite', .005)
        box((.09, .58, .07), (.25, 0, top + .47), 'white', .01)
        turned([(.03, 0), (.03, .07)], 'Z', (.25, 0, top + .37), 'black')
        pipe(.05, .034, .012, (.25, 0, top + .365), 'Z', 'led_white')


def _cable_drum(m, x0, yc, zc):
    """Drum of orange cable on a motorised stand in front of the line's intake."""
    r, xd, yd = .62, x0 + .08, -m.depth / 2 + .62
    for s in (-1, 1):
        plate([(-.40, .06, .03), (.40, .06, .03), (.10, r + .16, .08), (-.10, r + .16, .08)], .05, 'Y', 'white', (xd, yd + s * .42, 0), [[(-.20, .16, .03), (.20, .16, .03), (.05, r * .8, .04), (-.05, r * .8, .04)]], .006)
        box((.95, .08, .06), (xd, yd + s * .42, .04), 'graphite', .006)
    box((.08, .84, .06), (xd - .38, yd, .05), 'graphite', .006)
    box((.08, .84, .06), (xd + .38, yd, .05), 'graphite', .006)
    spool((xd, yd, r + .12), r, .62, .26, .014, CABLE, .84)
    rod(.03, .96, (xd, yd, r + .12), 'Y', 'steel')
    wire([(xd - .2, yd, r * 1.95), (x0 - .3, yd + .3, r * 2 + .1), (x0 - .32, yc - .1, zc + .1), (x0 - .1, yc, zc), (x0 + .1, yc, zc)], .013, CABLE, fit=False)
