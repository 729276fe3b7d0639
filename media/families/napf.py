"""Napf, marking: the ink-jet printer with its head on a bench stand, the hot-stamping unit, the laser marker as a cabinet."""
import math
from kit import *


def camera(m, view):
    if view == 'side':
        return dict(azimuth=34, elevation=12, lens=75)
    if view == 'detail':
        target = {'inkjet': (m.length * .1, -m.depth * .35, m.height * .22), 'stamp': (0, -m.depth * .3, m.height * .42), 'laser': (-m.length * .1, -m.depth * .3, m.height * .62)}[m.has.kind]
        return dict(target=target, azimuth=-30, elevation=12, distance=m.height * (1.9 if m.has.kind != 'laser' else 1.5), lens=80)
    return dict(azimuth=-30, elevation=14, lens=75, margin=.06)


def build(m):
    {'inkjet': _inkjet, 'stamp': _stamp, 'laser': _laser}[m.has.kind](m)


def _printed_wire(points, r, text_at, size, text, colour='wire_orange', ink='black'):
    wire(points, r, colour, smooth=False, fit=False)
    for x in text_at:
        lettering(text, size, (x, points[0][1] - r * 1.001, points[0][2]), colour=ink, align='CENTER')


def _inkjet(m):
    """Cabinet with ink bottles and display; in front of it the wire runs under the print head."""
    L, W, H = m.length, m.depth, m.height
    back, f = W / 2, -W / 2
    front = f + W * .34
    body = [(back, .09, .015), (back, H - .02, .04), (front + .06, H - .02, .05), (front + .015, H - .17, .02), (front + .015, .09, .015)]
    cheeked_body(L, body, thick=.024, fixings=[(back - .03, .13), (back - .03, H - .07), (front + .05, .13)])
    base = [(back, .022, .012), (back, .088, .01), (front, .088, .01), (f + .02, .075, .03), (f, .055, .02), (f, .022, .012)]
    plate(base, L, 'X', 'white', edge=.005)
    box((L - .02, W - .03, .014), (0, 0, .018), 'dark', .002)
    copper_line(L - .02, (0, f - .001, .038), .004)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .05), y * (W / 2 - .05), -.006), .024, .02)
        vents(9, W * .26, (x * (L / 2 + .001), W * .2, .20), 'X', .012, .005)
        grip(.09, (x * (L / 2 + .001), W * .22, H - .12))
    with on_face((front + .015, H - .17), (front + .06, H - .02)):
        display(.21, .132, (L * .15, -.002, 0), depth=.008, rim=.007)
        knob((-L * .22, -.001, .01), .022)
    y = front + .013
    plate(rect(L * .42, .22, .014), .006, 'Y', 'graphite', (-L * .22, y, H * .46), edge=.002)
    for k, ink in enumerate(('gloss_white', 'black', 'yellow')):
        with moved((-L * .345 + L * .125 * k, y - .028, H * .36)):
            turned([(.020, 0), (.020, .075), (.011, .09), (.011, .10)], 'Z', colour=ink if k != 1 else 'dark')
            turned([(.013, .10), (.013, .118)], 'Z', colour='accent')
            hose([(0, 0, .118), (0, .005, .15), (.01, .02, .165)], .0025, 'wire_grey')
    box((L * .40, .06, .008), (-L * .22, y - .028, H * .355), 'alu_brushed', .002)
    name_plate(m.name, .028, (L * .03, y - .001, H * .60))
    lettering('ink-jet', .014, (L * .125, y - .001, H * .555), colour='mid')
    emergency_stop((L * .38, y, H * .47), .7)
    box((L * .40, .002, .004), (L * .21, y - .001, H * .385), 'led_copper', .0005)
    # the wire, its guides and the head
    zw, yw = .165, f + .055
    box((L * .94, .05, .014), (0, yw + .01, .095), 'alu_brushed', .002)
    for x in (-L * .40, L * .40):
        box((.03, .03, .07), (x, yw + .012, .13), 'graphite', .003)
        pulley((x, yw, zw - .024), .022, .012, colour='steel')
        pulley((x, yw, zw + .026), .022, .012)
    box((.10, .05, .09), (L * .04, yw + .012, zw + .075), 'white', .006)
    box((.102, .004, .03), (L * .04, yw - .014, zw + .095), 'graphite', .001)
    plate([(-.03, .03, .004), (.03, .03, .004), (.012, 0, .002), (-.012, 0, .002)], .03, 'Y', 'alu_brushed', (L * .04, yw, zw + .006), edge=.001)
    rod(.003, .006, (L * .04 + .035, yw - .016, zw + .112), 'Y', 'led_green', 16)
    rod(.010, .11, (L * .04, yw + .06, zw + .075), 'Y', 'steel')
    for k in range(3):
        hose([(L * .04 - .02 + .02 * k, yw + .02, zw + .12), (L * .04 - .02 + .02 * k, yw + .02, zw + .19), (L * .0 + .01 * k, front, zw + .17), (L * .0 + .01 * k, front + .02, zw + .13)], .004, 'black')
    box((.024, .03, .03), (L * .24, yw + .004, zw + .03), 'black', .003)
    rod(.005, .11, (L * .24, yw + .06, zw + .03), 'Y', 'steel')
    _printed_wire([(-L * .95, yw, zw), (L * .95, yw, zw)], .0035, (L * .18, L * .31, L * .46, L * .6), .0055, 'X4.12-A07')


