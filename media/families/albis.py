"""Albis, testing: hand-size and bench testers with their adapters, rack systems with the measuring cards, the harness board on its table."""
from kit import *


def camera(m, view):
    board = m.has.kind == 'board'
    if view == 'side':
        return dict(azimuth=30, elevation=10, lens=72)
    if view == 'detail':
        target, distance, az = {'tablet': ((-.04, -.05, .08), .62, -34), 'bench': ((0, -.1, .11), .82, -32), 'rack': ((0, -m.depth / 2, 1.10), 1.9, -28), 'board': ((-.7, -.1, 1.15), 2.2, -24)}[m.has.kind]
        return dict(target=target, azimuth=az, elevation=14 if m.has.kind != 'tablet' else 28, distance=distance, lens=75)
    return dict(azimuth=-28, elevation=24 if m.has.kind == 'tablet' else 18 if m.has.kind == 'bench' else 12, lens=72 if board else 78, margin=.06)


def build(m):
    {'tablet': _tablet, 'bench': _bench, 'rack': _rack, 'board': _board}[m.has.kind](m)


def _adapter_card(w, at, turn=(0, 0, 0), colour='graphite', pins=14):
    """Plug-in adapter with two rows of pins and a housing on top."""
    with moved(at, turn):
        box((w, .05, .012), (0, 0, .006), colour, .002)
        for row in (-.012, .012):
            for k in range(pins):
                rod(.0014, .006, ((k - (pins - 1) / 2) * w * .8 / pins, row, .014), 'Z', 'brass', 8)


def _cable_loop(a, b, rise, n=9, seed=1):
    """Harness under test between two sockets."""
    wire_bundle([a, (a[0], a[1] - .03, a[2] + rise * .6), ((a[0] + b[0]) / 2, a[1] - .06, a[2] + rise), (b[0], b[1] - .03, b[2] + rise * .6), b], n, .0016, 0, seed, contacts=False)


def _tablet(m):
    """Flat tester: sloped face with display, a row of sockets behind."""
    L, W, H = m.length, m.depth, m.height
    f, back = -W / 2, W / 2
    body = [(back, .012, .01), (back, H - .006, .012), (W * .12, H - .002, .016), (W * .06, H * .92, .01), (f + .012, H * .42, .012), (f, H * .32, .01), (f, .012, .008)]
    cheeked_body(L, body, thick=.014, core='graphite', fixings=[(back - .02, .025), (back - .02, H - .025)], edge=.004)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .03), y * (W / 2 - .03), -.006), .02, .012)
    with on_face((f + .012, H * .42), (W * .06, H * .92)):
        display(.165, .10, (-.035, -.002, .004), depth=.005, rim=.006)
        for k in range(6):
            box((.020, .004, .013), (.085 + .027 * (k % 2) + .0, -.002, .028 - .024 * (k // 2)), 'light' if k else 'green', .002)
        name_plate(m.name, .0115, (-.115, -.0012, -.062), colour='white')
    copper_line(L - .03, (0, f - .0008, H * .22), .003)
    for k in range(4):
        _adapter_card(.062, (-.108 + .072 * k, back - .045, H - .006), colour='light')
    for k, colour in ((0, 'natural'), (2, 'wire_blue')):
        box((.04, .026, .026), (-.108 + .072 * k, back - .045, H + .020), colour, .003)
    _cable_loop((-.108, back - .045, H + .03), (.036, back - .045, H + .03), .07)
    wire([(L / 2 - .05, back, .03), (L / 2 - .05, back + .05, .02), (L / 2 + .05, back + .09, .004)], .0022, 'wire_black', fit=False)


def _bench(m):
    """Bench instrument with a carrying handle, hipot terminals, and expansion boxes stacked beside."""
    L, W, H = m.length, m.depth, m.height
    f, back = -W / 2, W / 2
    body = [(back, .022, .01), (back, H - .004, .02), (f + .03, H - .004, .025), (f, H - .03, .02), (f, .022, .012)]
    cheeked_body(L, grown(body, -.005), body, .018, 'graphite', 'white', fixings=[(back - .025, .05), (back - .025, H - .03), (f + .03, .05)])
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .05), y * (W / 2 - .05), 0), .026, .018)
        vents(8, W * .3, (x * L / 2, W * .12, .06), 'X', .0105, .0045)
    plate(rect(L - .044, H - .042, .008), .004, 'Y', 'graphite', (0, f + .003, H / 2 + .008), edge=.001)
    display(.165, .105, (-.095, f - .002, H / 2 + .018), depth=.005, rim=.005)
    name_plate(m.name, .015, (-.175, f - .0005, .042), colour='white')
    copper_line(L - .04, (0, f + .0005, .028), .003)
    for k in range(2):
        with moved((.04 + .055 * k, f - .001, H / 2 + .03)):
            turned([(.017, 0), (.017, .006), (.012, .009), (.012, .02)], 'Y', colour='red' if k == 0 else 'black', segments=32)
            turned([(.005, .018), (.005, .028)], 'Y', colour='brass', segments=16)
    lettering('1500 V', .0085, (.0675, f - .0005, H / 2 + .062), colour='light', align='CENTER')
    warning(.022, (.145, f - .002, H / 2 + .035))
    buttons(('green', 'gloss_white', 'red'), (.03, f - .001, H / 2 - .032), .036)
    emergency_stop((.165, f - .001, H / 2 - .03), .55)
    for row in range(2):
        for k in range(5):
            box((.062, .032, .012), (-.155 + .078 * k, back - .06 - .06 * row, H - .004), 'light', .002)
            for q in range(12):
                rod(.0013, .005, (-.155 + .078 * k - .024 + .0044 * q, back - .06 - .06 * row, H + .004), 'Z', 'brass', 8)
    for k, (x, row, colour) in enumerate(((-.155, 0, 'natural'), (.001, 1, 'wire_grey'), (.157, 0, 'wire_blue'))):
        box((.05, .028, .034), (x, back - .06 - .06 * row, H + .020), colour, .003)
    _cable_loop((-.155, back - .06, H + .034), (.001, back - .12, H + .034), .09, seed=2)
    _cable_loop((.001, back - .12, H + .034), (.157, back - .06, H + .034), .07, seed=5)
    for x in (-1, 1):
        box((.012, .09, .02), (x * (L / 2 + .006), f + .05, H * .62), 'alu', .004)


