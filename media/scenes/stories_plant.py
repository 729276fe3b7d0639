"""Scenes of the stories that are about plants, machines and people's places of work, by the story's slug or its subject."""
import math
from kit import applicator, box, coil, gear, lead, lettering, moved, pipe, plate, profile, rect, reel, rod, screws, spool, terminal, turned, wire
from kit.paint import WIRES
from .bench import bin_, desk_monitor, foam_case, hex_key, laptop, mug, trolley, work_top
from .machine import machine, monitor


def apprentices_at_the_bench():
    work_top(colour='ground_wood', w=5, d=1.6)
    with moved((.16, .16, 0), (0, 0, -20)):
        box((.16, .22, .05), (0, 0, .025), 'blue', .008)
        box((.13, .05, .12), (0, .07, .10), 'blue', .010)
        box((.13, .05, .12), (0, -.06, .10), 'blue', .010)
        for y in (.043, -.033):
            box((.14, .008, .05), (0, y, .14), 'steel_ground', .002)
        rod(.014, .16, (0, -.16, .09), 'Y', 'chrome')
        rod(.006, .22, (0, -.235, .09), 'X', 'chrome')
        for x in (-.11, .11):
            rod(.010, .012, (x, -.235, .09), 'X', 'black')
        box((.09, .064, .06), (0, .005, .155), 'brass', .002)
    for k, (x, y, turn) in enumerate(((-.26, .02, 12), (-.25, -.06, 8), (-.23, -.14, 14))):
        with moved((x, y, .008), (0, 0, turn)):
            turned([(.010, 0), (.016, .02), (.016, .09), (.010, .11)], 'X', colour=('ground_warm', 'accent', 'ground_warm')[k], segments=32)
            box((.22 - .03 * k, .018, .006), (.21, 0, 0), 'tool', .001)
    for k in range(5):
        box((.045, .045, .045 - .006 * k), (-.22 + .065 * k, .22 - .02 * k, .023 - .003 * k), ('alu', 'brass', 'steel_ground', 'copper', 'alu_dark')[k], .001, (0, 0, 9 * k))
    return dict(mood='wood', target=(.0, .02, .07), azimuth=-14, elevation=25, distance=1.5, lens=66, aperture=6)


def calibrating_on_site():
    with moved((-.22, .02, 0), (0, 0, 10)):
        foam_case(.56, .42, .16, [rect(.36, .28, .02, -.06, 0), rect(.09, .14, .02, .20, .08), rect(.09, .14, .02, .20, -.1)])
        with moved((-.06, 0, .13)):
            box((.34, .26, .08), (0, 0, .0), 'graphite', .008)
            box((.31, .23, .004), (0, 0, .041), 'alu_brushed', .001)
            for k in range(4):
                turned([(.015, 0), (.015, .010), (.010, .012), (.010, .022), (.014, .024), (.014, .04)], 'Z', (-.11 + .072 * k, .05, .042), ('red', 'black', 'red', 'black')[k], 32)
            with moved((0, -.05, .044), (-90, 0, 0)):
                lettering('1.000 00 Ω', .034, (0, 0, 0), align='CENTER')
        rod(.03, .05, (.20, .08, .15), 'Z', 'brass')
        rod(.03, .05, (.20, -.10, .15), 'Z', 'chrome')
    machine('albis-64', (.34, .06, 0), -14)
    for k, colour in enumerate(('wire_red', 'wire_black')):
        wire([(-.26 + .15 * k, .06, .22), (-.2 + .15 * k, -.06, .25), (.02 + .1 * k, -.28, .05), (.20 + .03 * k, -.26, .01), (.30 + .02 * k, .0 - .1, .02)], .0034, colour)
    return dict(mood='night', target=(.02, .03, .12), azimuth=6, elevation=23, distance=1.9, lens=64, aperture=7, key=1)