def _stamp(m):
    """Open C frame with the heated head, a foil roll on either side, dials for heat and time."""
    L, W, H = m.length, m.depth, m.height
    back, f = W / 2, -W / 2
    base = [(back, .022, .012), (back, .15, .012), (f + .09, .15, .03), (f, .085, .025), (f, .022, .012)]
    cheeked_body(L, base, thick=.02, fixings=[(back - .03, .05), (back - .03, .12)])
    box((L - .03, W - .03, .014), (0, 0, .018), 'dark', .002)
    copper_line(L - .045, (0, f - .001, .042), .004)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * (L / 2 - .05), y * (W / 2 - .05), -.006), .024, .02)
    column = [(back - .004, .152, .006), (back - .004, H - .02, .04), (f + W * .30, H - .02, .05), (f + W * .20, H * .74, .03), (f + W * .24, H * .66, .015), (W * .12, H * .62, .05), (W * .12, .152, .03)]
    cheeked_body(L * .42, column, thick=.018, core='graphite', fixings=[(back - .03, .19), (back - .03, H - .06), (f + W * .38, H - .06)])
    for x in (-1, 1):
        vents(7, W * .2, (x * (L * .21 + .001), back - W * .2, H * .5), 'X', .010, .0045)
    with on_face((f + W * .20, H * .74), (f + W * .30, H - .02)):
        display(L * .32, .088, (0, -.002, 0), depth=.006, rim=.006)
    xh, yh = 0, f + W * .36
    box((.09, .09, .05), (xh, yh, H * .60), 'alu_brushed', .003)
    box((.07, .06, .045), (xh, yh, H * .535), 'steel', .002)
    box((.074, .064, .012), (xh, yh, H * .49), 'accent', .002)
    for k in range(6):
        rod(.011, .012, (xh - .026 + .0105 * k, yh - .006, H * .462), 'X', 'brass', 24)
    anvil = .15 + .05
    box((.12, .12, .03), (xh, yh, .165), 'steel_ground', .002)
    box((.05, .05, .04), (xh, yh, anvil), 'tool', .002)
    zw = anvil + .022
    _printed_wire([(-L * .9, yh, zw), (L * .9, yh, zw)], .003, (L * .19, L * .36, L * .55), .0048, 'K 21.4')
    for s, fill in ((-1, .045), (1, .022)):
        with moved((s * L * .36, yh - .005, H * .56)):
            box((.016, .016, .16), (0, .03, -.02), 'graphite', .002)
            box((L * .30, .016, .022), (-s * L * .1, .03, .05), 'graphite', .003)
            for y in (-.02, .02):
                plate(circle(.055, n=48), .002, 'Y', 'clear', (0, y, 0), edge=.0004)
            turned([(.012, -.02), (fill, -.02), (fill, .02), (.012, .02), (.012, -.02)], 'Y', colour='foil')
            turned([(.013, -.03), (.013, .03)], 'Y', colour='graphite')
    wire([(-L * .36 + .04, yh - .005, H * .56 - .02), (-.06, yh - .005, zw + .012), (.06, yh - .005, zw + .012), (L * .36 - .02, yh - .005, H * .56 - .01)], .0012, 'foil', smooth=False)
    plate(rect(.20, .19, .018), .004, 'Y', 'clear', (0, yh - .075, H * .49), edge=.0005)
    plate(rect(.208, .198, .02), .010, 'Y', 'graphite', (0, yh - .075, H * .49), [rect(.184, .174, .012)], .002)
    for x in (-.06, .06):
        box((.02, .055, .018), (x, yh - .052, H * .49 + .092), 'graphite', .003)
    warning(.026, (-.078, yh - .082, H * .49 - .07))
    with on_face((f, .085), (f + .09, .15)):
        knob((-L * .20, -.001, 0), .017)
        knob((-L * .04, -.001, 0), .017)
        buttons(('gloss_white', 'green'), (L * .12, -.001, 0), .034)
        emergency_stop((L * .38, -.001, 0), .6)
    name_plate(m.name, .022, (-L / 2 + .04, f - .001, .066))


