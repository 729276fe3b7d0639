"""Sihl, crimping presses: a C frame with the applicator behind a clear guard, the reel on an arm; with a strip unit in front;
with seal loading on its own stand; and the closed frame for the heaviest contacts."""
import math
from kit import *


def camera(m, view):
    kind = m.has.kind
    if view == 'side':
        return dict(azimuth=32, elevation=11, lens=78)
    if view == 'detail':
        low = {'press': 0, 'seal': m.height * .44, 'frame': 0}[kind]
        press = m.height - low
        if kind == 'frame':
            return dict(target=(0, -m.depth * .2, m.height * .56), azimuth=-26, elevation=10, distance=1.9, lens=70)
        return dict(target=(-.02, -m.depth * .2, low + press * .36), azimuth=-30, elevation=13, distance=press * 1.5, lens=80)
    return dict(azimuth=-27, elevation=13, lens=78, margin=.055)


def build(m):
    if m.has.kind == 'frame':
        return _closed_frame(m)
    if m.has.kind == 'seal':
        low = m.height * .44
        base_cabinet(m.length, m.depth, low, ['white', 'graphite'])
        name_plate(m.name, .032, (-m.length / 2 + .05, -m.depth / 2 - .012, low - .108))
        box((m.length + .01, m.depth + .02, .022), (0, 0, low), 'alu_brushed', .004)
        with moved((-.06, .02, low + .012)):
            _press(m, .46, m.depth * .80, m.height - low - .012, strip=True, servo=True, closed=False)
        seal_station((m.length * .38, .02, low + .012), 'wire_blue')
        box((.03, .03, .22), (m.length * .22, -.06, low + .12), 'graphite', .004)
        wire([(m.length * .36, -.10, low + .175), (m.length * .28, -.12, low + .20), (m.length * .12, -.14, low + .19)], .006, 'steel')
        return None
    return _press(m, m.length, m.depth, m.height, strip=m.has.strip, servo=m.has.servo, closed=m.has.closed)


def _press(m, L, W, H, strip, servo, closed):
    """C-frame press; the body keeps its slender width, the base takes the size."""
    f, back = -W / 2, W / 2
    body = min(.25, L * .62)
    step = H * .13
    front = f + (W * .30 if strip else 0)          # where the press body's base begins
    base = [(back, .022, .012), (back, step, .008), (f + W * .10, step, .03), (f, step * .72, .02), (f, .022, .012)]
    plate(base, L, 'X', 'white', edge=.005, steps=10)
    box((L - .03, W - .03, .018), (0, 0, .016), 'dark', .003)
    copper_line(L + .002, (0, f - .0006, .036), .004)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .04), y * (W / 2 - .04), -.012), .026, .020)
    bf = max(front, back - .48)
    depth = back - bf
    core = [(back - .004, step, .01), (back - .004, H - .012, .045), (bf + depth * .34, H - .012, .06), (bf + depth * .20, H - .085, .03), (bf + depth * .25, H * .60, .022), (back - depth * .38, H * .585, .05), (back - depth * .38, step, .03)]
    cheek = [(back, step, .01), (back, H - .004, .05), (bf + depth * .33, H - .004, .065), (bf + depth * .18, H - .084, .035), (bf + depth * .235, H * .58, .03), (back - depth * .42, H * .565, .055), (back - depth * .42, step + .05, .035), (back - depth * .50, step, .005)]
    cheeked_body(body, core, cheek, .026, core='graphite', fixings=[(back - .022, step + .04), (back - .022, H - .05), (bf + depth * .26, H - .12)], edge=.006)
    for side in (-1, 1):
        vents(9, depth * .18, (side * body / 2, back - depth * .20, H * .64), 'X', .0105, .0046)
    low, high = (bf + depth * .25, H * .60), (bf + depth * .20, H - .085)
    with on_face(low, high):
        tall = math.dist(low, high)
        plate(rect(body - .058, tall * .94, .012), .008, 'Y', 'white', (0, .0, 0), edge=.002)
        if m.has.simple:
            knob((0, -.004, tall * .16), .022)
            lettering('Force', .010, (0, -.0045, tall * -.06), colour='mid', align='CENTER')
            box((body * .55, .002, .003), (0, -.0045, -tall * .22), 'led_copper', .0004)
        else:
            display(body * .72, body * .46, (0, -.005, tall * .12), depth=.004, rim=.005)
            box((body * .62, .002, .003), (0, -.0045, tall * .12 - body * .28), 'led_copper', .0004)
        name_plate(m.name, min(.0165, body * .066), (-body * .36, -.0045, -tall * .36))
    # bolster, ram, applicator
    ya = bf + depth * .36
    plate(rect(body - .062, H * .585 - step - .01, .004), .004, 'Y', 'light', (0, back - depth * .40, (H * .585 + step) / 2), edge=.001)
    box((min(.19, body * .8), depth * .40, .022), (0, ya + .0, step + .011), 'steel_ground', .002)
    top = H * .585
    box((.10, .07, .05), (0, ya, top - .010), 'light', .003)
    gap = top - step - .022
    scale = min(1., (gap - .05) / .20)
    box((.052, .044, gap - .188 * scale), (0, ya - .012, top - (gap - .188 * scale) / 2), 'steel', .002)
    applicator((0, ya, step + .022), scale)
    box((.12, .012, .006), (0, ya - .05, top - .038), 'led_white', .001)
    lamp((0, ya - .06, top - .045), (0, ya, step), (.12, .02), 1.2)
    if servo:
        motor((0, back - depth * .30, H + .035), .085, .08, 'Z', 'graphite')
    _reel_and_strip(body, ya, step, back - depth * .30, H, L)
    _guard(body, ya, step, top, closed)
    if strip:
        _strip_unit(L, f, W, step, ya, body)
    with on_face((f, step * .72), (f + W * .10, step)):
        emergency_stop((L / 2 - .05, -.001, 0), .60)
        buttons(('green', 'gloss_white', 'blue'), (-L / 2 + (.03 if strip else .05), -.001, 0), .028 if strip else .032)
    if not m.has.kind == 'seal':
        pedal((-L / 2 - .10, f + .02, 0), (0, 0, 14))