def _rack(m):
    H = m.height
    if m.has.hv:
        units = ((.33, 'screen'), (.07, 'drawer'), (.20, 'hv'), (.13, 'slots'), (.13, 'slots'), (.20, 'hv'), (.16, 'ports'), (.16, 'vent'), (.16, 'blank'))
    else:
        units = ((.33, 'screen'), (.07, 'drawer'), (.14, 'slots'), (.14, 'slots'), (.14, 'slots'), (.14, 'slots'), (.13, 'ports'), (.13, 'ports'), (.13, 'ports'), (.16, 'vent'))
    rack(m.length, m.depth, H, units, m.name)
    f = -m.depth / 2
    signal_tower((m.length / 2 - .11, .1, H - .01), .024)
    emergency_stop((m.length / 2 - .10, f - .012, H - .515), .62)
    if m.has.hv:
        warning(.06, (-m.length / 2 + .11, f - .014, .44))
        for k, colour in enumerate(('wire_red', 'wire_red', 'wire_black', 'wire_black')):
            x = (k - 1.5) * (m.length - .075) * .2
            wire([(x, f - .03, H - .65), (x, f - .10, H - .68), (x - .02, f - .14, H - .9), (x - .05 - .01 * k, f - .15, .4), (x - .07, f - .17, .06), (x - .15, f - .20, .008), (x - .34, f - .16, .007)], .006, colour, fit=False)
    else:
        for k in range(3):
            z = H - 1.175 - .13 * k
            wire_bundle([(-.19 + .085 * k, f - .012, z), (-.19 + .085 * k, f - .07, z - .03), (-.24 + .03 * k, f - .11, z - .3), (-.28, f - .16, .06), (-.46, f - .20, .02)], 7, .004, 0, k, contacts=False)
    box((m.length * .78, .20, .02), (0, f - .10, H - .54), 'graphite', .005)
    for row in range(4):
        for k in range(13):
            box((.024, .022, .006), (-.17 + .0285 * k, f - .06 - .026 * row, H - .527), 'dark', .002)