def day_with_remote_support():
    work_top(colour='ground_dark', w=5, d=1.6)
    desk_monitor('lumen-trace', (-.36, .16, 0), 18, .62)
    desk_monitor('screen-reuss-455', (.34, .16, 0), -16, .62)
    with moved((0, -.12, 0)):
        plate(rect(.42, .14, .012), .014, 'Z', 'graphite', (0, 0, .008), edge=.003)
        for row in range(4):
            for col in range(14):
                box((.022, .022, .004), (-.186 + .0286 * col, .045 - .03 * row, .017), 'dark', .002)
    mug((.36, -.12, 0), 'accent')
    with moved((-.36, -.14, .02), (0, 0, 24)):
        wire([(.085 * math.cos(a), .085 * math.sin(a), .0) for a in (math.pi * k / 20 for k in range(21))], .006, 'graphite', smooth=False)
        for x in (-.085, .085):
            rod(.032, .022, (x, -.005, .012), 'X', 'black')
        wire([(-.085, -.02, .01), (-.06, -.07, .006), (.0, -.09, .004)], .003, 'graphite')
        rod(.008, .02, (.005, -.09, .004), 'X', 'black')
    return dict(mood='night', target=(0, 0, .21), azimuth=-4, elevation=15, distance=2.1, lens=58, aperture=7)


def changeover_in_fez():
    machine('reuss-455', (.8, 1.5, 0))
    shelves = trolley((-.75, -.35, 0), 16, 1.0, .5)
    with moved((-.75, -.35, 0), (0, 0, 16)):
        for k in range(4):
            with moved((-.34 + .22 * k, -.04, shelves[2])):
                box((.16, .16, .012), (0, 0, .006), ('accent', 'blue', 'green', 'yellow')[k], .002)
                with moved((0, 0, .012)):
                    applicator()
        for k in range(5):
            reel((-.34 + .16 * k, 0, shelves[1] + .16), .15, .03, axis='X')
        for k in range(3):
            bin_(.26, .34, .16, (-.3 + .3 * k, 0, shelves[0]), ('graphite', 'light', 'accent')[k])
    return dict(mood='day', target=(-.15, .1, .95), azimuth=-10, elevation=10, distance=4.9, lens=62, aperture=7, depth=.9)


def fifty_years():
    work_top(colour='ground_wood', w=5, d=1.8)
    machine('sihl-120', (.26, .28, 0), -16)
    for k, (x, y, turn, colour) in enumerate(((-.30, .02, 12, 'mid'), (-.13, -.13, -8, 'light'), (.06, -.17, 15, 'ground_slate'))):
        with moved((x, y, .001 + .001 * k), (0, 0, turn)):
            box((.19, .14, .001), colour='paper', edge=.0003)
            box((.172, .122, .0006), (0, 0, .0006), colour, .0002)
            box((.08, .05, .0004), (-.02 + .02 * k, -.02, .0011), 'graphite', .0001)
            box((.05, .04, .0004), (.04, -.01, .0011), 'dark', .0001)
            rod(.018, .0004, (-.05, .03, .0012), 'Z', 'natural', 32)
    spool((-.36, .30, .13), .13, .14, .045, .0022, 'copper', .8, 'Y', 'ground_wood')
    spool((-.10, .36, .10), .10, .12, .035, .0022, 'wire_black', .8, 'Y', 'ground_wood')
    return dict(mood='copper', target=(-.03, .05, .14), azimuth=-8, elevation=24, distance=1.9, lens=62, aperture=8)


def sequence_production():
    machine('reuss-566-s', (-2.9, 1.5, 0))
    box((8, .5, .03), (3.2, -.05, .93), 'rubber', .004)
    for y in (-.31, .21):
        profile(8, (3.2, y, .92), 'X')
    for k in range(14):
        x = .0 + .28 * k
        for j in range(6):
            yy = -.21 + .05 * j + .03
            lead((x - .09 + .004 * j, yy - .06, .952), (x - .05 + .004 * j, yy + .16, .952), .0045, WIRES[(j + k) % 9], k * 7 + j)
        box((.20, .05, .018), (x - .04, -.24, .955), 'white', .003)
        box((.14, .004, .010), (x - .04, -.2665, .957), 'graphite', .001)
    return dict(mood='dusk', target=(.3, .15, 1.05), azimuth=38, elevation=15, distance=3.4, lens=55, aperture=4.5, depth=1.9, key=1)


def one_data_record():
    machine('albis-board', (0, .3, 0))
    with moved((0, -.22, .0)):
        laptop('lumen-plan', (-.55, .05, .775), 8, 20, .36)
    return dict(mood='slate', target=(-.15, .1, 1.05), azimuth=-22, elevation=9, distance=3.3, lens=60, aperture=8, depth=1.2)