def _reel_and_strip(body, ya, step, y, H, L):
    r = min(.185, H * .26)
    x, z = -body / 2 - .105, H * .80
    reel((x, y, z), r, .030)
    plate([(-.012, -.025, .008), (.16, -.05, .010), (.16, .01, .010), (-.012, .018, .008)], .010, 'Y', 'graphite', (x + .01, y + .032, z + .005))
    rod(.010, .050, (x, y + .012, z), 'Y', 'steel')
    end = step + .022 + .0265
    path = bezier((x + r * .62, y - .012, z - .03), (x + r * .70, y - .02, z - .2), (x - .01, ya - .016, end + .05), (-.10, ya - .016, end), 36) + [Vector((-.02, ya - .016, end))]
    terminal_strip(path, (0, -1, 0), .0064)


def _guard(body, ya, step, top, closed):
    w, f, tall = body * .98, ya - .145, top - step - .055
    z = step + .03 + tall / 2
    u = lambda out: [(-w / 2 - out, f - out, .03), (w / 2 + out, f - out, .03), (w / 2 + out, ya + .01), (w / 2 - .003 - out, ya + .01), (w / 2 - .003 - out, f + .003 + out, .027), (-w / 2 + .003 + out, f + .003 + out, .027), (-w / 2 + .003 + out, ya + .01), (-w / 2 - out, ya + .01)]
    plate(u(0), tall, 'Z', 'smoke' if closed else 'clear', (0, 0, z), edge=.0004, steps=8)
    for zz in (z - tall / 2, z + tall / 2):
        plate(u(.0025), .010, 'Z', 'graphite', (0, 0, zz), edge=.0012, steps=8)
    for x in (-w / 2, w / 2):
        box((.008, .014, tall), (x, ya + .012, z), 'graphite', .002)
    plate(slot(.016, .05), .016, 'Y', 'graphite', (w * .38, f - .006, z), edge=.004)
    warning(.026, (-w * .32, f - .004, z + tall * .36))


def _strip_unit(L, f, W, step, ya, body):
    """Strip head in front of the guard: the lead is laid in, stripped and drawn to the applicator."""
    y, z = ya - .145 - .075, step + .095
    with moved((0, y, 0)):
        box((body * .92, .11, .05), (0, 0, step + .02), 'graphite', .005)
        shell = [(.05, step + .04, .006), (.05, z + .05, .02), (-.02, z + .05, .03), (-.055, z + .005, .02), (-.055, step + .04, .01)]
        for x in (-body * .29, body * .29):
            with moved((x, 0, 0)):
                cheeked_body(body * .30, shell, thick=.012, core='graphite', edge=.004)
        v_blades((0, -.012, z - .012), .022, 1)
        box((body * .22, .02, .05), (0, .034, z + .012), 'alu_brushed', .003)
        turned([(.012, 0), (.017, .016), (.006, .016), (.005, 0), (.012, 0)], 'Y', (0, -.034, z - .012), 'steel', 32)
        wire([(0, -.03, z - .012), (0, -.12, z - .012), (.02, -.22, z - .05), (.07, -.34, .02)], .0022, 'wire_orange', fit=False)
        rod(.003, .004, (body * .29, -.056, z - .01), 'Y', 'led_green', 14)
    rail(W * .2, (-body * .46, y + .06, step + .004), 'Y')  # ends before the slope with the buttons


