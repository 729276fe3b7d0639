"""Reuss, automatic crimping: the wire comes in from the left, is cut between two grippers, each end visits its stations, the finished
lead goes out to the right. More stations make a longer machine; the cabinet version draws its wires from a magazine."""
from kit import *

TOP = .86


def camera(m, view):
    if view == 'side':
        return dict(azimuth=30, elevation=11, lens=68, margin=.04)
    if view == 'detail':
        return dict(target=(_body(m) * -.02 - m.length / 2 + _body(m) / 2, -.08, TOP + .24), azimuth=-18, elevation=9, distance=2.3, lens=68)
    return dict(azimuth={'reuss-566-s': -32, 'reuss-560': -28}.get(m.slug, -25), elevation=13, lens=68, margin=.04)


def _body(m):
    """Length of the housing; the rest of the machine's length is the tray."""
    return m.length * (.74 if m.length < 4 else .80) if not m.has.magazine else m.length * .58


def build(m):
    body, depth, H = _body(m), min(m.depth * .72, 1.12), m.height
    with moved((-m.length / 2 + body / 2 + (m.length * .22 if m.has.magazine else 0), 0, 0)):
        _housing(m, body, depth, H)
        if m.has.magazine:
            _cabinet_stations(m, body, depth)
        else:
            _stations(m, body, depth)
    tray = m.length - body - (m.length * .22 if m.has.magazine else 0)
    if m.has.magazine:
        _magazine(m)
        _sorter(m, m.length / 2 - tray + .02, tray - .04)
    else:
        deposit_tray((-m.length / 2 + body + .02, -.10, 0), tray, TOP, leads=14 + 3 * m.has.presses)


def _housing(m, length, depth, H):
    n = max(2, round(length / .82))
    kinds = [('whitev' if k in (0, n - 1) else 'graphite') for k in range(n)]
    base_cabinet(length, depth, TOP, kinds)
    box((length + .02, depth + .05, .026), (0, 0, TOP + .001), 'alu_brushed', .004)
    canopy(length, -depth / 2 + .01, depth / 2 - .03, TOP + .012, H - .05, m.has.doors, m.name, m.has.note, power=15)
    signal_tower((length / 2 - .18, depth / 2 - .20, H - .02), .03)
    control_row((length / 2 - .42, -depth / 2 - .012, TOP - .12), .95)
    display_arm((length * .30, -depth / 2 - .05, TOP), (.46, .30), .32)


