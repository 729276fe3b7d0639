"""Scenes of the services that are about parts, tools and wire ends, by the service's slug. A scene builds its subject and answers how it
is taken (`stage.take`)."""
from kit import (applicator, belt, belt_pair, box, gear, guide_tube, hose, lettering, moved, motor, pipe, plate, profile, pulley, rail,
                 rect, rod, screws, turned, wire)
from .bench import bin_, clipboard, foam_case, hex_key, screwdriver, spanner, work_top
from .machine import machine, monitor
from .wire_end import crimped, ferrule, high_voltage_end, insulation, strands


def applicator_service():
    work_top(colour='ground_slate')
    for k, (x, y, turn) in enumerate(((-.02, -.02, 24), (.16, .12, 24), (.33, .27, 24), (-.19, .10, 24))):
        with moved((x, y, 0), (0, 0, turn)):
            applicator()
    hex_key((-.16, -.13, 0), .10, 20)
    hex_key((-.13, -.155, 0), .075, 12, .0022)
    for k in range(5):
        screws([(.10 + .018 * k, -.12 + .01 * (k % 2), .004)], 'Z', .0045)
    screwdriver((.02, -.17, 0), .17, 4)
    return dict(mood='dusk', target=(.05, .02, .08), azimuth=-20, elevation=17, distance=1.0, lens=72, aperture=7, depth=1.5)


def blade_regrinding():
    work_top(colour='granite', w=3)
    for k in range(7):
        with moved((-.21 + .07 * k, -.03 + .012 * k, .062), (-14, 0, 10)):
            plate([(-.026, -.05, .002), (.026, -.05, .002), (.026, .028), (.004, -.004), (-.004, -.004), (-.026, .028)], .006, 'Y', 'steel_ground', holes=[rect(.012, .022, .006, 0, -.030)], edge=.0009)
    box((.62, .05, .026), (0, .004, .013), 'graphite', .003, (0, 0, 9.7))
    with moved((.10, .235, .055), (0, 0, 28)):
        turned([(.020, -.022), (.125, -.022), (.125, .010), (.118, .022), (.085, .022), (.08, .008), (.020, .008), (.020, -.022)], 'Y', colour='light', segments=96)
        turned([(.005, -.03), (.028, -.03), (.028, -.022)], 'Y', colour='steel')
        rod(.014, .4, (0, .18, 0), 'Y', 'chrome')
        box((.12, .22, .11), (0, .24, 0), 'graphite', .012)
    return dict(mood='dusk', target=(.02, .03, .055), azimuth=-8, elevation=15, distance=0.85, lens=75, aperture=6, key=1)


def crimp_quality_seminar():
    for k, (y, colour) in enumerate(((-.42, 'wire_orange'), (0, 'wire_blue'), (.42, 'wire_green'), (.84, 'wire_violet'))):
        with moved((.08 * k, y, .13)):
            crimped(.125, colour, brush=(.1, .1, .24, .02)[k], run=((-1.6, .0), (-2.6, -.05), (-4, -.1)))
    return dict(mood='paper', target=(.16, .2, .1), azimuth=-52, elevation=30, distance=6.0, lens=85, aperture=.9, depth=1.8)


def field_repair():
    machine('jura-60-feed', (.35, 1.15, 0), -8)
    with moved((0, 0, .0)):
        foam_case(.52, .36, .10, [rect(.30, .05, .02, -.08, .12), rect(.30, .05, .02, -.08, .04), rect(.30, .05, .02, -.08, -.04), rect(.09, .20, .02, .18, .04), rect(.2, .05, .02, -.12, -.13), rect(.12, .05, .02, .14, -.13)])
        for k, y in enumerate((.12, .04, -.04)):
            screwdriver((-.22, y, .074), .26 - .02 * k, 0, ('accent', 'red', 'graphite')[k])
        spanner((-.20, -.13, .074), .15)
        motor((.18, .04, .09), .06, .11, 'Y', 'black')
        pulley((.14, -.13, .085), .022, .014, 'Z', 'natural')
    return dict(mood='slate', target=(.08, .20, .15), azimuth=-16, elevation=24, distance=2.15, lens=62, aperture=5, depth=1.5)


