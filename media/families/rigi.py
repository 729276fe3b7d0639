"""Rigi, harness lines: wires are cut and crimped in the long cell, pushed into housings in the insertion cell, and the housings travel
on pallets around the front; with a robot that hands harnesses over, or with a test cell in the line."""
import math
from kit import *

TOP = .90
HOUSINGS = ('wire_grey', 'natural', 'blue', 'dark', 'green', 'wire_violet', 'yellow')


def camera(m, view):
    if view == 'side':
        return dict(azimuth=36, elevation=13, lens=52, margin=.03)
    if view == 'detail':
        return dict(target=(m.length * .06, -m.depth * .36, TOP + .12), azimuth=-30, elevation=20, distance=3.0, lens=65)
    return dict(azimuth=-33, elevation=18, lens=52, margin=.03)


def build(m):
    L, W, H = m.length, m.depth, m.height
    extra = 0 if not (m.has.robot or m.has.test) else .24
    prep = L * (.52 - extra * .45)
    insert = L * (1 - extra) - prep - .06
    depth = W * .46
    y = W / 2 - depth / 2
    with moved((-L / 2 + prep / 2, y, 0)):
        _preparation(m, prep, depth, H)
    with moved((-L / 2 + prep + insert / 2 + .04, y, 0)):
        _insertion(m, insert, depth, H)
    if extra:
        with moved((L / 2 - L * extra / 2 + .02, W * .06, 0)):
            (_robot_cell if m.has.robot else _test_cell)(m, L * extra - .06, W * .80, H)
    _pallet_loop(m, -L / 2 + L * .05, L / 2 - L * (extra + .03), -W / 2 + W * .02, -W / 2 + W * .40)
    display_arm((-L / 2 + prep * .80, y - depth / 2 - .05, TOP), (.50, .32), .34)
    signal_tower((-L / 2 + prep * .5, W / 2 - .2, H - .03), .032)
    _spools(m, -L / 2, y)


def _preparation(m, length, depth, H):
    n = max(3, round(length / .9))
    base_cabinet(length, depth, TOP, [('whitev' if k in (0, n - 1) else 'graphite') for k in range(n)])
    box((length + .01, depth + .04, .026), (0, 0, TOP + .001), 'alu_brushed', .004)
    canopy(length, -depth / 2 + .02, depth / 2 - .05, TOP + .012, H - .06, max(2, round(length / 1.3)), m.name, 'cut  ·  strip  ·  crimp', power=22, letters=.104)
    presses = max(3, round(length / .85))
    for k in range(presses):
        x = -length / 2 + length * (k + .62) / (presses + .25)
        press_station((x, .2, TOP + .015)) if k % 3 != 1 else seal_station((x, .12, TOP + .015), ('wire_blue', 'wire_green')[k % 2])
        if k % 3 == 0:
            reel_on_roof((x, .2, H - .02), .25)
    zz = TOP + .2
    for x in (-length * .32, -length * .1):
        belt_pair((x, -.10, zz), .10, .034, .034, .02)
        gripper((x + .3, -.22, TOP + .02), 22)
    rail(length * .8, (0, depth * .3, TOP + .5), carriages=(-.6, .1, .7))
    valve_block(8, (0, depth / 2 - .1, TOP + .72))
    wire([(-length / 2 - .4, -.10, zz - .1), (-length / 2, -.10, zz), (0, -.10, zz), (length / 2 - .1, -.10, zz)], .005, 'wire_orange')
    control_row((length / 2 - .5, -depth / 2 - .012, TOP - .13), 1)


def _insertion(m, length, depth, H):
    n = max(2, round(length / .9))
    base_cabinet(length, depth, TOP, ['white'] * n)
    box((length + .01, depth + .04, .026), (0, 0, TOP + .001), 'alu_brushed', .004)
    cell(length - .02, depth - .06, TOP + .014, H - .10, panes=max(2, round(length / 1.0)), name='insertion')
    heads = max(2, round(length / .8))
    for k in range(heads):
        x = -length / 2 + length * (k + .5) / heads
        box((.16, .26, .24), (x, .18, TOP + .85), 'white', .012)
        box((.164, .264, .01), (x, .18, TOP + .80), 'graphite', .002)
        air_cylinder((x, .0, TOP + .78), .16, .024, .05)
        box((.08, .10, .06), (x, .0, TOP + .60), 'alu_brushed', .004)
        for s in (-1, 1):
            box((.012, .03, .08), (x + s * .02, -.01, TOP + .53), 'steel', .002)
        _pallet((x, -.02, TOP + .004), k)
        wire([(x, -.01, TOP + .52), (x + .02, -.06, TOP + .40), (x + .03, -.05, TOP + .22), (x, -.03, TOP + .12)], .005, WIRES[k % 9])
    rail(length * .9, (0, .10, TOP + .96), carriages=[-length * .3, 0, length * .3])
    drag_chain((-length * .3, .3, TOP + 1.0), int(length * .5 / .0265))