def machines_that_understand_each_other():
    for k, (slug, x, y) in enumerate((('reuss-410', -2.7, .3), ('jura-coil-40', -.55, .2), ('napf-l5', .95, .15), ('pilatus-110', 2.75, .2))):
        machine(slug, (x, y, 0))
        wire([(x, -.8, .012), (x, -1.35, .012)], .012, 'led_copper', smooth=False, fit=False)
        rod(.05, .02, (x, -1.35, .012), 'Z', 'led_copper')
    wire([(-6, -1.35, .012), (6, -1.35, .012)], .012, 'led_copper', smooth=False, fit=False)
    return dict(mood='night', target=(.05, -.2, .72), azimuth=-16, elevation=13, distance=8.6, lens=58, aperture=32, depth=.8)


def paperless_cutting():
    work_top((0, 0, 0), w=6, d=2, colour='white')
    machine('emme-320', (-.34, .22, 0), 16)
    machine('napf-j1', (.46, .36, 0), -10)
    with moved((.10, -.16, 0), (0, 0, -14)):
        box((.12, .10, .012), (0, .06, .006), 'graphite', .003)
        with moved((0, .04, .11), (-24, 0, 0)):
            monitor('lumen-plan', .26, .19, (0, 0, 0))
    return dict(mood='day', target=(.02, .06, .19), azimuth=6, elevation=15, distance=2.2, lens=58, aperture=8, key=1)


def behind_the_expo():
    box((9, 6, .12), (0, 1, .06), 'ground_warm', .01)
    box((9, .01, .03), (0, -2.0, .06), 'led_copper', .002)
    for k, (slug, x, y, turn) in enumerate((('tamina-60-auto', -2.0, .6, 14), ('pilatus-130', .55, 1.1, 0), ('sihl-310-seal', 2.35, .3, -16))):
        machine(slug, (x, y, .12), turn)
    for x in (-1.1, 1.6):
        rod(.02, .95, (x, -1.3, .6), 'Z', 'chrome')
        turned([(.14, 0), (.14, .01), (.02, .03)], 'Z', (x, -1.3, .12), 'chrome')
    wire([(-1.1, -1.3, 1.04), (-.4, -1.3, .82), (.25, -1.3, .76), (.9, -1.3, .82), (1.6, -1.3, 1.04)], .022, 'accent')
    for x in (-1.1, 1.6):
        turned([(.03, 0), (.03, .03), (.012, .04)], 'Z', (x, -1.3, 1.06), 'chrome')
    return dict(mood='copper', target=(.1, -.1, .95), azimuth=8, elevation=9, distance=7.2, lens=58, aperture=32, depth=.75)


def night_shift_in_queretaro():
    machine('jura-400-feed', (-2.9, .1, 0))
    machine('reuss-520', (.4, .6, 0))
    wire([(-2.2, .0, 1.1), (-1.8, .3, 1.15), (-1.4, .6, 1.1)], .006, 'wire_orange', fit=False)
    machine('reuss-410', (4.4, 3.2, 0))
    return dict(mood='night', target=(-.7, .1, .95), azimuth=-36, elevation=8, distance=7.4, lens=55, aperture=16, depth=1.1)


def four_thousand_points():
    for k in range(6):
        machine('albis-900', (.68 * k, 0, 0))
    for k in range(5):
        for j in range(7):
            x = .68 * k - .2 + .07 * j
            wire([(x, -.42, .5), (x, -.60, .44), (x + .1, -.72, .16), (x + .5, -.78, .03), (x + 1.6, -.80, .02)], .008, WIRES[(j + k) % 9])
    return dict(mood='dusk', target=(1.0, -.3, 1.02), azimuth=-52, elevation=7, distance=4.4, lens=55, aperture=5, depth=1.2)


def a_press_with_a_second_life():
    work_top(colour='graphite', w=5, d=1.8)
    machine('sihl-205', (.02, .26, 0), -34)
    with moved((-.40, .0, 0)):
        box((.20, .13, .006), (0, 0, .003), 'steel_ground', .002)
        gear((-.04, 0, .02), .05, .026, 32, 'Z', 'brass')
        rod(.018, .12, (.05, .0, .024), 'Y', 'chrome')
    screws([(-.20 + .022 * k, -.12 + .008 * (k % 3), .004) for k in range(6)], 'Z', .006)
    hex_key((-.16, -.06, 0), .12, 18, .0034)
    return dict(mood='copper', target=(-.12, .08, .23), azimuth=-26, elevation=14, distance=1.75, lens=64, aperture=6, key=1)