def maintenance_training():
    work_top(colour='ground_wood', w=3)
    with moved((-.12, .10, .10)):
        belt_pair((0, 0, 0), .12, .030, .040, .010)
        box((.34, .012, .2), (0, .10, 0), 'alu_brushed', .003)
        box((.34, .12, .016), (0, .05, -.092), 'alu_brushed', .002)
    gear((.15, -.06, .012), .034, .022, 30, 'Z')
    gear((.235, -.02, .012), .024, .022, 24, 'Z')
    belt(.13, .03, (.17, .09, .013), .024, .004, 'Z')
    for k in range(4):
        turned([(.011, 0), (.016, 0), (.016, .012), (.011, .012), (.011, 0)], 'Z', (.02 + .04 * k, -.13, 0), 'chrome', 40)
        turned([(.004, 0), (.009, 0), (.009, .012), (.004, .012), (.004, 0)], 'Z', (.02 + .04 * k, -.13, 0), 'steel_ground', 32)
    hex_key((-.28, -.10, 0), .11, 24)
    spanner((-.26, -.16, 0), .17, 10)
    clipboard((.43, .06, 0), -14)
    return dict(mood='wood', target=(.04, .0, .05), azimuth=12, elevation=31, distance=1.35, lens=68, aperture=8)


def preventive_maintenance():
    with moved((0, 0, .02)):
        rail(1.2, (0, 0, 0), 'X', (-.08, .17))
        rail(1.2, (0, .16, 0), 'X', (-.02, .23))
    work_top((0, 0, .02), colour='graphite', w=3)
    box((.30, .24, .018), (.06, .08, .066), 'alu_brushed', .003)
    screws([(x, y, .0755) for x in (-.06, .18) for y in (-.01, .17)], 'Z', .007)
    with moved((-.24, -.03, .052), (0, 38, 24)):
        turned([(.003, 0), (.0045, .02), (.006, .10), (.011, .12), (.03, .135), (.034, .15), (.034, .27), (.026, .285), (.026, .30)], 'Z', colour='natural', segments=56)
        pipe(.0345, .034, .07, (0, 0, .21), 'Z', 'accent', 56)
    for x in (-.22, -.19):
        turned([(.0001, -.002), (.0045, .001), (.005, .004), (.003, .008), (.0001, .011)], 'Z', (x, -.006, .046), 'lamp_yellow', 24)
    return dict(mood='dusk', target=(-.04, .03, .09), azimuth=-18, elevation=17, distance=1.0, lens=66, aperture=5, ground=.02)


def retrofit_package():
    work_top(colour='ground_wood', w=6, d=2)
    machine('sihl-205', (.33, .30, 0), -18)
    with moved((-.30, -.05, 0), (0, 0, 16)):
        box((.46, .34, .012), (0, 0, .006), 'card', .002)
        for x, y, w, d in ((-.23, 0, .006, .34), (.23, 0, .006, .34), (0, -.17, .46, .006), (0, .17, .46, .006)):
            box((w, d, .14), (x, y, .07), 'card', .002)
        box((.44, .32, .05), (0, 0, .035), 'foam', .004)
        with moved((-.08, .0, .075), (-72, 0, 0)):
            monitor('screen-sihl-245', .24, .16, (0, 0, 0))
        motor((.14, .02, .11), .085, .15, 'Y', 'graphite')
    hose([(-.02, -.2, .01), (.06, -.24, .006), (.12, -.18, .006), (.08, -.10, .006), (.0, -.14, .008)], .005, 'wire_black')
    hex_key((.08, -.10, 0), .1, -30)
    return dict(mood='wood', target=(-.0, .03, .17), azimuth=-8, elevation=22, distance=2.1, lens=62, aperture=9, key=1)


