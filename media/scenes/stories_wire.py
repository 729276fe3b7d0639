"""Scenes of the stories that are about crimping, wiring and measuring, named after what they show."""
import math
import random
from kit import box, circle, lamp, lettering, loft, moved, pipe, plate, rect, rod, screws, turned, wire
from kit.paint import WIRES
from kit.solid import rounded
from .bench import mug, work_top
from .wire_end import crimped

FLAT = ((-1.6, 0), (-3, 0), (-6, 0))


def _oval(y, half, high, n=20):
    """Section of a grip, moved aside by y."""
    return [(y + half * math.cos(2 * math.pi * k / n), high * math.sin(2 * math.pi * k / n)) for k in range(n)]


def _crimping_pliers():
    """Ratchet pliers on their side, jaws towards +X, the pivot at the origin."""
    for side in (-1, 1):
        with moved((0, 0, 0), (0, 0, side * 7)):
            for z in (-.0075, .0075):
                plate([(-.036, side * .012, .008), (-.030, side * -.012, .008), (.012, side * -.010, .006), (.020, side * .006, .003), (.070, side * .007, .002), (.076, side * .020, .006),
                       (.050, side * .031, .014), (.0, side * .028, .014)], .0035, 'Z', 'alu_dark', (0, 0, z), edge=.0006)
            box((.046, .012, .0105), (.049, side * .0125, 0), 'steel_ground', .0008)
            for x in (.034, .048, .062):
                rod(.0032, .012, (x, side * .0065, 0), 'Z', 'gap', 24)
            screws([(.041, side * .016, .0095), (.056, side * .016, .0095)], 'Z', .0026)
            for x, y in ((-.022, .006), (.004, .017)):
                turned([(.0042, -.0100), (.0042, .0100), (.003, .0108)], 'Z', (x, side * y, 0), 'chrome', 28)
        grip = [(-.030, .012, .009), (-.045, .018, .0105), (-.070, .028, .0125), (-.105, .036, .0130), (-.140, .037, .0125), (-.170, .033, .0125), (-.186, .030, .0135), (-.192, .029, .010)]
        loft([(x, _oval(side * y, half, .0115 if k < 7 else .008)) for k, (x, y, half) in enumerate(grip)][::-1], 'accent')
        loft([(x, _oval(side * (y + .0030), half * .82, .0124)) for x, y, half in grip[2:6]][::-1], 'graphite')
    turned([(.0095, -.0115), (.0095, .0115), (.0075, .0128), (.004, .0128)], 'Z', colour='steel', segments=40)
    plate([(-.036, -.014, .002), (-.028, -.014, .002), (-.028, .016, .002), *((-.036 - .0022 * (k % 2), .014 - .0016 * k) for k in range(18))], .005, 'Z', 'steel_ground', edge=.0003)


def _loose_contact():
    """Contact from the reel, large as life, its wings still open, the receptacle towards +X."""
    with moved(scale=.022):
        for x, w, t in ((-.52, .26, .16), (-.02, .18, .26)):
            loft([(x + k * t, [(-w, .30), (-.10, 0), (.10, 0), (w, .30), (w - .03, .31), (.08, .03), (-.08, .03), (.03 - w, .31)]) for k in (-1, 1)], 'brass')
        box((1.1, .19, .03), (-.15, 0, .012), 'brass', .004)
        with moved((.62, 0, .15)):
            plate(rect(.34, .30, .03), .62, 'X', 'brass', holes=[rect(.28, .24, .02)], edge=.004)