def _feed(length, zz, wires=1):
    """Straightener, belts and cutter with the wire through them."""
    belt_x = -length * .09
    belt_pair((belt_x, -.06, zz), .14, .034, .034, .003)
    box((.26, .10, .24), (belt_x, .05, zz), 'white', .008)
    motor((belt_x, .15, zz + .03), .09, .14)
    box((.20, .18, .34), (.045, .06, TOP + .18), 'graphite', .008)
    for up, tall in ((.10, .16), (-.09, .10)):
        box((.11, .05, tall), (.045, -.045, zz + up), 'alu_brushed', .004)
    v_blades((.045, -.085, zz), .055, 3)
    motor((.045, .06, TOP + .42), .085, .13, 'Z')
    gripper((-.11, -.20, TOP + .016), 16)
    gripper((.30, -.20, TOP + .016), -24)
    for s in (-1, 1):
        pipe(.012, .005, .10, (.045 + s * .13, -.06, zz), 'X', 'steel')
    with moved((-length / 2 + .26, -.06, zz)):
        straightener((0, 0, 0))
        box((.05, .14, .30), (0, .10, -.10), 'graphite', .004)
    for k in range(wires):
        y, z = -.06 + .0, zz + (k - (wires - 1) / 2) * .012
        wire([(-length / 2 - .45, y - .01 * k, z - .12 - .03 * k), (-length / 2 - .2, y, z - .04), (-length / 2, y, z), (-length / 2 + .5, y, z)] + ([(belt_x, y, zz), (.045, y, zz)] if k == wires // 2 else []), .004,
             WIRES[(4 + k) % 9], fit=False)
    wire([(.06, -.06, zz), (.30, -.085, zz - .005), (length * .22, -.10, zz - .035), (length * .30, -.11, zz - .055)], .004, 'wire_orange')


def _stations(m, length, depth):
    zz = TOP + .20
    _feed(length, zz, m.has.wires or 1)
    places = {1: (.29,), 2: (-.29, .29), 3: (-.36, -.22, .29), 4: (-.36, -.23, .23, .36)}[m.has.presses]
    for k, share in enumerate(places):
        x = length * share
        press_station((x, .17, TOP + .015))
        if k % 2 == 0 or m.has.presses < 3:
            reel_on_roof((x - .10, .22, m.height - .02), .25 if length > 1.6 else .21, ('brass', 'tin')[k % 2])
    seals = {0: (), 2: (-.165, .165), 3: (-.15, .14, .30)}[m.has.seals]
    for k, share in enumerate(seals):
        seal_station((length * share, .20, TOP + .015), ('wire_blue', 'wire_green', 'wire_yellow')[k])
    valve_block(6 if length < 2 else 8, (length * .11, depth / 2 - .09, TOP + .52), .34)
    rail(length * .40, (0, depth / 2 - .16, TOP + .32), carriages=(-length * .12, .05, length * .14))
    drag_chain((-length * .19, depth / 2 - .13, TOP + .11), int(length * .13 / .0265) + 4)
    if m.has.wires:
        with moved((-length / 2 - .12, -.06, 0)):
            plate(rect(.10, .40, .02), .03, 'X', 'graphite', (0, 0, zz), [circle(.009, 0, (k - 5.5) * .028, 16) for k in range(12)], .003)


def _cabinet_stations(m, length, depth):
    """Ferrule bowls around a crimp head, an ink-jet marker, a strip head."""
    zz = TOP + .24
    _feed(length, zz)
    for k in range(6):
        bowl((-length * .36 + (k % 3) * .23 + (0 if k < 3 else length * .44), .26 - .02 * (k % 2), TOP + .22), .09, ('wire_red', 'wire_blue', 'wire_grey', 'wire_black', 'wire_yellow', 'wire_white')[k], seed=k)
        box((.17, .20, .20), (-length * .36 + (k % 3) * .23 + (0 if k < 3 else length * .44), .26, TOP + .115), 'white', .006)
    with moved((length * .30, -.08, zz)):
        box((.12, .16, .16), (0, .06, .0), 'white', .01)
        rotary_head((-.075, 0, 0), .05, 'X', 6, .010)
    with moved((-length * .26, -.06, zz)):
        box((.10, .05, .09), (0, .012, .075), 'white', .006)
        plate([(-.03, .03, .004), (.03, .03, .004), (.012, 0, .002), (-.012, 0, .002)], .03, 'Y', 'alu_brushed', (0, 0, .008), edge=.001)
        for k in range(3):
            hose([(-.02 + .02 * k, .02, .12), (-.02 + .02 * k, .03, .2), (.1, .2, .24), (.12, .3, .2)], .004, 'black')
    valve_block(8, (0, depth / 2 - .09, TOP + .58), .3)


def _magazine(m):
    """Rack with thirty-six small spools left of the housing."""
    x0 = -m.length / 2
    width = m.length * .20
    rows, columns = 6, 6
    high = 1.66
    for x in (x0 + .03, x0 + width):
        for y in (-.46, .46):
            profile(high - .08, (x, y, high / 2 + .04), 'Z', .05)
            levelling_foot((x, y, 0), .07)
    box((width + .08, 1.02, .05), (x0 + width / 2 + .015, 0, high), 'white', .01)
    copper_line(width + .07, (x0 + width / 2 + .015, -.512, high - .016), .006)
    for row in range(rows):
        z = .24 + .235 * row
        for x in (x0 + .03, x0 + width):
            profile(.86, (x, 0, z - .112), 'Y', .03)
        for k in range(columns):
            y = -.40 + .16 * k
            colour = WIRES[(row * 2 + k) % 9]
            r = .094
            with moved((x0 + width / 2, y, z)):
                for side in (-1, 1):
                    turned([(r, 0), (r, .005)], 'X', (side * .058, 0, 0), 'spool', 40)
                rod(r * (.62 + .05 * ((row * 5 + k) % 5)), .11, axis='X', colour=colour, segments=40)
                rod(.008, width - .02, axis='X', colour='steel', segments=16)
            wire([(x0 + width / 2, y, z + r * .7), (x0 + width * .95, y * .6, z * .6 + .5), (x0 + width + .14, y * .08 - .06, TOP + .24 + (row - 2.5) * .008)], .003, colour, smooth=False)


def _sorter(m, x, length):
    """Bundling trays for finished wires, one for each order."""
    deposit_tray((x, -.10, 0), length, TOP, leads=0)
    for k in range(6):
        yy = -.115 + .046 * k
        plate([(-.018, .05), (-.018, 0), (.018, 0), (.018, .05), (.016, .05), (.016, .002), (-.016, .002), (-.016, .05)], length * .8, 'X', 'alu_brushed', (x + length * .48, -.10 + yy, TOP + .002), edge=.0006)
        for q in range(4):
            rod(.0035, length * .7, (x + length * .48 + .01 * q, -.10 + yy - .010 + .007 * q, TOP + .008 + .006 * (q % 2)), 'X', WIRES[(k * 2 + q) % 9], 12)