def _closed_frame(m):
    """Portal press on its own cabinet for contacts of large cables."""
    L, W, H = m.length, m.depth, m.height
    top = .80
    base_cabinet(L, W, top, ['whitev', 'graphite'])
    box((L + .02, W + .02, .03), (0, 0, top), 'steel_ground', .004)
    w, tall = L * .74, H - top
    window = rect(w * .56, tall * .46, .04, 0, top + tall * .34)
    frame = [(-w / 2, top + .01, .02), (w / 2, top + .01, .02), (w / 2, H - .12, .06), (w * .36, H - .01, .06), (-w * .36, H - .01, .06), (-w / 2, H - .12, .06)]
    for y in (-.13, .21):
        plate(frame, .07, 'Y', 'white', (0, y, 0), [window], .007, steps=10)
    plate([(p[0] * .97, p[1] - .012, *p[2:]) for p in frame], .30, 'Y', 'graphite', (0, .04, 0), [rect(w * .56, tall * .46, .04, 0, top + tall * .34 - .0)], .004, steps=10)
    for side in (-1, 1):
        box((.012, .24, tall * .5), (side * (w * .486), .04, top + tall * .42), 'white', .003)
        vents(10, .14, (side * (w * .494), .04, top + tall * .5), 'X', .016, .007)
    box((w * .46, .24, .05), (0, .02, top + .05), 'steel_ground', .003)
    box((w * .24, .17, .12), (0, .02, top + tall * .54), 'light', .004)
    box((w * .12, .11, .10), (0, .01, top + tall * .44), 'steel', .003)
    applicator((0, -.02, top + .075), 1.5)
    box((w * .5, .016, .008), (0, -.06, top + tall * .555), 'led_white', .001)
    lamp((0, -.08, top + tall * .54), (0, 0, top), (w * .5, .04), 5)
    face = -.169
    display(.30, .19, (0, face - .004, top + tall * .74), depth=.008, rim=.008)
    box((w * .7, .003, .006), (0, face + .003, top + tall * .60), 'led_copper', .0006)
    name_plate(m.name, .042, (-w * .36, face + .003, top + tall * .895))
    lettering('150 kN', .030, (w * .38, face + .003, top + tall * .895), colour='mid', align='RIGHT')
    emergency_stop((w * .40, face + .003, top + tall * .70), 1.)
    buttons(('green', 'blue'), (-w * .43, face + .003, top + tall * .70), .05, 1.6)
    # guard
    gw, gh, gz = w * .66, tall * .52, top + tall * .33
    plate(rect(gw, gh, .03, 0, gz), .006, 'Y', 'clear', (0, -.24, 0), edge=.0006)
    plate(rect(gw + .02, gh + .02, .034, 0, gz), .02, 'Y', 'graphite', (0, -.24, 0), [rect(gw - .05, gh - .05, .02, 0, gz)], .004)
    handle(.16, (gw * .46, -.25, gz), (0, 90, 0), .035, .008, 'alu')
    for z in (gz - gh * .3, gz + gh * .3):
        box((.04, .09, .05), (-gw / 2, -.20, z), 'graphite', .005)
    warning(.05, (-gw * .38, -.252, gz - gh * .38))
    # lug, cable, table with further cables
    wire([(0, -.02, top + .125), (0, -.2, top + .125), (.06, -.40, top + .10), (.16, -.52, top - .02), (.2, -.54, .3)], .013, 'wire_black', fit=False)
    rod(.012, .05, (0, -.0, top + .125), 'Y', 'copper')
    reel_x = -w / 2 - .08
    reel((reel_x, .06, H - .28), .22, .05, .8, .07, strip='tin')
    box((.12, .04, .05), (reel_x + .06, .12, H - .28), 'graphite', .004)
    signal_tower((w * .30, .08, H - .01), .026)
    pedal((-.22, -W / 2 - .16, 0), (0, 0, 10), ((0, .08, .014), (0, .14, .006), (.02, .22, .005), (.04, .34, .005)))