def _laser(m):
    """Cabinet on feet: the wire crosses a dark chamber behind filter glass."""
    L, W, H = m.length, m.depth, m.height
    f, back, table_z = -W / 2, W / 2, H * .54
    base_cabinet(L, W, table_z, ['white', 'graphitev'])
    head = [(back - .01, table_z + .004, .01), (back - .01, H - .02, .04), (f + W * .30, H - .02, .06), (f + W * .10, H * .80, .04), (f + W * .06, table_z + .06, .03), (f + .01, table_z + .03, .02), (f + .01, table_z + .004, .01)]
    cheeked_body(L, head, thick=.03, fixings=[(back - .04, table_z + .05), (back - .04, H - .08)])
    for x in (-1, 1):
        vents(10, W * .28, (x * (L / 2 + .001), W * .16, H * .80), 'X', .014, .006)
        ring_seat((x * (L / 2 + .004), f + W * .30, table_z + .16), .03, .006, .02)
    lower, upper = (f + W * .06, table_z + .06), (f + W * .10, H * .80)
    with on_face(lower, upper):
        tall = math.dist(lower, upper)
        plate(rect(L * .62, tall * .86, .03), .070, 'Y', 'graphite', (-L * .14, -.034, 0), [rect(L * .54, tall * .68, .016)], .004)
        plate(rect(L * .56, tall * .70, .016), .004, 'Y', 'laser_glass', (-L * .14, -.060, .0), edge=.001)
        box((L * .54, .004, tall * .68), (-L * .14, -.004, 0), 'light', .001)
        box((.09, .05, .10), (-L * .14, -.028, tall * .18), 'graphite', .004)
        turned([(.016, 0), (.012, .03)], 'Z', (-L * .14, -.03, tall * .02), 'chrome', turn=(180, 0, 0))
        for x in (-L * .30, L * .02):
            pulley((x, -.03, -tall * .16), .03, .016)
        wire([(-L * .41, -.03, -tall * .10), (L * .13, -.03, -tall * .10)], .005, 'wire_orange', smooth=False)
        box((L * .50, .03, .006), (-L * .14, -.03, tall * .325), 'led_white', .001)
        lamp((-L * .14, -.03, tall * .31), (-L * .14, -.02, -tall), (L * .45, .03), .8)
        handle(.18, (-L * .14, -.069, -tall * .39), reach=.03, r=.006)
        box((L * .50, .002, .005), (-L * .14, -.0695, tall * .385), 'led_violet', .0006)
        display(L * .24, L * .158, (L * .345, -.002, tall * .14), depth=.008, rim=.008)
        warning(.05, (L * .27, -.002, -tall * .2))
        lettering('LASER  CLASS 1', .017, (L * .315, -.001, -tall * .2), colour='mid')
        control_row((L * .25, -.001, -tall * .38), .62)
    with on_face(upper, (f + W * .30, H - .02)):
        name_plate(m.name, .05, (-L / 2 + .07, -.001, 0))
    wire([(-L * .9, f + W * .30, table_z + .10), (-L * .7, f + W * .30, table_z + .15), (-L * .5, f + W * .30, table_z + .16)], .005, 'wire_orange', fit=False)
    _printed_wire([(L * .5, f + W * .30, table_z + .16), (L * .95, f + W * .30, table_z + .16)], .005, (L * .58, L * .72, L * .86), .008, 'W 118 B')
    signal_tower((L / 2 - .12, back - .12, H - .02), .024)
    wire([(-L * .3, back - .1, H - .03), (-L * .3, back - .1, H + .05), (-L * .3, back + .06, H + .06), (-L * .32, back + .16, H - .2), (-L * .36, back + .18, .3)], .045, 'light', fit=False)
