"""Scenes of the stories, named after what they show."""
from kit import box, moved, pipe, plate, turned, wire
from .wire_end import crimped, cut_face, high_voltage_end, insulation, strands, twisted

FLAT = ((-1.6, 0), (-3, 0), (-6, 0))


def forty_eight_volts():
    with moved((0, .45, .36)):
        insulation(-.2, .36, 'wire_red', .84, FLAT)
        strands(-.3, .62, .30, 6, lay=1.2)
    for k in range(4):
        with moved((-.05 - .07 * k, -.16 - .23 * k, .10)):
            insulation(-.1, .10, 'wire_blue', .74, FLAT)
            strands(-.12, .42, .07, 2, lay=.5)
    return dict(mood='day', target=(-.15, .0, .18), azimuth=38, elevation=24, distance=6.2, lens=85, aperture=.7, depth=1.9)


def reading_a_micrograph():
    for k, (x, y) in enumerate(((0, 0), (.78, .34), (-.74, .46))):
        with moved((x, y, 0), (0, 0, (14, 70, -35)[k])):
            turned([(.34, 0), (.36, .02), (.36, .30), (.345, .318), (.0005, .318)], 'Z', colour='resin', segments=96)
            with moved((0, 0, .312)):
                cut_face((.19, .165, .15)[k], 3 + k)
    return dict(mood='lab', target=(.02, .13, .27), azimuth=-8, elevation=48, distance=4.1, lens=85, aperture=.9)


def folding_a_braid():
    with moved((0, 0, .26)):
        high_voltage_end(.25, run=((-1.6, .03), (-3, .2), (-5, .8)))
    return dict(mood='copper', target=(.3, 0, .24), azimuth=24, elevation=16, distance=5.8, lens=85, aperture=.7, depth=1.4)


def a_good_seal():
    for k in range(3):
        with moved((.14 * k, .62 * k, .19)):
            crimped(.115, 'wire_grey', sealed='silicone', run=FLAT)
    return dict(mood='night', target=(-.12, .25, .2), azimuth=-30, elevation=17, distance=5.3, lens=85, aperture=.6, depth=1.5)


def insulation_in_the_crimp():
    with moved((0, 0, .15), (0, 0, 0)):
        crimped(.14, 'wire_violet', 'brass', brush=.02, run=((-1.6, .02), (-2.6, .2), (-4, .9)), bell=1.16)
        for k in range(3):
            wire([(-.26 + .03 * k, -.03 + .03 * k, .02), (-.20 + .02 * k, -.04 + .035 * k, .075), (-.14, -.03 + .03 * k, .10), (-.08, -.02 + .02 * k, .105)], .012, 'wire_violet')
    return dict(mood='dusk', target=(.12, 0, .13), azimuth=38, elevation=34, distance=4.9, lens=90, aperture=.5, depth=1.6, key=1)


def twisting_short_pairs():
    for k, colours in enumerate((('wire_orange', 'wire_white'), ('wire_green', 'wire_white'), ('wire_blue', 'wire_white'))):
        with moved((.12 * k, -.3 + .55 * k, .20)):
            twisted(-3.4, .0, .085, .62, colours)
    return dict(mood='slate', target=(.05, .15, .16), azimuth=34, elevation=26, distance=5.2, lens=85, aperture=.7, key=1)


def four_wire_measurement():
    with moved((0, 0, .15)):
        crimped(.12, 'wire_yellow', run=FLAT)
    for x, y, z, colour, lean in ((-.222, -.02, .226, 'red', -7), (-.09, .058, .219, 'black', 7), (.50, -.02, .310, 'red', 8), (.80, .02, .310, 'black', 22)):
        with moved((x, y, z), (8, lean, 0)):
            turned([(.0005, 0), (.014, .05), (.016, .36), (.028, .40), (.028, .52)], 'Z', colour='brass', segments=32)
            turned([(.028, .52), (.06, .56), (.062, 1.4), (.03, 1.5)], 'Z', colour=colour, segments=40)
    return dict(mood='lab', target=(.12, 0, .34), azimuth=-20, elevation=13, distance=4.2, lens=80, aperture=.8, depth=1.8)


def high_voltage_in_series():
    for k in range(6):
        with moved((0, -.6 + .62 * k, .24)):
            high_voltage_end(.19, run=((-1.6, 0), (-3, 0), (-6, 0)))
    return dict(mood='dusk', target=(.12, .25, .22), azimuth=62, elevation=17, distance=6.4, lens=80, aperture=.6, depth=2.2)


def laser_or_blade():
    with moved((0, 0, .62)):
        insulation(-.22, .10, 'wire_white', .8, FLAT)
        wire([(-.2, 0, 0), (.4, 0, 0)], .10, 'wire_white')
        strands(.38, 1.5, .076, 3, lay=.3)
        for up in (-1, 1):
            plate([(-.24, up * .52), (.24, up * .52), (.24, up * .17), (.04, up * .075), (-.04, up * .075), (-.24, up * .17)], .05, 'X', 'chrome', (-.62, 0, 0), edge=.006)
            box((.18, .62, .2), (-.62, 0, up * .58), 'steel_ground', .02)
        pipe(.107, .099, .028, (.40, 0, 0), 'X', 'led_violet', 64)
        with moved((.40, 0, 0), (0, 0, 0)):
            turned([(.012, .12), (.012, .42)], 'Z', colour='led_violet', segments=20)
            turned([(.05, .42), (.13, .56), (.15, 1.1)], 'Z', colour='graphite', segments=56)
            pipe(.155, .15, .06, (0, 0, .7), 'Z', 'accent', 56)
    return dict(mood='slate', target=(.1, 0, .70), azimuth=-30, elevation=10, distance=5.6, lens=80, aperture=.7, depth=1.5)