def _board(m):
    """Table with the tilted board: fixtures around a harness, the tester in the rack below, display on the right."""
    L, W, H = m.length, m.depth, m.height
    top = .78
    table(L, W * .66, top)
    for x, kinds in ((-L * .30, ('slots', 'slots', 'ports')), (-L * .30 + .56, ('slots', 'ports', 'drawer'))):
        box((.52, .56, .46), (x, .02, .48), 'white', .008)
        for k, kind in enumerate(kinds):
            with moved((x, -.264, .625 - .145 * k)):
                rack_unit(.47, .135, kind)
    box((.46, .56, .17), (L * .30, .02, .655), 'white', .008)
    with moved((L * .30, -.264, .655)):
        rack_unit(.43, .15, 'drawer')
    for x in (-L / 2 + .12, 0, L / 2 - .12):
        profile(H - top - .10, (x, W * .28, (H + top) / 2 - .05), 'Z', .045)
    bh, bw = (H - top) * 1.06, L - .06
    with moved((0, -.12, top + .03), (-26, 0, 0)):
        plate(rect(bw, bh, .014), .026, 'Y', 'light', (0, .020, bh / 2), edge=.003)
        plate(rect(bw - .05, bh - .05, .008), .004, 'Y', 'white', (0, .0065, bh / 2), edge=.001)
        for z in (.004, bh - .004):
            profile(bw, (0, .010, z), 'X', .03)
        for x in (-bw / 2 + .004, bw / 2 - .004):
            profile(bh, (x, .010, bh / 2), 'Z', .03)
        colours = ('graphite', 'blue', 'light', 'natural', 'green', 'graphite', 'yellow', 'wire_grey', 'graphite', 'blue')
        trunk = bh * .50
        wire([(-bw * .46, -.03, trunk), (-bw * .2, -.03, trunk + .004), (bw * .1, -.03, trunk - .003), (bw * .297, -.03, trunk)], .014, 'tape')
        for row, z in ((1, bh * .84), (-1, bh * .17)):
            for k in range(9):
                x = -bw * .45 + bw * .088 * k + (0 if row > 0 else bw * .03)
                housing_block((x, 0, z), .115, .082, colours[(k * 3 + (row > 0)) % 10], 'led_green' if (k, row) != (4, -1) else 'led_copper')
                end = z - row * .034
                wire([(x + .02, -.03, trunk), (x + .035, -.03, trunk + row * .03), (x + .02, -.034, trunk + row * .08), (x + .004, -.042, end - row * .085)], .0075, 'tape')
                for q in range(5):
                    dx = (q - 2) * .0085
                    wire([(x + .004 + dx * .35, -.042, end - row * .092), (x + dx * .6, -.044, end - row * .06), (x + dx, -.060, end - row * .022), (x + dx, -.064, end + row * .006)], .0027, WIRES[(k * 3 + q) % 9])
        for k in range(8):
            for z in (-.024, .024):
                rod(.005, .06, (-bw * .41 + bw * .09 * k, -.026, trunk + z), 'Y', 'steel', 20)
        with moved((bw * .385, -.06, bh * .56)):
            box((.10, .06, .10), (0, .045, 0), 'graphite', .004)
            display(.48, .30, (0, 0, 0), depth=.03, rim=.010)
        name_plate(m.name, .046, (bw * .315, .0040, bh * .16))
        box((bw - .02, .026, .016), (0, -.05, bh + .05), 'alu', .003)
        box((bw - .04, .018, .002), (0, -.05, bh + .041), 'led_white', .0005)
        for x in (-bw / 2 + .12, bw / 2 - .12):
            box((.02, .09, .02), (x, -.02, bh + .045), 'graphite', .003)
            box((.02, .02, .07), (x, .016, bh + .015), 'graphite', .003)
    # on the table: keyboard, label printer, emergency stop, leak-test unit with air hoses
    yt = -W * .27
    plate(rect(.36, .125, .010), .012, 'Z', 'graphite', (.55, yt, top + .008), edge=.003)
    for row in range(5):
        for k in range(15):
            box((.019, .018, .005), (.55 - .154 + k * .022, yt - .044 + row * .022, top + .0165), 'dark', .0018)
    plate([(-.085, 0, .012), (.085, 0, .012), (.085, .10, .03), (-.04, .13, .03), (-.085, .13, .02)], .15, 'X', 'graphite', (-L * .38, yt, top + .002), edge=.005)
    box((.10, .003, .052), (-L * .38, yt - .0875, top + .045), 'white', .0004, (-12, 0, 0))
    box((.24, .16, .12), (-L * .20, yt + .02, top + .062), 'white', .01)
    for k in range(4):
        x = -L * .20 - .075 + .05 * k
        rod(.008, .02, (x, yt - .065, top + .05), 'Y', 'blue', 20)
        side = -L * .20 + (-.17, -.15, .15, .17)[k]                       # around the unit, then up into two fixtures from below
        fixture = -(L - .06) * .42 + (L - .06) * .088 * (2 + k // 2) - .03 + .06 * (k % 2)
        hose([(x, yt - .075, top + .05), (x, yt - .12, top + .03), (side, yt - .06, top + .012), (side, yt + .10, top + .012),
              (fixture, -.14, top + .07), (fixture, -.10, top + .15)], .003)
    turned([(.022, 0), (.022, .004)], 'Y', (-L * .20 + .085, yt - .062, top + .09), 'gloss_white', 32)
    with moved((L / 2 - .16, yt - .02, top)):
        box((.085, .085, .055), (0, 0, .027), 'light', .006)
        emergency_stop((0, 0, .054), .85, axis='Z')