def _pallet(at, k, turn=0):
    """Carrier plate with connector housings and some wires that already sit in them."""
    with moved(at, (0, 0, turn)):
        box((.20, .15, .016), (0, 0, .02), 'graphite', .004)
        box((.19, .14, .006), (0, 0, .031), 'alu_brushed', .001)
        for i in range(3):
            colour = HOUSINGS[(k * 3 + i) % 7]
            box((.045, .05 + .02 * ((k + i) % 2), .045), (-.06 + .06 * i, .01, .055), colour, .004)
            box((.034, .004, .02), (-.06 + .06 * i, -.018 - .01 * ((k + i) % 2), .058), 'gap', .001)
        for i in range(k % 4 + 1):
            x = -.06 + .04 * i
            wire([(x, -.02, .06), (x + .005, -.07, .075), (x + .02, -.11, .05), (x + .03, -.13, -.02)], .004, WIRES[(k + i) % 9])


def _pallet_loop(m, x0, x1, y0, y1):
    """Oval conveyor at the front with its pallets."""
    length, width = x1 - x0, y1 - y0
    mid, y, r = (x0 + x1) / 2, (y0 + y1) / 2, (y1 - y0) / 2 * .98
    outline = rect(length, width, r)
    plate(outline, .07, 'Z', 'white', (mid, y, TOP - .06), [rect(length - .56, width - .56, max(.02, r - .28))], .008, steps=16)
    plate(rect(length - .10, width - .10, r - .05), .010, 'Z', 'alu_brushed', (mid, y, TOP - .02), [rect(length - .46, width - .46, max(.02, r - .23))], .002, steps=16)
    plate(rect(length + .004, width + .004, r), .008, 'Z', 'accent', (mid, y, TOP - .075), [rect(length - .1, width - .1, r - .05)], .002, steps=16)
    plate(rect(length - .26, width - .26, r - .13), .012, 'Z', 'rubber', (mid, y, TOP - .016), [rect(length - .31, width - .31, r - .155)], .002, steps=16)
    legs = max(3, round(length / 1.6))
    for k in range(legs + 1):
        x = x0 + .4 + (length - .8) * k / legs
        for yy in (y0 + .16, y1 - .16):
            profile(TOP - .2, (x, yy, TOP / 2 - .04), 'Z', .06)
            levelling_foot((x, yy, 0), .07)
    straight = length - 2 * r
    n = m.has.pallets // 2
    for k in range(n):
        x = x0 + r + straight * (k + .5) / n
        if straight / n > .22 or k % 2 == 0:
            _pallet((x, y0 + .15, TOP - .02), k)
            _pallet((x, y1 - .15, TOP - .02), k + 2, 180)
    for side in (-1, 1):
        for a in (-45, 0, 45):
            t = math.radians(a)
            cx = mid + side * (straight / 2)
            _pallet((cx + side * (r - .15) * math.cos(t), y + (r - .15) * math.sin(t), TOP - .02), int(a / 45) + 4, side * 90 + a * side)


def _robot_cell(m, length, depth, H):
    base_cabinet(length, depth, .45, ['white', 'graphite', 'white'])
    cell(length, depth, .46, H - .10, panes=2, name='transfer')
    robot((0, .05, .46), 1.15, 150, (28, -95, -10))
    for x in (-.55, .55):
        box((.42, .34, .32), (x * length * .5, -depth * .28, .62), 'light', .01)
        _pallet((x * length * .5, -depth * .28, .78), 3)


def _test_cell(m, length, depth, H):
    base_cabinet(length, depth, .80, ['white', 'graphite', 'white'])
    cell(length, depth, .81, H - .10, panes=2, name='test  ·  vision')
    for k in range(4):
        x = -length * .34 + length * .227 * k
        box((.22, .30, .10), (x, -.25, .88), 'graphite', .006)
        box((.16, .12, .08), (x, -.27, .97), HOUSINGS[k], .006)
        rod(.006, .006, (x + .08, -.405, .90), 'Y', 'led_green', 16)
        wire_bundle([(x, -.27, 1.02), (x, -.25, 1.12), (x * .6, -.1, 1.22), (x * .3, .15, 1.15)], 7, .006, contacts=False)
    box((.10, .10, .5), (0, .3, 1.1), 'graphite', .006)
    box((.9, .16, .10), (0, .1, 1.55), 'white', .012)
    for x in (-.3, 0, .3):
        turned([(.04, 0), (.03, .10)], 'Z', (x, .1, 1.40), 'black')
        pipe(.07, .05, .012, (x, .1, 1.39), 'Z', 'led_white')
    display(.52, .33, (length * .30, -depth / 2 - .06, 1.36), depth=.04)


def _spools(m, x0, y):
    """Wire spools on a rack left of the intake."""
    with moved((x0 - .02, y - .2, 0)):
        for row in range(2):
            for k in range(3):
                spool((.10 + .02 * row, -.9 - .40 * row + .0, .3 + .48 * k), .21, .22, .07, .0042, ('wire_orange', 'wire_blue', 'wire_white')[(k + row) % 3], .8, 'Y')
        for yy in (-1.48, -.72):
            box((.06, .05, 1.6), (.11, yy, .8), 'graphite', .006)
        box((.30, .86, .05), (.11, -1.10, .03), 'graphite', .006)
        for k in range(3):
            rod(.016, .8, (.11, -1.1, .3 + .48 * k), 'Y', 'steel')
