"""Scenes of the stories that are about data, networks and plants at work, named after what they show."""
import random
from kit import box, cell, housing_block, lead, lettering, moved, pipe, plate, press_station, rect, rod, signal_tower, spool, turned, wire
from kit.paint import WIRES
from .bench import bin_, work_top
from .machine import machine, monitor


def _tablet(picture, lean=-26):
    """Tablet on its stand."""
    plate(rect(.15, .11, .012), .008, 'Z', 'graphite', (0, .05, .004), edge=.002)
    with moved((0, .02, .11), (lean, 0, 0)):
        monitor(picture, .27, .19, (0, 0, 0))
        box((.05, .012, .12), (0, .028, -.05), 'graphite', .004)


def _scanner():
    """Hand scanner that stands on its grip, its window to the front."""
    plate([(-.062, .118, .010), (-.050, .150, .014), (.045, .158, .018), (.052, .128, .014), (.030, .108, .012), (.040, .012, .008), (.006, .004, .008), (-.006, .100, .010)], .042, 'X', 'graphite', edge=.010)
    plate([(-.045, .141, .008), (.035, .150, .010), (.038, .140, .006), (-.045, .132, .006)], .044, 'X', 'accent', edge=.004)
    box((.030, .003, .018), (0, -.0565, .133), 'led_red', .001, (-17, 0, 0))
    box((.052, .075, .010), (0, .022, .005), 'dark', .004)


def paperless_cutting():
    work_top((0, 0, 0), w=6, d=2, colour='ground_wood')
    machine('napf-j1', (-.46, .42, 0), 8)
    machine('emme-320', (.28, .30, 0), -8)
    with moved((-.14, -.14, 0), (0, 0, 16)):
        _tablet('lumen-plan')
    with moved((.30, -.22, 0), (0, 0, -38)):
        _scanner()
    with moved((.52, -.16, 0), (0, 0, 20)):
        bin_(.22, .14, .06, (0, 0, 0), 'graphite', label=False)
        for k in range(12):
            lead((-.10, -.05 + .008 * k, .012 + .005 * (k % 2)), (.13, -.05 + .008 * k, .012 + .005 * (k % 2)), .0028, 'wire_orange', k)
    return dict(mood='wood', target=(.03, .08, .275), azimuth=-4, elevation=18, distance=2.62, lens=60, aperture=9)


def _code(side, n=16, seed=7):
    """Square code of dark modules on the ground, its solid sides to the left and in front."""
    rnd, s = random.Random(seed), side / n
    for row in range(n):
        for col in range(n):
            dark = col == 0 or row == 0 or (row == n - 1 and col % 2 == 0) or (col == n - 1 and row % 2 == 0) or (0 < row < n - 1 and 0 < col < n - 1 and rnd.random() < .5)
            if dark:
                box((s * 1.02, s * 1.02, .0004), ((col + .5) * s - side / 2, (row + .5) * s - side / 2, .0002), 'black', .00005)


def one_data_record():
    work_top(colour='ground_slate', w=4)
    rnd = random.Random(4)
    for k in range(5):
        x, back = -.23 + .15 * k, .16 - .012 * abs(k - 2)
        with moved((x, back, 0), (-90, 0, 6 * (2 - k))):
            housing_block((0, 0, 0), .095, .065, ('natural', 'wire_blue', 'graphite', 'wire_yellow', 'natural')[k])
        for j in range(7):
            y, z = rnd.uniform(-.012, .012), .014 + rnd.uniform(-.010, .011)
            wire([(x - .024 + .008 * j, back - .018, .050), (x - .024 + .008 * j, back - .055, .052), (x - .030 + .006 * j, back - .085, .026), (x - .055 + .004 * j, .022, .018), (x - .11, .006 + y, z),
                  (x - .17, y, z), (-.45, y - .010, z), (-.7, y - .06, z), (-1.1, y - .2, z)], .0026, WIRES[(k * 2 + j) % 9])
    for x, r, w in ((-.41, .0175, .014), (-.30, .0172, .014), (-.135, .0168, .030), (.02, .0160, .014), (.165, .0135, .014)):
        rod(r, w, (x, -.003 if x > -.3 else -.006, .014), 'X', 'tape')
    with moved((-.125, -.078, .001), (0, 0, -5)):
        plate(rect(.125, .062, .005), .0012, 'Z', 'paper', edge=.0003)
        with moved((-.031, 0, .0007)):
            _code(.048)
        with moved((.0, 0, .0008), (-90, 0, 0)):
            lettering('W-1147', .0135, (.0, 0, .016))
        for y, w in ((-.002, .046), (-.012, .036), (-.022, .042)):
            box((w, .0035, .0003), (w / 2, y, .0008), 'mid', .00005)
        rod(.0022, .004, (.056, .024, 0), 'Z', 'brass', 20)
    wire([(-.069, -.058, .003), (-.068, -.038, .006), (-.075, -.020, .010), (-.075, -.012, .028)], .0010, 'wire_white')
    return dict(mood='slate', target=(-.045, .022, .02), azimuth=-14, elevation=31, distance=.84, lens=66, aperture=5, wall=False)