def robots_insert_contacts():
    for row in range(3):
        for col in range(5):
            with moved((-.36 + .18 * col, .12 * row, .0)):
                box((.12, .085, .07), (0, 0, .035), ('graphite', 'natural', 'wire_blue', 'graphite', 'wire_green')[(col + row) % 5], .005)
                for i in range(4):
                    for j in range(2):
                        box((.016, .02, .004), (-.039 + .026 * i, -.018 + .036 * j, .0705), 'gap', .001)
                        if (row, col) < (1, 2) or (i + j + col) % 3 == 0 and row == 1:
                            x, y = -.36 + .18 * col - .039 + .026 * i - (-.36 + .18 * col), -.018 + .036 * j
                            wire([(x, y, .06), (x, y, .12), (x + .02, y + .06, .17), (x + .06, y + .2, .1)], .0055, WIRES[(i * 2 + j + col) % 9])
    box((1.2, .5, .02), (0, .12, -.01), 'alu_brushed', .003)
    with moved((-.06, -.13, .0)):
        wire([(0, 0, .20), (0, -.005, .30), (.05, -.04, .40), (.2, -.10, .38), (.5, -.2, .2)], .0055, 'wire_orange')
        terminal((0, 0, .185), (0, 0, -1), 2.6)
        for side in (-1, 1):
            plate([(-.006, .18), (.006, .18), (.014, .30, .004), (.014, .40), (-.014, .40), (-.014, .30, .004)], .016, 'Y', 'steel', (side * .016, 0, .0), edge=.001)
        box((.10, .06, .05), (0, 0, .42), 'graphite', .005)
        turned([(.045, .445), (.045, .50), (.06, .52), (.06, .60)], 'Z', colour='alu', segments=48)
        rod(.075, .17, (0, 0, .67), 'X', 'white')
        pipe(.077, .06, .172, (0, 0, .67), 'X', 'accent')
        turned([(.06, 0), (.085, .14), (.09, .5)], 'Z', (0, .02, .68), 'white', 48, (-30, 0, 0))
    return dict(mood='lab', target=(-.01, -.02, .25), azimuth=-24, elevation=17, distance=1.9, lens=60, aperture=6, ground=-.02)


def materials_of_suppliers():
    paints = ('alu_brushed', 'copper', 'brass', 'steel_ground', 'white', 'graphite', 'accent', 'tin', 'natural', 'rubber', 'smoke', 'light')
    for k, colour in enumerate(paints):
        x, y = -.33 + .22 * (k % 4), .20 - .20 * (k // 4)
        if k in (1, 9):
            spool((x, y, .045), .085, .09, .03, .0016, 'copper' if k == 1 else 'wire_orange', .8, 'Z')
        elif k in (7,):
            for j in range(6):
                rod(.009, .15, (x - .055 + .022 * j, y, .009), 'Y', 'tin')
        elif k == 3:
            for j in range(4):
                turned([(.012, 0), (.024, 0), (.024, .02 + .008 * j), (.012, .02 + .008 * j), (.012, 0)], 'Z', (x - .04 + .08 * (j % 2), y - .04 + .08 * (j // 2), 0), 'chrome', 40)
        elif k == 10:
            coil((x, y, 0), .085, .05, .004, 'wire_blue', 2)
        else:
            box((.16, .13, .012), (x, y, .006), colour, .002)
            box((.12, .09, .010), (x + .01, y + .008, .017), colour, .002, (0, 0, 8))
    return dict(mood='paper', target=(.0, .0, .0), azimuth=-16, elevation=58, distance=1.75, lens=62, aperture=11, wall=False)


def test_laboratory():
    work_top(colour='white', w=8, d=1.6)
    machine('uetli-m4', (-.62, .26, 0), 16)
    machine('uetli-p1000', (.22, .10, 0), -4)
    machine('uetli-h10', (.70, .02, 0), -16)
    machine('albis-420', (.72, .52, 0), -18)
    mug((-.08, -.12, 0), 'white')
    return dict(mood='lab', target=(.02, .14, .18), azimuth=4, elevation=14, distance=2.9, lens=58, aperture=10, key=1)