def manual_crimping():
    work_top(colour='ground_wood', w=4)
    with moved((.02, .02, 0), (0, 0, -6)):
        plate(rect(.46, .29, .014), .003, 'Z', 'ground_slate', (0, 0, .0015), edge=.001)
    with moved((.005, -.004, .0162), (0, 0, 24)):
        _crimping_pliers()
    for k, (x, y, turn, colour) in enumerate(((.084, .074, 160, 'wire_yellow'), (.104, .046, 172, 'wire_blue'), (.112, -.022, 196, 'wire_red'), (.128, .012, 184, 'wire_green'), (.088, -.062, 205, 'wire_orange'))):
        with moved((x, y, .0060), (0, 0, turn), .021):
            crimped(.12, colour, run=((-1.6, 0), (-3, .2 * (k - 2)), (-7, .9 * (k - 2))), metal='brass')
    rnd = random.Random(8)
    for k in range(12):
        with moved((-.122 + .038 * (k % 4) + .005 * rnd.random(), .048 + .036 * (k // 4) + .005 * rnd.random(), .0032), (0, 0, 360 * rnd.random())):
            _loose_contact()
    mug((-.170, .225, 0), 'white')
    return dict(mood='lab', target=(.004, .012, .012), azimuth=-16, elevation=38, distance=.76, lens=68, aperture=6)


def _gauge(r, value):
    """Round pressure gauge that looks to the front, 0 to 10 bar; value as share of the dial."""
    turned([(r, 0), (r * 1.08, .004), (r * 1.08, r * .55), (r * 1.0, r * .60), (r * .96, r * .5), (.0005, r * .5)], 'Y', colour='chrome', segments=72)
    rod(r * .955, .002, (0, -r * .5 - .001, 0), 'Y', 'paper', 64)
    front = -r * .5 - .0022
    angle = lambda share: math.radians(225 - 270 * share)
    spot = lambda share, reach: (r * reach * math.cos(angle(share)), front, r * reach * math.sin(angle(share)))
    for k in range(51):
        wire([spot(k / 50, .76 if k % 5 == 0 else .83), spot(k / 50, .89)], r * (.011 if k % 5 == 0 else .006), 'graphite', smooth=False)
    for low, high, colour in ((.4, .6, 'green'), (.7, 1, 'red')):
        wire([spot(low + (high - low) * k / 20, .925) for k in range(21)], r * .018, colour, smooth=False)
    for k in range(6):
        x, y, z = spot(k / 5, .60)
        lettering(str(2 * k), r * .19, (x, y, z), align='CENTER')
    lettering('bar', r * .15, (0, front, -r * .34), align='CENTER')
    with moved((0, -.0016, 0)):
        wire([spot(value, -.20), spot(value, .78)], r * .022, 'red', smooth=False)
        rod(r * .09, .005, (0, front, 0), 'Y', 'graphite', 28)


def compressed_air():
    box((4, .03, 3), (0, .16, 0), 'ground_paper', .004)
    for x0, x1 in ((-1.2, -.22), (-.12, -.04), (.05, .14), (.27, 1.4)):
        rod(.014, x1 - x0, ((x0 + x1) / 2, 0, 0), 'X', 'blue')
    with moved((-.17, 0, 0)):
        turned([(.020, -.055), (.020, -.034), (.027, -.030), (.031, -.012), (.031, .012), (.027, .030), (.020, .034), (.020, .055)], 'X', colour='brass', segments=56)
        for x in (-.046, .046):
            turned([(.025, -.011), (.025, .011)], 'X', (x, 0, 0), 'brass', 6)
        rod(.010, .05, (0, 0, .035), 'Z', 'brass')
        plate([(-.014, -.012, .008), (.03, -.010, .006), (.115, -.009, .008), (.115, .009, .008), (.03, .010, .006), (-.014, .012, .008)], .004, 'Z', 'yellow', (0, 0, .060), edge=.001, turn=(0, -6, -28))
        turned([(.009, 0), (.009, .006), (.005, .009)], 'Z', (0, 0, .062), 'steel', 6)
    with moved((.0, 0, 0)):
        box((.10, .085, .075), (.005, .01, 0), 'graphite', .008)
        turned([(.040, -.035), (.040, -.050), (.036, -.056), (.036, -.150), (.028, -.172), (.010, -.180), (.010, -.195)], 'Z', (.005, .01, 0), 'clear', 56)
        pipe(.041, .036, .02, (.005, .01, -.047), 'Z', 'accent')
        rod(.016, .07, (.005, .01, -.09), 'Z', 'natural')
        turned([(.030, .036), (.033, .042), (.033, .085), (.030, .090)], 'Z', (.005, .01, 0), 'graphite', 30)
        with moved((.005, -.036, .006)):
            _gauge(.052, .75)
    with moved((.205, 0, 0)):
        box((.135, .075, .062), (0, 0, 0), 'alu_brushed', .005)
        box((.105, .07, .085), (0, -.004, .073), 'graphite', .008)
        box((.092, .004, .064), (0, -.0395, .076), 'glass_black', .003)
        lettering('14.2', .034, (0, -.0418, .086), colour='led_green', align='CENTER')
        lettering('Nm³/h', .014, (0, -.0418, .058), colour='led_white', align='CENTER')
    for k in range(4):
        x = .36 + .042 * k
        rod(.011, .03, (x, 0, -.022), 'Z', 'chrome')
        turned([(.0095, 0), (.0095, .014), (.007, .018)], 'Z', (x, 0, -.054), 'graphite', 24)
        wire([(x, 0, -.05), (x, 0, -.10), (x + .01, .02, -.2), (x - .06 - .02 * k, .04, -.34), (x - .3, .06, -.42)], .0075, 'wire_blue')
    return dict(mood='lab', target=(.045, -.02, -.005), azimuth=-22, elevation=7, distance=1.1, lens=66, aperture=4.5, ground=-.6, wall=False)


def _hill(t, peak=1., early=0.):
    """Force over the stroke of a crimp, both from 0 to 1."""
    rise = 1 / (1 + math.exp(-16 * (t - .46 + early)))
    fall = 1 / (1 + math.exp(52 * (t - .74)))
    return peak * (.16 * max(0, t - .1) / .9 * (t < .74) + rise) * fall * .9


def crimp_force_curves():
    with moved((.30, 1.5, .05)):
        box((3.7, .12, 1.96), (0, .06, .98), 'graphite', .05)
        box((3.6, .02, 1.86), (0, -.01, .98), 'glass_black', .02)
        spot = lambda t, force: (-1.62 + 3.24 * t, -.03, .24 + 1.46 * force)
        for k in range(7):
            box((3.24, .004, .005), (0, -.024, .24 + .24 * k), 'mid' if k else 'light', .001)
        for k in range(13):
            box((.005, .004, 1.5), (-1.62 + .27 * k, -.024, .99), 'mid' if k else 'light', .001)
        steps = [k / 90 for k in range(91)]
        upper, lower = [spot(t, _hill(t, 1.04, .012)) for t in steps], [spot(t, _hill(t, .95, -.012)) for t in steps]
        plate([(x, z + .02) for x, _, z in upper] + [(x, z - .02) for x, _, z in reversed(lower)], .006, 'Y', 'light', (0, -.022, 0), edge=.001)
        wire([spot(t, _hill(t)) for t in steps], .013, 'led_green', smooth=False)
        wire([spot(t, _hill(t, .80, .07)) for t in steps], .016, 'led_red', smooth=False)
    for y, colour, brush in ((-.20, 'wire_red', .02), (.55, 'wire_green', .1)):
        with moved((-.05 + .3 * y, y, .13)):
            crimped(.115, colour, brush=brush, run=FLAT)
    return dict(mood='slate', target=(.20, .5, .80), azimuth=-18, elevation=13, distance=7.9, lens=70, aperture=1.1, depth=1.3)


def _wheel(r, w):
    """Wheel of a car, its outside to the front."""
    turned([(r * .62, -w / 2), (r * .92, -w / 2), (r, -w * .36), (r, w * .36), (r * .92, w / 2), (r * .62, w / 2), (r * .62, -w / 2)], 'Y', colour='rubber', segments=72)
    spokes = []
    for k in range(7):
        a, half = 2 * math.pi * k / 7, .30
        spokes.append([(r * d * math.cos(a + s * half * f), r * d * math.sin(a + s * half * f), r * .04) for d, s, f in ((.24, -1, .5), (.54, -1, 1), (.54, 1, 1), (.24, 1, .5))])
    plate(circle(r * .63, n=64), w * .3, 'Y', 'alu', (0, -w * .30, 0), spokes, .002)
    rod(r * .60, w * .5, (0, w * .1, 0), 'Y', 'dark')
    turned([(r * .14, w * .44), (r * .14, w * .5), (r * .10, w * .54)], 'Y', colour='graphite', segments=32)


def zonal_wiring():
    body = [(-.50, .06, .02), (-.505, .13, .04), (-.47, .165, .05), (-.30, .19, .06), (-.16, .265, .10), (.10, .275, .12), (.30, .20, .10), (.46, .175, .05), (.50, .12, .04), (.49, .06, .02),
            (.42, .06), (.415, .11, .04), (.37, .155, .05), (.29, .155, .05), (.245, .11, .04), (.24, .06), (-.24, .06), (-.245, .11, .04), (-.29, .155, .05), (-.37, .155, .05), (-.415, .11, .04), (-.42, .06)]
    plate(body, .40, 'Y', 'clear', edge=.02, steps=10)
    for y in (-.187, .187):
        wire([(p.x, y, p.y) for p in rounded(body, 10)], .0018, 'alu', smooth=False, cyclic=True)
    for x, z in ((-.30, .186), (-.16, .259), (.10, .268), (.30, .198)):
        wire([(x, -.187, z), (x, .187, z)], .0015, 'alu', smooth=False)
    lamp((0, 0, .23), (0, 0, 0), (.7, .3), 2.2)
    plate([(-.47, -.19, .04), (.47, -.19, .04), (.47, .19, .04), (-.47, .19, .04)], .012, 'Z', 'light', (0, 0, .052), edge=.002)
    for side in (-1, 1):
        rod(.018, .012, (-.474, side * .13, .125), 'X', 'led_white')
        box((.012, .07, .014), (.478, side * .12, .135), 'led_red', .003)
        for x in (-.33, .33):
            with moved((x, side * .185, .072), (0, 0, 0 if side < 0 else 180)):
                _wheel(.072, .05)
    with moved((0, 0, .06)):
        box((.12, .10, .035), (0, 0, .018), 'graphite', .005)
        box((.10, .004, .004), (0, -.0505, .026), 'led_copper', .001)
        for zone, (x, y) in enumerate(((-.155, -.105), (.155, -.105), (-.155, .105), (.155, .105))):
            box((.085, .06, .032), (x, y, .016), 'white', .004)
            box((.07, .046, .003), (x, y, .0325), 'graphite', .001)
            box((.02, .010, .002), (x - .02, y, .0345), 'led_copper', .0005)
            wire([(x * .8, y, .016), (x * .55, y, .010), (x * .4, y * .3, .010), (x * .28, y * .2, .016)], .0045, 'wire_orange')
            for k in range(7):
                out = 1 if x > 0 else -1
                yy = y - .024 + .008 * k
                wire([(x + out * .04, yy, .014), (x + out * .06, yy, .018), (x + out * (.085 + .006 * k), yy + .004 * (k - 3), .010), (x + out * (.10 + .012 * (k % 3)), yy + .008 * (k - 3), .006)], .0036, WIRES[(k + zone) % 9])
                box((.014, .009, .008), (x + out * (.105 + .012 * (k % 3)), yy + .008 * (k - 3), .006), 'natural', .001)
    return dict(mood='slate', target=(.0, .0, .12), azimuth=-30, elevation=29, distance=1.95, lens=62, aperture=9, depth=1.5)


def _terminal_block(colour, w=.0108):
    """Terminal block on its rail, looking to the front: wire entries and screws on slanted faces, a marking strip between."""
    plate([(.0, -.045), (.0, .045), (-.030, .045, .003), (-.046, .014, .003), (-.046, -.014, .003), (-.030, -.045, .003)], w, 'X', colour, edge=.0007)
    box((w * .8, .0012, .011), (0, -.0464, 0), 'white', .0004)
    for up in (-1, 1):
        with moved((0, -.038, up * .0295), (up * -27, 0, 0)):
            plate(circle(.0040, n=28), .001, 'Y', 'gap', (0, -.0003, up * .009), edge=.0003)
            turned([(.0036, 0), (.0036, .0012)], 'Y', (0, 0, up * -.007), 'steel', 24)
            box((.0060, .0006, .0010), (0, -.0014, up * -.007), 'gap', .0002)


def _connected(up, colour, collar):
    """Wire with its end sleeve in the upper (1) or lower (-1) entry of a terminal block, led into the duct."""
    wire([(0, -.034, up * .0375), (0, -.0445, up * .0428)], .0037, collar, smooth=False)
    wire([(0, -.0445, up * .0428), (0, -.054, up * .0476), (0, -.062, up * .058), (0, -.058, up * .082), (0, -.046, up * .104), (0, -.02, up * .125), (0, .02, up * .14)], .0029, colour)


def _wiring_duct(z):
    """Slotted duct along X, its cover to the front."""
    box((1.6, .058, .004), (0, .003, z), 'mid', .001)
    box((1.6, .004, .05), (0, -.030, z), 'light', .002)
    for k in range(96):
        for up in (-1, 1):
            box((.010, .004, .030), (-.76 + .016 * k, -.027, z + up * .036), 'light', .001)


def control_cabinet_wiring():
    box((4, .02, 3), (0, .044, 0), 'light', .004)
    plate([(.028, -.0175), (.034, -.0175), (.034, .0175), (.028, .0175)], 1.8, 'X', 'steel', (0, -.028, 0), edge=.0006)
    for z in (-.165, .165):
        _wiring_duct(z)
    groups = (('light', 'wire_grey', 'wire_black', 12), ('wire_blue', 'wire_blue', 'wire_blue', 6), ('light', 'wire_red', 'wire_red', 9), ('wire_green', 'wire_yellow', 'wire_green', 3),
              ('light', 'wire_orange', 'wire_white', 10), ('wire_blue', 'wire_blue', 'wire_blue', 6), ('light', 'wire_violet', 'wire_grey', 10))
    x = -.33
    for block, colour, collar, n in groups:
        for k in range(n):
            with moved((x, 0, 0)):
                _terminal_block(block)
                for up in (-1, 1):
                    if (k * 5 + n + up) % 9:
                        _connected(up, colour, collar)
            x += .0114
        box((.007, .04, .062), (x - .001, -.02, 0), 'mid', .001)
        x += .008
    return dict(mood='lab', target=(-.035, -.045, .0), azimuth=-36, elevation=9, distance=.70, lens=62, aperture=5.5, ground=-1., wall=False)