def _other_make(colour, length=1.5, depth=1., high=1.65):
    """Machine of another maker: a coloured cabinet with a glazed cell on it."""
    box((length, depth, .70), (0, 0, .46), colour, .012)
    box((length - .1, depth - .1, .10), (0, 0, .07), 'dark', .004)
    for x in (-length / 4, length / 4):
        box((length / 2 - .04, .012, .56), (x, -depth / 2 - .004, .47), 'mid', .004)
        box((.02, .02, .14), (x + length / 4 - .08, -depth / 2 - .016, .54), 'dark', .004)
    box((length + .02, depth + .02, .03), (0, 0, .825), 'alu_brushed', .004)
    cell(length, depth - .06, .84, high, panes=2, roof=colour)
    press_station((-length * .2, .05, .84))
    press_station((length * .2, .05, .84))
    signal_tower((length / 2 - .12, .2, high + .06), .03)


def machines_that_understand_each_other():
    places = (-2.75, -.45, 1.70, 4.05)
    for x in (places[0], places[3]):
        machine('reuss-410', (x, .3, 0))
    with moved((places[1], .3, 0)):
        _other_make('blue')
    with moved((places[2], .3, 0)):
        _other_make('green', 1.7, high=1.75)
    for x in places:
        wire([(x, -.35, .014), (x, -1.35, .014)], .016, 'led_copper', smooth=False, fit=False)
        turned([(.09, 0), (.09, .014), (.07, .022)], 'Z', (x, -1.35, .004), 'led_copper')
        pipe(.13, .115, .012, (x, -1.35, .008), 'Z', 'led_copper')
    wire([(-9, -1.35, .014), (9, -1.35, .014)], .018, 'led_copper', smooth=False, fit=False)
    return dict(mood='night', target=(.12, -.35, .72), azimuth=-20, elevation=17, distance=13.2, lens=58, aperture=32, depth=1.15)


def _pallet_of_spools(heights, first):
    """Pallet with stacks of spools so many high, each with the sticker of its owner on top; first: colour of the first."""
    for y in (-.36, 0, .36):
        box((1.2, .10, .10), (0, y, .05), 'ground_wood', .004)
    for k in range(7):
        box((.12, .82, .022), (-.54 + .18 * k, 0, .111), 'ground_wood', .003)
    for k, n in enumerate(heights):
        x, y = -.40 + .40 * (k % 3), .2 - .4 * (k // 3)
        for j in range(n):
            spool((x, y, .192 + .141 * j), .185, .14, .06, .004, WIRES[(first + k * 2 + j * 3) % 9], .86, 'Z', ('spool', 'natural')[(k + j) % 3 == 1])
        with moved((x, y - .10, .1225 + .141 * n), (0, 0, 8 * (k % 3) - 8)):
            box((.17, .10, .001), colour='paper', edge=.0002)
            with moved((0, 0, .0007), (-90, 0, 0)):
                lettering(f'{17 * k + 31 * first + 12}', .05, (-.072, 0, .012))
            box((.10, .010, .0006), (-.020, -.030, .0008), 'mid', .0001)
            box((.030, .030, .0006), (.058, -.022, .0008), 'accent', .0001)


def behind_the_expo():
    machine('reuss-560', (1.2, 3.9, 0), -6)
    for y, d in ((1.25, .035), (2.55, .035)):
        box((5.2, d, .002), (1.1, y, .001), 'paper', .0003)
    for x in (-1.5, 3.7):
        box((.035, 1.3, .002), (x, 1.9, .001), 'paper', .0003)
    with moved((-.42, .05, 0), (0, 0, 14)):
        _pallet_of_spools((3, 4, 2, 1, 2, 1), 0)
    with moved((1.25, .35, 0), (0, 0, -26)):
        _pallet_of_spools((2, 3, 3, 1, 1, 2), 4)
    return dict(mood='slate', target=(.32, .3, .80), azimuth=-16, elevation=11, distance=4.6, lens=39, aperture=7, depth=2.0)


def night_shift_in_queretaro():
    machine('jura-400-feed', (-3.0, .15, 0))
    wire([(-1.93, -.05, .81), (-1.80, -.04, .775), (-1.70, .16, .82), (-1.60, .34, .97)], .0046, 'wire_orange')
    for k in range(3):
        machine('reuss-520', (.6, .4 + 2.6 * k, 0))
    return dict(mood='night', target=(-.8, .35, 1.0), azimuth=-34, elevation=9, distance=9.2, lens=55, aperture=16, depth=1.5)