def sample_processing():
    pitch = .42
    with moved((0, -1.5 * pitch, .14)):
        ferrule(.12, 'wire_blue', 'wire_blue')
    with moved((0, -.5 * pitch, .14)):
        crimped(.11, 'wire_red', sealed='silicone_green', run=((-1.6, 0), (-2.6, 0), (-4, 0)))
    with moved((0, .5 * pitch, .14)):
        insulation(-.3, .13, 'wire_yellow', run=((-1.2, 0), (-2.4, 0), (-4, 0)))
        strands(-.35, .55, .10, 3, splay=.35)
    with moved((0, 1.5 * pitch, .16)):
        high_voltage_end(.15, run=((-1.6, 0), (-3, 0), (-5, 0)))
    for k in range(4):
        with moved((1.75, (k - 1.5) * pitch, .004)):
            box((.5, .26, .006), colour='white', edge=.002)
            with moved((0, 0, .004), (-90, 0, 0)):
                lettering(f'A{k + 1}', .15, (0, 0, 0), align='CENTER')
    return dict(mood='slate', target=(.5, -.02, .05), azimuth=8, elevation=52, distance=7.4, lens=85, aperture=1.2, wall=False)


def spare_parts():
    w, d, h = .22, .30, .13
    for row in range(4):
        z = .28 * row
        box((2.4, .42, .018), (0, .06, z - .009), 'light', .002)
        box((2.4, .004, .03), (0, -.152, z - .012), 'graphite', .001)
        for col in range(7):
            x = -.78 + .26 * col
            bin_(w, d, h, (x, 0, z), 'accent' if (row * 2 + col) % 5 == 1 else ('light', 'white')[(row + col) % 2])
            kind = (row * 5 + col * 3) % 6
            for k in range(3):
                y, px = -.09 + .07 * k, x - .05 + .05 * k
                if kind == 0:
                    gear((px, y, z + .05 + .012 * k), .036, .020, 26, 'Y')
                elif kind == 1:
                    pulley((px, y, z + .055), .038, .018, 'Y', 'natural')
                elif kind == 2:
                    motor((px, y + .02, z + .05), .05, .07, 'Y', 'alu_dark')
                elif kind == 3:
                    belt(.08, .022, (x, y, z + .06 + .01 * k), .024, .004, 'Y', 'accent')
                elif kind == 4:
                    rod(.022, .08, (px, y, z + .05), 'Y', 'brass')
                else:
                    turned([(.014, 0), (.032, 0), (.032, .03), (.014, .03), (.014, 0)], 'Y', (px, y, z + .055), 'chrome', 40)
    for x in (-.98, .98):
        profile(1.2, (x, .0, .42), 'Z', .05)
    return dict(mood='lab', target=(.02, -.08, .42), azimuth=-27, elevation=15, distance=2.1, lens=62, aperture=6, ground=-.4, depth=1.9)


def wear_part_kits():
    work_top(colour='light', w=3)
    with moved((0, 0, .0)):
        wells = [rect(.085, .105, .01, -.21 + .105 * k, .10) for k in range(3)] + [rect(.20, .06, .03, -.15, -.02), rect(.20, .06, .03, -.15, -.10),
                 rect(.07, .07, .034, .02, -.06), rect(.16, .25, .01, .18, .02)]
        foam_case(.56, .34, .10, wells, lid=False)
        for k in range(3):
            with moved((-.21 + .105 * k, .10, .100)):
                plate([(-.030, -.04, .003), (.030, -.04, .003), (.030, .035), (.004, .002), (-.004, .002), (-.030, .035)], .010, 'Z', 'steel_ground', edge=.001)
                screws([(0, -.024, .005)], 'Z', .007)
        for y in (-.02, -.10):
            belt(.12, .020, (-.15, y, .088), .020, .005, 'Z', 'accent')
        turned([(.012, 0), (.030, 0), (.030, .02), (.012, .02), (.012, 0)], 'Z', (.02, -.06, .075), 'natural', 48)
        for k in range(5):
            guide_tube((.12, -.075 + .045 * k, .086), .09, .009, 1)
        box((.15, .03, .012), (.18, .125, .084), 'accent', .003)
    for k in range(3):
        turned([(.012, 0), (.022, 0), (.022, .014), (.012, .014), (.012, 0)], 'Z', (.36 + .03 * k, -.16 + .05 * k, 0), 'brass', 40)
    return dict(mood='copper', target=(.01, .0, .07), azimuth=18, elevation=38, distance=1.2, lens=70, aperture=9, key=1)
