"""Scenes of the stories that are about plants and places of work, named after what they show."""
import math
import os
import bpy
from kit import (air_cylinder, applicator, badge, belt, bezier, box, circle, coil, gear, handle, hose, lamp, lead, lettering, light_strip, motor, moved, pipe,
                 plate, profile, pulley, rail, rect, reel, rod, rotary_head, screws, sign, spool, terminal, turned, wire)
from kit.paint import WIRES, paint, picture_paint
from kit.solid import forget_meshes
from .bench import bin_, clipboard, desk_monitor, foam_case, hex_key, mug, screwdriver, spanner, trolley, work_top
from .machine import machine
from .wire_end import crimped, cut_face

PRINTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'seed', 'company', 'media')  # pictures that lie about as photographs


def _vice():
    """Bench vice that opens along X, its spindle to the left; the jaws close on 36 mm around x = 0."""
    turned([(.085, 0), (.085, .014), (.062, .024), (.055, .05)], 'Z', (.04, 0, 0), 'graphite', 56)
    plate([(.018, .045), (.11, .045, .02), (.115, .09, .02), (.062, .105, .03), (.060, .165, .008), (.018, .165, .004)], .12, 'Y', 'blue', edge=.004)
    plate([(-.15, .052, .02), (-.018, .052), (-.018, .165, .004), (-.056, .165, .008), (-.064, .11, .03), (-.15, .098, .02)], .12, 'Y', 'blue', edge=.004)
    box((.20, .056, .044), (-.02, 0, .075), 'steel_ground', .003)
    for x in (-.0225, .0225):
        box((.009, .124, .036), (x, 0, .149), 'steel_ground', .001)
        screws([(x, y, .1675) for y in (-.04, .04)], 'Z', .003)
    rod(.012, .11, (-.19, 0, .075), 'X', 'chrome')
    turned([(.012, -.02), (.021, -.016), (.021, .016), (.012, .02)], 'X', (-.235, 0, .075), 'blue', 40)
    with moved((-.235, 0, .075), (28, 0, 0)):
        rod(.0065, .21, (0, 0, 0), 'Y', 'chrome')
        for y in (-.105, .105):
            turned([(.004, -.010), (.010, -.006), (.010, .006), (.004, .010)], 'Y', (0, y, 0), 'chrome', 24)


def _hand_gripper():
    """Parallel gripper as it goes into a machine, standing on its flange, its fingers around an orange wire."""
    turned([(.044, 0), (.044, .010), (.034, .012), (.034, .020)], 'Z', colour='alu_dark', segments=64)
    screws([(.037 * math.cos(a), .037 * math.sin(a), .010) for a in (math.pi * k / 3 for k in range(6))], 'Z', .0034)
    plate(rect(.108, .062, .008), .050, 'Z', 'alu_brushed', (0, 0, .045), edge=.002)
    plate(rect(.120, .030, .002), .012, 'Z', 'steel_ground', (0, 0, .076), edge=.001)
    for side in (-1, 1):
        plate([(-.004, 0, .003), (.026, 0, .003), (.026, .022, .004), (.010, .034, .006), (.006, .104, .003), (-.006, .104, .002), (-.006, .030, .004)], .030, 'Y', 'steel', (side * .022, 0, .083), edge=.001, turn=(0, 0, 0 if side > 0 else 180))
        box((.005, .026, .030), (side * .0135, 0, .170), 'accent', .001)
        screws([(side * .036, y, .105) for y in (-.008, .008)], 'Z', .003)
        turned([(.006, 0), (.006, .008), (.0045, .010), (.0045, .022)], 'Y', (side * .034, -.031, .048), 'chrome', 24)
        hose([(side * .034, -.050, .048), (side * .036, -.085, .050), (side * .07, -.12, .02), (side * .12 + .02, -.10, .004), (side * .15 + .05, -.06, .004)], .0035, 'blue' if side > 0 else 'wire_black')
    wire([(0, -.12, .150), (0, -.05, .168), (0, 0, .170), (0, .06, .168), (0, .16, .10)], .008, 'wire_orange')


def _drawing(w=.42, d=.297):
    """Workshop drawing of a gripper in two views with its title block."""
    box((w, d, .0006), (0, 0, .0003), 'paper', .0002)
    line = lambda points, r=.0005: wire([(x, y, .0009) for x, y in points], r, 'graphite', smooth=False)
    frame = lambda x, y, a, b, r=.0005: line([(x - a / 2, y - b / 2), (x + a / 2, y - b / 2), (x + a / 2, y + b / 2), (x - a / 2, y + b / 2), (x - a / 2, y - b / 2)], r)
    frame(0, 0, w - .02, d - .02, .0007)
    frame(w / 2 - .075, -d / 2 + .030, .13, .04)
    for y in (-.010, .0, .010):
        line([(w / 2 - .14, -d / 2 + .030 + y), (w / 2 - .01, -d / 2 + .030 + y)], .0003)
    for x in (-.10, .08):
        frame(x, -.02, .10, .05)
        frame(x, .012, .11, .012)
        for side in (-1, 1):
            frame(x + side * .022, .058, .018, .08)
        line([(x, -.06), (x, .11)], .0003)
        line([(x - .05, -.075), (x + .05, -.075)], .0003)
    for r in (.020, .034):
        line([(-.10 + p[0], -.02 + p[1] * .6) for p in circle(r, n=48)], .0004)


def _caliper():
    """Vernier caliper on its side, its jaws to the left."""
    box((.235, .016, .0036), (.10, 0, .004), 'chrome', .0006)
    for x, colour in ((-.012, 'chrome'), (.022, 'steel')):
        plate([(-.008, -.052, .001), (-.001, -.058), (.010, -.01), (.010, .02), (.004, .034), (.0, .020), (-.008, .012, .003)], .0042, 'Z', colour, (x, 0, .0046), edge=.0006)
    box((.052, .024, .006), (.048, -.002, .006), 'steel', .001)
    turned([(.006, .008), (.006, .013), (.003, .014)], 'Z', (.040, .012, 0), 'tool', 24)
    for k in range(30):
        box((.0005, .005 if k % 5 else .009, .0003), (.084 + .0045 * k, -.004 if k % 5 else -.002, .0059), 'graphite', .0001)


def apprentices_at_the_bench():
    work_top((0, -.1, 0), colour='ground_wood', w=5, d=1.1, thick=.06)
    box((5, .03, 1.2), (0, .40, .55), 'ground_slate', .004)
    for row in range(7):
        for col in range(26):
            rod(.004, .003, (-.75 + .06 * col, .3845, .10 + .06 * row), 'Y', 'gap', 12)
    for k in range(6):
        with moved((-.46 + .07 * k, .372, .345), (90, 0, 0)):
            spanner((0, 0, 0), .20 - .018 * k, -90)
    for k in range(4):
        with moved((.26 + .07 * k, .372, .35), (90, 0, 0)):
            screwdriver((0, 0, 0), .25 - .02 * k, -90, ('accent', 'red', 'blue', 'accent')[k])
    with moved((.0, .16, 0), (0, 0, 14)):
        _vice()
        box((.036, .07, .05), (0, 0, .165), 'alu_brushed', .001)
        box((.036, .03, .014), (0, .02, .197), 'alu_brushed', .001)
    with moved((-.19, -.11, 0), (0, 0, -7)):
        _drawing()
        with moved((-.10, .075, .001), (0, 0, 12)):
            _caliper()
    with moved((.25, -.07, 0), (0, 0, 22), 1.25):
        _hand_gripper()
    with moved((.12, -.235, .012), (0, 0, 176)):
        turned([(.009, 0), (.015, .02), (.014, .08), (.009, .10), (.009, .115)], 'X', colour='ground_warm', segments=40)
        pipe(.0105, .009, .012, (.112, 0, 0), 'X', 'brass', 32)
        box((.20, .020, .005), (.21, 0, 0), 'tool', .001)
    hex_key((.33, -.22, 0), .09, 30)
    screws([(.20 + .02 * k, -.19 + .017 * (k % 2), .004) for k in range(4)], 'Z', .0045)
    return dict(mood='wood', target=(.0, .03, .122), azimuth=-10, elevation=19, distance=1.5, lens=60, aperture=9, key=1)


def _standard(reading, unit):
    """Front of a reference instrument, 1 m wide, that looks to the front."""
    plate(rect(1.0, .20, .012), .36, 'Y', 'graphite', (0, .18, 0), edge=.004)
    plate(rect(.985, .185, .01), .006, 'Y', 'light', (0, -.002, 0), edge=.002)
    plate(rect(.44, .12, .008), .004, 'Y', 'glass_black', (-.22, -.006, 0), edge=.001)
    lettering(reading, .072, (-.10, -.0085, 0), colour='led_white', align='RIGHT')
    lettering(unit, .05, (-.085, -.0085, -.008), colour='led_copper')
    for k, colour in enumerate(('red', 'black', 'red', 'black')):
        turned([(.021, 0), (.021, .008), (.014, .010), (.014, .03), (.019, .032), (.019, .046), (.008, .048)], 'Y', (.10 + .07 * k, -.005, 0), colour, 40)
    turned([(.03, 0), (.03, .03), (.026, .034)], 'Y', (.40, -.005, 0), 'alu', 48)
    for side in (-1, 1):
        handle(.13, (side * .475, -.004, 0), (0, 90, 0), .045, .007, 'alu')


def _van_door(side):
    """Rear door of a van, its hinge at the origin, swung out."""
    with moved((0, 0, 0), (0, 0, side * 118)):
        x = -side * .43
        plate(rect(.85, 1.78, .07), .05, 'Y', 'gloss_white', (x, .025, 1.55), edge=.012)
        plate(rect(.66, .56, .07), .054, 'Y', 'glass_black', (x, .025, 2.02), edge=.003)
        plate(rect(.64, .70, .05), .056, 'Y', 'light', (x, .025, 1.22), edge=.004)
        box((.03, .02, .22), (x - side * .34, -.010, 1.40), 'dark', .006)
        box((.03, .02, .22), (x - side * .34, .06, 1.40), 'dark', .006)


def calibrating_on_site():
    plate(rect(1.98, 2.10, .20), .10, 'Y', 'gloss_white', (0, 0, 1.55), [rect(1.64, 1.74, .10)], .02)
    for side in (-1, 1):
        box((.05, 2.6, 1.9), (side * .90, 1.35, 1.55), 'white', .004)
        plate(rect(.11, .46, .04), .05, 'Y', 'lamp_red', (side * .915, -.04, .98), edge=.010)
        with moved((side * .93, -.06, 0)):
            _van_door(side)
        turned([(.30, -.11), (.34, -.09), (.34, .09), (.30, .11)], 'X', (side * .82, .75, .34), 'rubber', 56)
    box((1.8, 2.6, .06), (0, 1.35, .66), 'mid', .004)
    box((1.8, 2.6, .04), (0, 1.35, 2.47), 'white', .004)
    box((1.8, .04, 1.9), (0, 2.0, 1.55), 'light', .004)
    box((1.98, .20, .20), (0, -.02, .50), 'dark', .03)
    plate(rect(.50, .11, .01), .008, 'Y', 'paper', (0, -.125, .50), edge=.002)
    box((1.9, 2.4, .2), (0, 1.5, .50), 'dark', .01)
    light_strip(1.3, (0, .25, 2.43), 1)
    lamp((0, -.1, 2.36), (0, .9, .9), (1.4, .9), 58, (.95, .97, 1))
    with moved((.02, .42, 0)):
        for x in (-.54, .54):
            for y in (.0, .40):
                profile(1.42, (x, y, 1.46), 'Z', .045)
                turned([(.045, 0), (.05, .03), (.03, .055)], 'Z', (x, y, .69), 'rubber', 32)
        for z in (.79, 2.14):
            profile(1.08, (0, 0, z), 'X', .045)
        for k, (reading, unit) in enumerate((('1.000 00', 'Ω'), ('10.000 0', 'V'), ('100.00', 'nF'), ('1.000 0', 'µA'))):
            with moved((0, -.02, 1.98 - .27 * k)):
                _standard(reading, unit)
    with moved((-.42, .10, .69), (0, 0, 8)):
        foam_case(.46, .30, .12, [rect(.12, .20, .02, -.14 + .14 * k, 0) for k in range(3)], lid=False)
        for k in range(3):
            box((.09, .16, .05), (-.14 + .14 * k, 0, .12), ('blue', 'wire_grey', 'graphite')[k], .006)
    machine('albis-64', (.44, .10, .69), -12)
    for k, colour in enumerate(('wire_red', 'wire_black')):
        wire([(.12 + .07 * k, .36, 1.17), (.13 + .07 * k, .26, 1.16), (.16 + .05 * k, .22, 1.0), (.22 + .05 * k, .20, .9), (.36 + .06 * k, .22, .84), (.40 + .06 * k, .19, .78)], .007, colour)
    return dict(mood='dusk', target=(.02, .0, 1.36), azimuth=-13, elevation=7, distance=5.1, lens=54, aperture=22, depth=1.3)


def _headset():
    """Headset on its stand, its microphone to the left."""
    turned([(.058, 0), (.058, .008), (.012, .014), (.009, .02), (.009, .255)], 'Z', colour='alu_brushed', segments=64)
    rod(.020, .05, (0, 0, .262), 'Y', 'graphite')
    for wide, r, colour in ((.092, .0075, 'graphite'), (.086, .010, 'rubber')):
        wire([(wide * math.cos(a), 0, .185 + wide * 1.05 * math.sin(a)) for a in (math.pi * k / 24 for k in range(25))], r, colour, smooth=False)
    for side in (-1, 1):
        with moved((side * .088, 0, .155), (0, side * 8, 0)):
            turned([(.0005, -.020), (.030, -.020), (.038, -.012), (.040, .004), (.038, .008)], 'X', (0, 0, 0), 'graphite', 56, (0, 0, 0 if side < 0 else 180))
            turned([(.016, .008), (.040, .008), (.042, .018), (.038, .026), (.022, .027), (.016, .016), (.016, .008)], 'X', (0, 0, 0), 'rubber', 56, (0, 0, 0 if side < 0 else 180))
            pipe(.024, .0225, .002, (side * .0205, 0, 0), 'X', 'led_copper', 48)
            box((.008, .016, .06), (0, 0, .045), 'alu', .003)
    wire([(-.095, -.012, .13), (-.09, -.05, .10), (-.05, -.09, .085), (-.015, -.105, .085)], .0035, 'graphite')
    turned([(.004, -.016), (.010, -.012), (.011, .010), (.006, .016)], 'X', (-.005, -.106, .085), 'rubber', 32)
    wire([(.088, .0, .115), (.09, .02, .05), (.11, .05, .006), (.16, .02, .004), (.24, .10, .004)], .0022, 'black')


def day_with_remote_support():
    work_top((0, -.1, 0), colour='ground_wood', w=3.4, d=.9)
    desk_monitor('lumen-trace', (-.44, .06, 0), 14, .54)
    desk_monitor('screen-reuss-455', (.13, .10, 0), -6, .54)
    with moved((.50, -.20, 0), (0, 0, 24), 1.25):
        _headset()
    with moved((-.12, -.24, 0), (0, 0, 3)):
        plate(rect(.40, .13, .012), .014, 'Z', 'light', (0, 0, .008), edge=.003)
        for row in range(4):
            for col in range(14):
                box((.022, .022, .004), (-.178 + .0275 * col, .042 - .028 * row, .017), 'white', .002)
    mug((.24, -.16, 0), 'accent')
    plate(rect(9, 4, 0), .12, 'Y', 'ground_slate', (0, 1.0, .2), [rect(2.5, 1.25, .02, .22, .50)], .01)
    for x in (-1.03, .22, 1.47):
        box((.05, .14, 1.3), (x, 1.0, .70), 'graphite', .004)
    machine('reuss-455', (.75, 3.4, -.75))
    lamp((.2, 1.9, 2.2), (.5, 3.4, .2), (3, 1), 220, (.95, .98, 1))
    return dict(mood='night', target=(.04, 0, .29), azimuth=-7, elevation=8, distance=2.25, lens=58, aperture=7, depth=3.2)


def changeover_in_fez():
    machine('reuss-455', (.55, 1.75, 0))
    shelves = trolley((0, 0, 0), 0, 1.5, .56, (.25, .60, .96))
    for k, colour in enumerate(('accent', 'blue', 'green', 'yellow')):
        x = -.56 + .30 * k
        with moved((x, 0, shelves[2])):
            plate(rect(.25, .48, .012), .010, 'Z', colour, (0, 0, .005), edge=.002)
            with moved((-.03, -.08, .010)):
                applicator()
            reel((.0, .14, .17), .155, .034)
            for side in (-1, 1):
                plate([(-.06, 0), (.06, 0), (.015, .165, .01), (-.015, .165, .01)], .006, 'Y', 'graphite', (0, .14 + side * .028, .008))
            bin_(.08, .10, .05, (.072, -.17, .010), 'white', False)
            for j in range(12):
                turned([(.003, -.008), (.006, -.006), (.006, .006), (.003, .008)], 'Z', (.050 + .015 * (j % 4), -.195 + .02 * (j // 4), .030 + .006 * (j % 2)), ('silicone', 'silicone_green', 'wire_yellow', 'wire_red')[k], 16)
    for k in range(5):
        bin_(.24, .40, .17, (-.56 + .27 * k, 0, shelves[1]), ('light', 'white')[k % 2])
        coil((-.56 + .27 * k, -.05, shelves[1] + .03), .10, .05, .006, ('wire_orange', 'wire_blue', 'wire_green', 'wire_yellow', 'wire_grey')[k], 4, seed=k)
    with moved((.63, -.06, shelves[2]), (0, 0, -8)):
        clipboard((0, 0, 0), 0, 8, .18, .25)
    return dict(mood='wood', target=(.02, .10, 1.09), azimuth=-20, elevation=15, distance=3.15, lens=62, aperture=5.5, depth=1.5)


def _photograph(picture, at, turn=0, w=.15, h=.105, lean=0):
    """Black-and-white print of a picture of the sample data, with a white border; lying, or leaning back as it stands."""
    name = f'print-{picture}'
    if name not in bpy.data.materials:
        print_ = picture_paint(name, os.path.join(PRINTS, f'{picture}.webp'), lit=False)
        nodes, links = print_.node_tree.nodes, print_.node_tree.links
        grey, tint = nodes.new('ShaderNodeRGBToBW'), nodes.new('ShaderNodeMixRGB')
        tint.blend_type, tint.inputs[0].default_value, tint.inputs[2].default_value = 'MULTIPLY', 1, (1, .93, .82, 1)
        links.new(nodes['Image Texture'].outputs['Color'], grey.inputs[0])
        links.new(grey.outputs[0], tint.inputs[1])
        links.new(tint.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    with moved(at, (0, 0, turn)), moved((0, 0, 0), (lean - 90, 0, 0)):
        plate(rect(w, h, .001), .0008, 'Y', 'paper', edge=.0002)
        sign(name, w - .014, h - .014, (0, -.0006, 0))


def _archive_box(at, turn, pictures):
    """Open box of card in which prints stand one behind the other."""
    w, d, h = .20, .20, .085
    with moved(at, (0, 0, turn)):
        for x, y, a, b in ((-w / 2, 0, .003, d), (w / 2, 0, .003, d), (0, -d / 2, w, .003), (0, d / 2, w, .003)):
            box((a, b, h), (x, y, h / 2), 'card', .001)
        box((w, d, .003), (0, 0, .0015), 'card', .001)
        plate(rect(.07, .028, .002), .002, 'Y', 'paper', (0, -d / 2 - .002, h * .5), edge=.0003)
        pipe(.007, .004, .003, (0, -d / 2 - .003, h * .2), 'Y', 'brass', 24)
        for k in range(14):
            y = -.080 + .0115 * k
            if k % 5 == 2:
                _photograph(pictures[k // 5], (0, y, .075), 0, .17, .125, 80)
            else:
                plate(rect(.172 - .004 * (k % 3), .112 + .006 * (k % 4), .001), .0010, 'Y', ('paper', 'natural', 'ground_paper')[k % 3], (.003 * (k % 3 - 1), y, .066), edge=.0002, turn=(-9, 0, 0))


def _first_machine():
    """Stripping machine of the first years: a cast pedestal, a motor under ribs, the head with its rotating blades to the left."""
    plate(rect(.30, .19, .03), .022, 'Z', 'hammer', (0, 0, .011), edge=.006)
    plate([(-.085, .02), (.085, .02), (.055, .07, .05), (.055, .12, .04), (-.055, .12, .04), (-.055, .07, .05)], .10, 'Y', 'hammer', edge=.010)
    turned([(.0005, -.115), (.060, -.115), (.078, -.095), (.078, .075), (.070, .090), (.040, .10)], 'X', (0, 0, .185), 'hammer', 72)
    for k in range(8):
        turned([(.079, -.004), (.084, -.003), (.084, .003), (.079, .004)], 'X', (-.035 + .014 * k, 0, .185), 'hammer', 64)
    turned([(.082, -.135), (.085, -.130), (.085, -.112), (.078, -.108)], 'X', (0, 0, .185), 'steel', 72)
    rotary_head((-.150, 0, .185), .052, bore=.009)
    turned([(.020, .10), (.034, .105), (.034, .150), (.020, .155)], 'X', (0, 0, .185), 'black', 48)
    with moved((.045, -.052, .075)):
        turned([(.018, 0), (.018, .006), (.012, .010)], 'Y', colour='brass', segments=40)
        turned([(.005, .010), (.005, .028), (.008, .030), (.008, .036)], 'Y', colour='chrome', segments=24)
    for x in (-.125, .125):
        screws([(x, y, .022) for y in (-.070, .070)], 'Z', .007)
    box((.086, .006, .034), (0, -.0845, .185), 'brass', .001)
    lettering('1975', .024, (0, -.0878, .185), align='CENTER')
    wire([(-.19, 0, .185), (-.25, -.005, .186), (-.31, -.01, .15), (-.33, .01, .03), (-.37, .02, .006), (-.45, -.03, .006)], .005, 'wire_black')
    wire(bezier((.12, .03, .02), (.2, .06, .006), (.24, .02, .006), (.34, .12, .006)), .0045, 'wire_black')


def fifty_years():
    work_top(colour='ground_warm', w=5, d=1.8)
    with moved((.19, .20, 0), (0, 0, 20)):
        _first_machine()
    _archive_box((-.30, .17, 0), 12, ('machine-sihl-120', 'scene-commissioning', 'machine-emme-215'))
    _archive_box((-.10, .33, 0), 6, ('machine-lorze-14', 'scene-field-repair', 'machine-emme-320'))
    for k, (picture, x, y, turn, h) in enumerate((('scene-plant-layout', -.22, -.06, -14, .115), ('machine-sihl-120', -.05, -.01, 8, .13), ('scene-blade-regrinding', .11, -.055, -6, .115), ('scene-commissioning', -.10, -.15, 6, .115),
                                                  ('machine-lorze-14', .24, -.11, 15, .13), ('scene-applicator-service', .06, -.17, -18, .115))):
        _photograph(picture, (x, y, .001 + .0016 * k), turn, .175, h)
    with moved((-.10, -.15, .022), (0, 0, 35)):
        pipe(.048, .043, .012, (0, 0, 0), 'Z', 'chrome', 72)
        turned([(.0005, -.001), (.043, -.001)], 'Z', (0, 0, 0), 'clear', 64)
        turned([(.005, .048), (.009, .062), (.010, .14), (.007, .15)], 'X', (0, 0, 0), 'black', 40)
    return dict(mood='copper', target=(-.01, .03, .095), azimuth=-9, elevation=27, distance=1.58, lens=62, aperture=9)


def sequence_production():
    machine('reuss-566-s', (-4.6, 1.55, 0))
    top, sequence = .94, ('blue', 'red', 'red', 'black', 'orange', 'blue', 'white', 'green', 'yellow', 'black', 'violet', 'grey', 'blue', 'red', 'yellow', 'orange', 'green')
    box((6, .30, .02), (-2.1, 0, top - .01), 'rubber', .004, fit=False)
    for y in (-.175, .175):
        profile(6, (-2.1, y, top - .025), 'X', .05)
    x = .62
    for harness in range(5):
        with moved((x - .03, 0, top)):
            plate(rect(.050, .40, .006), .016, 'Z', 'white', (0, 0, .010), edge=.002)
            box((.052, .03, .0165), (0, -.10, .010), 'accent', .001)
            with moved((0, -.05, .0182), (-90, 0, 90)):
                lettering(f'51-B · {412 + harness}', .030, (0, 0, 0))
        x -= .075
        for k in range(34):
            colour, r = f'wire_{sequence[(k * 3 + harness + k // 7) % 17]}', .0062 if k % 17 == 4 else .0042
            for y in (-.15, .15):
                box((.003, .012, .020), (x + .0085, y, top + .008), 'natural', .0006)
            lead((x, -.22 - .012 * (k % 2), top + .020), (x, .22, top + .020), r, colour, k)
            x -= .017
        x -= .02
    return dict(mood='day', target=(.20, .01, .97), azimuth=54, elevation=19, distance=1.22, lens=48, aperture=4, depth=4.5, key=1)


def _test_module():
    """Module of a distributed tester on the plug that it tests, looking to the front."""
    plate(rect(.24, .34, .03), .09, 'Y', 'graphite', (0, -.06, 0), edge=.008)
    plate(rect(.20, .20, .02), .006, 'Y', 'white', (0, -.106, -.04), edge=.002)
    badge(.05, (-.05, -.1095, -.02))
    lettering('900', .04, (-.01, -.1095, -.02))
    box((.20, .004, .010), (0, -.106, .085), 'led_green', .001)
    box((.20, .003, .006), (0, -.106, -.148), 'accent', .001)
    turned([(.05, -.02), (.05, .02), (.06, .02), (.06, .03)], 'Y', (0, 0, 0), 'alu', 40)
    for x in (-.07, .07):
        turned([(.018, -.03), (.018, 0), (.024, .01)], 'Z', (x, -.06, -.172), 'black', 24)


def _bundle(points, n=11, r=.011, seed=0):
    """Loose bundle of coloured wires along points."""
    for k in range(n):
        a, b = .028 * math.cos(k * 2.4) * (k / n) ** .5 * 2, .028 * math.sin(k * 2.4) * (k / n) ** .5 * 2
        wire([(x + a * .6 + .012 * math.sin(3 * j + k), y, z + b + .014 * math.cos(2 * j + k * 1.7)) for j, (x, y, z) in enumerate(points)], r, ('wire_red', 'wire_blue', 'wire_white', 'wire_black', 'wire_green', 'wire_yellow', 'wire_grey')[(k + seed) % 7])


def four_thousand_points():
    length, pitch = 17, 1.9
    middle = length / 2 - 3
    box((2.8, length, .06), (0, middle, -.03), 'ground_wood', .004)
    plate([(-1.42, 1.80), (-1.42, 2.55, .55), (1.42, 2.55, .55), (1.42, 1.80), (1.36, 1.80), (1.36, 2.49, .5), (-1.36, 2.49, .5), (-1.36, 1.80)], length, 'Y', 'light', (0, middle, 0), edge=.002, steps=12)
    windows = [rect(1.25, .86, .12, -7.6 + pitch * k, 1.36) for k in range(9)]
    for side in (-1, 1):
        plate([(-length / 2, 0), (length / 2, 0), (length / 2, 1.82), (-length / 2, 1.82)], .05, 'X', 'light', (side * 1.40, middle, 0), windows, .004)
        box((.02, 2 * length, 4), (side * 3.6, middle, 1.5), 'ground_paper', .002)
        lamp((side * 2.2, middle, 3.4), (side * 3.6, middle, 1.2), (1, length), 600, (1, 1, 1))
        lamp((side * 1.75, middle, 1.9), (0, middle, .6), (1.2, length), 300, (.96, .98, 1))
        box((.16, length, .03), (side * 1.28, middle, .72), 'alu_dark', .003)
        _bundle([(side * 1.27, -3 + k * .95, .80) for k in range(18)], 13, .012, side + 1)
        _bundle([(side * .72, -3 + k * .95, 2.30) for k in range(18)], 9, .012, side + 3)
        for k in range(9):
            y = -2 + pitch * k + .02
            x = side * 1.18
            _bundle([(side * 1.26, y - .55, .80), (side * 1.25, y - .2, .82), (side * 1.28, y, .90), (side * 1.28, y, 1.06)], 7, .011, k)
            with moved((side * 1.30, y, 1.12), (0, 0, -62 * side)):
                _test_module()
            wire(bezier((x - side * .06, y - .07, .94), (x - side * .12, y - .5, .35), (x - side * .12, y - pitch + .6, .35), (x - side * .06, y - pitch + .07, .94)), .014, 'wire_orange', smooth=False)
    for k in range(19):
        plate(rect(2.72, 3.0, .54, 0, 1.01), .055, 'Y', 'alu', (0, -2.6 + pitch / 2 * k, 0), [rect(2.50, 2.82, .46, 0, 1.01)], .004, steps=10)
    for k in range(6):
        box((.10, 1.5, .03), (0, -1.6 + 2.6 * k, 2.44), 'led_white', .004)
        lamp((0, -1.6 + 2.6 * k, 2.40), (0, -1.6 + 2.6 * k, 0), (.4, 1.6), 40)
    plate(rect(2.8, 2.6, 0, 0, 1.28), .05, 'Y', 'light', (0, length - 3.1, 0), [rect(.95, 2.0, .08, 0, 1.02)], .004)
    return dict(mood='lab', target=(.0, 2.0, 1.14), azimuth=-7, elevation=2, distance=4.6, lens=33, aperture=11, depth=4.5)


def _repainted(colour, slug, at, turn):
    """A machine of the catalogue whose white skin has another paint."""
    coat, skin = paint(colour), paint('white')
    skin.name, coat.name = 'skin', 'white'
    machine(slug, at, turn)
    coat.name, skin.name = colour, 'white'
    forget_meshes()


def a_press_with_a_second_life():
    work_top(colour='ground_slate', w=5, d=2)
    _repainted('hammer', 'sihl-205', (.16, .22, .085), 12)
    for y in (.08, .36):
        box((.62, .085, .075), (.14, y, .0375), 'ground_wood', .004, (0, 0, 12))
    box((.56, .34, .004), (-.36, -.03, .002), 'card', .001, (0, 0, 6))
    with moved((-.36, -.03, .004), (0, 0, 6)):
        motor((-.15, .09, .055), .10, .15, 'X', 'mid')
        gear((.06, .10, .012), .055, .024, 40, 'Z', 'tool')
        turned([(.012, -.12), (.018, -.12), (.018, -.06), (.026, -.06), (.026, .03), (.018, .03), (.018, .11), (.010, .112)], 'X', (.03, -.02, .028), 'steel', 48)
        for k in range(4):
            turned([(.014, 0), (.030, 0), (.030, .018), (.024, .018), (.024, .015), (.019, .015), (.019, .018), (.014, .018), (.014, 0)], 'Z', (-.20 + .075 * k, -.105, 0), ('tool', 'steel', 'tool', 'steel')[k], 56)
        box((.05, .11, .03), (.20, .05, .015), 'steel_ground', .002)
        for k in range(3):
            rod(.011, .04, (.185, -.03 - .03 * k, .011), 'X', 'natural')
            for side in (-1, 1):
                rod(.012, .008, (.185 + side * .022, -.03 - .03 * k, .012), 'X', 'brass')
        coil((-.05, .02, 0), .05, .03, .004, 'wire_black', 3)
    machine('sihl-205', (-.62, .95, 0), 4)
    spanner((-.02, -.17, 0), .2, 14)
    hex_key((.12, -.17, 0), .11, 160)
    return dict(mood='copper', target=(-.06, .10, .325), azimuth=14, elevation=16, distance=2.45, lens=62, aperture=8, key=-1)


def _connector(colour, filled, seed=0):
    """Connector housing ten times its size, two rows of six cavities that look up; so many of them hold their wires."""
    cavities = [((i - 2.5) * .44, y) for y in (.27, -.27) for i in range(6)]
    plate(rect(2.95, 1.30, .12), .90, 'Z', colour, (0, 0, .45), [rect(.30, .32, .03, x, y) for x, y in cavities], .035)
    plate(rect(3.15, 1.46, .14), .22, 'Z', colour, (0, 0, .11), edge=.03)
    box((2.9, 1.26, .02), (0, 0, .30), 'gap', .002)
    for side in (-1, 1):
        plate([(-.16, .2), (.16, .2), (.16, .74, .06), (-.16, .74, .06)], .14, 'X', colour, (side * 1.52, 0, 0), edge=.02)
    for k, (x, y) in enumerate(cavities[:filled]):
        colour = WIRES[(k * 4 + seed) % 9]
        sway = .05 * math.sin(k * 2.1)
        wire([(x, y, .5), (x, y, .9), (x, y, 1.25), (x + sway, y + .15, 1.65), (x + 2 * sway, y + .9, 1.9), (x + 3 * sway, y + 1.9, 1.7), (x + 3 * sway, y + 2.5, .8), (x + 3 * sway, y + 2.8, .10), (x + 3 * sway, y + 5, .10)], .10, colour, fineness=20)


def robots_insert_contacts():
    box((14, 9, .2), (0, 2, -.10), 'alu_brushed', .01)
    for x in (-1.95, 1.95):
        box((.62, 1.0, .34), (x, 0, .17), 'graphite', .03)
        box((.30, .7, .24), (x - math.copysign(.42, x) * .62, 0, .24), 'accent', .03)
        screws([(x + math.copysign(.12, x), y, .34) for y in (-.32, .32)], 'Z', .09)
    _connector('graphite', 8)
    for k, x in enumerate((-2.6, 2.4)):
        with moved((x, 4.4, 0)):
            _connector('blue', 12, 2 + 3 * k)
    x, y = (2 - 2.5) * .44, -.27
    with moved((x, y, 2.02), (0, 90, 0)):
        crimped(.10, 'wire_orange', 'brass', run=((-1.2, 0), (-2, .15), (-3.2, 1.1)), brush=.02)
    with moved((x, y, 0)):
        for side in (-1, 1):
            plate([(side * .09, 2.62, .02), (side * .09, 3.02, .02), (side * .34, 3.40, .05), (side * .34, 4.2), (side * .74, 4.2), (side * .74, 3.28, .1), (side * .40, 2.86, .08), (side * .26, 2.62, .04)], .26, 'Y', 'steel', edge=.014)
            box((.05, .20, .30), (side * .115, 0, 2.80), 'accent', .01)
            screws([(side * .54, -.13, z) for z in (3.55, 3.85)], 'Y', .06)
        box((2.0, .8, .6), (0, 0, 4.35), 'graphite', .05)
    with moved((-2.45, -.7, 2.35), (0, 14, 14)):
        turned([(.0005, -1.3), (.34, -1.3), (.36, -1.2), (.36, -.1), (.50, .02), (.50, .22), (.40, .22), (.40, .16), (.26, .16), (.26, .30), (.20, .30), (.20, .22), (.0005, .22)], 'X', colour='graphite', segments=72)
        pipe(.485, .415, .02, (.225, 0, 0), 'X', 'led_white', 72)
        pipe(.365, .35, .08, (-.7, 0, 0), 'X', 'accent', 72)
        turned([(.0005, .0), (.195, .0)], 'X', (.232, 0, 0), 'glass_black', 56)
    return dict(mood='day', target=(-.30, .0, 1.95), azimuth=-16, elevation=14, distance=15.5, lens=85, aperture=1.1, depth=2.0, key=1)


def _circuit_board():
    """Small circuit board with its chips, capacitors and a connector."""
    plate(rect(.115, .085, .003), .002, 'Z', 'green', (0, 0, .003), [circle(.003, x, y, 20) for x in (-.051, .051) for y in (-.036, .036)], .0004)
    for x, y, w, d in ((-.02, .01, .030, .030), (.028, .018, .018, .012), (.030, -.006, .012, .010)):
        box((w, d, .003), (x, y, .0055), 'black', .0004)
        for k in range(8):
            for side in (-1, 1):
                box((.0012, .004, .0008), (x + w * (k - 3.5) / 9, y + side * (d / 2 + .0015), .0045), 'tin', .0002)
    for k in range(5):
        turned([(.0045, .004), (.0045, .014), (.0040, .015)], 'Z', (-.044 + .012 * k, -.028, 0), 'chrome' if k % 2 else 'alu', 24)
    box((.034, .014, .012), (.032, -.030, .010), 'natural', .001)
    for k in range(9):
        box((.003, .002, .0015), (-.045 + .006 * k, .034, .0045), ('brass', 'graphite')[k % 2], .0002)
def _each(n, pitch, thing):
    """n equal things side by side, the middle one at the origin."""
    for k in range(n):
        with moved((pitch * (k - (n - 1) / 2), 0, 0)):
            thing(k)


def _ring(outer, inner, high, colour, at=(0, 0)):
    """Bush, washer or bearing ring that lies."""
    turned([(inner, 0), (outer, 0), (outer, high), (inner, high), (inner, 0)], 'Z', (*at, 0), colour, 48)


def _bracket():
    """Milled bracket of aluminium with its holes and pockets."""
    plate([(-.06, -.045, .008), (.06, -.045, .008), (.06, -.01, .010), (.0, .0, .012), (-.015, .045, .008), (-.06, .045, .008)], .016, 'Z', 'alu_brushed', (0, 0, .008),
          [circle(.008, -.043, .028, 28), circle(.008, -.043, -.028, 28), circle(.012, -.012, -.022, 32), rect(.032, .014, .006, .034, -.028)], .0015)


def _blade():
    """Blade with its V edge."""
    plate([(-.024, -.050, .002), (.024, -.050, .002), (.024, .028), (.004, -.004), (-.004, -.004), (-.024, .028)], .006, 'Z', 'steel_ground', (0, .01, .003), [rect(.012, .020, .005, 0, -.030)], .0009)


def _springs():
    """Three pressure springs on their sides, along X."""
    for y, length, r, coils, gauge in ((-.046, .10, .008, 12, .0015), (-.004, .115, .012, 9, .0022), (.044, .10, .009, 14, .0013)):
        steps = coils * 16
        wire([(length * (k / steps - .5), y + r * math.cos(k * math.pi / 8), r + gauge + r * math.sin(k * math.pi / 8)) for k in range(steps + 1)], gauge, 'steel', smooth=False)


def _sheets(lower, upper):
    """A small sheet on a large one."""
    plate(rect(.130, .105, .004), .008, 'Z', lower, (0, 0, .004), edge=.001)
    plate(rect(.095, .070, .004), .007, 'Z', upper, (.010, .008, .0115), edge=.001, turn=(0, 0, 8))


def _bearing(at):
    """Ball bearing that lies."""
    _ring(.022, .018, .012, 'chrome', at)
    _ring(.017, .013, .010, 'graphite', at)
    _ring(.012, .007, .012, 'steel_ground', at)


def _seal_ring(at, colour):
    """O-ring that lies."""
    wire([(at[0] + .016 * math.cos(a), at[1] + .016 * math.sin(a), .0035) for a in (math.pi * k / 14 for k in range(28))], .0032, colour, smooth=False, cyclic=True)


def _grid(columns, rows, pitch, thing):
    """A thing in columns and rows around the origin; it is told its place and its number."""
    for k in range(columns * rows):
        thing(((k % columns - (columns - 1) / 2) * pitch, (k // columns - (rows - 1) / 2) * pitch), k)


SAMPLES = (
    lambda: spool((0, 0, .030), .058, .060, .022, .0014, 'copper', .82, 'Z'),
    lambda: _each(2, .066, lambda k: gear((0, .012 - .024 * k, .010), .034 - .006 * k, .020, 30 - 4 * k, 'Z')),
    lambda: _each(2, .066, lambda k: _blade()),
    lambda: coil((0, 0, 0), .062, .036, .0035, 'wire_orange', 3),
    _circuit_board,
    lambda: _grid(3, 2, .050, lambda at, k: _bearing(at)),
    lambda: _each(4, .034, lambda k: box((.024, .10, .004 + .004 * k), (0, 0, .002 + .002 * k), 'copper', .001)),
    lambda: _grid(3, 2, .046, lambda at, k: rod(.018, .012, (*at, .006), 'Z', 'chrome')),
    _bracket,
    lambda: _grid(3, 2, .048, lambda at, k: _ring(.017, .010, .022, 'brass', at)),
    lambda: belt(.060, .030, (0, 0, .011), .022, .004, 'Z', 'rubber'),
    _springs,
    lambda: _each(2, .066, lambda k: box((.050, .085, .026), (0, 0, .013), ('natural', 'blue')[k], .004)),
    lambda: spool((0, 0, .028), .056, .056, .022, .0016, 'wire_blue', .8, 'Z'),
    lambda: _each(6, .021, lambda k: rod(.0065, .11, (0, 0, .0065), 'Y', 'tin')),
    lambda: _sheets('smoke', 'natural'),
    lambda: motor((0, 0, .030), .052, .085, 'Y', 'graphite'),
    lambda: _grid(6, 3, .022, lambda at, k: terminal((*at, .002), (0, 1, 0), 1.5)),
    lambda: _each(4, .024, lambda k: box((.062, .085, .0016), (-.004 * k, .004 * k, .001 + .0017 * k), ('light', 'accent', 'white', 'graphite')[k], .0004, (0, 0, 8 - 9 * k))),
    lambda: rail(.13, (0, 0, 0), 'X', (.02,)),
    lambda: _each(5, .026, lambda k: rod(.004 + .0006 * k, .10 - .008 * k, (0, 0, .006), 'Y', 'tool')),
    lambda: _each(2, .066, lambda k: pulley((0, 0, .010), .031, .018, 'Z', 'natural')),
    lambda: _grid(3, 2, .046, lambda at, k: _seal_ring(at, ('rubber', 'silicone', 'rubber')[k % 3])),
    lambda: _each(3, .045, lambda k: profile(.10, (0, 0, .019), 'Y', .036)),
    lambda: coil((0, 0, 0), .060, .034, .0045, 'blue', 2),
    lambda: _grid(6, 4, .024, lambda at, k: turned([(.0035, 0), (.0035, .020), (.007, .020), (.007, .028), (.004, .028), (.0035, .024)], 'Z', (*at, 0), 'steel', 20)),
    lambda: _sheets('copper', 'brass'),
    lambda: air_cylinder((.012, 0, .022), .085, .017, .03, (0, 90, 0)),
)


def materials_of_suppliers():
    work_top(colour='ground_slate', w=5, d=3)
    for k, sample in enumerate(SAMPLES):
        with moved(((k % 7 - 3) * .185, (1.5 - k // 7) * .165, 0)):
            plate(rect(.170, .150, .010), .006, 'Z', 'white', (0, 0, .003), edge=.0015)
            with moved((0, 0, .006)):
                sample()
    return dict(mood='slate', target=(.0, -.005, .0), azimuth=-11, elevation=56, distance=1.85, lens=62, aperture=11, wall=False)


def test_laboratory():
    work_top((.6, .05, 0), w=4.2, d=.95, colour='light')
    machine('uetli-p1000', (-.58, -.06, 0), -4)
    machine('uetli-m4', (.12, .12, 0))
    machine('uetli-m4', (1.02, .12, 0))
    plate(rect(.36, .17, .012), .014, 'Z', 'accent', (-.12, -.34, .007), edge=.003)
    for k in range(8):
        with moved((-.246 + .084 * (k % 4), -.38 + .08 * (k // 4), .012), (0, 0, 40 * k), .10):
            turned([(.34, 0), (.36, .02), (.36, .30), (.345, .318), (.0005, .318)], 'Z', colour='resin', segments=64)
            with moved((0, 0, .312)):
                cut_face(.19, 3 + k)
    plate(rect(9, 4), .10, 'Y', 'ground_slate', (0, .95, .4), [rect(1.7, 1.35, .04, .55, .63)], .004)
    plate(rect(1.76, 1.41, .05), .14, 'Y', 'graphite', (.55, .95, 1.03), [rect(1.64, 1.29, .03)], .006)
    plate(rect(1.7, 1.35), .006, 'Y', 'clear', (.55, .95, 1.03), edge=.001)
    machine('albis-950-hv', (1.22, 2.1, -.70), -12)
    box((6, .05, 4), (1, 3.3, .6), 'ground_slate', .01)
    plate(rect(.26, .10, .012), .03, 'Y', 'graphite', (-.56, .89, .62), edge=.004)
    plate(rect(.21, .022, .010), .01, 'Y', 'led_red', (-.56, .873, .62), edge=.003)
    lamp((.5, 1.15, 1.9), (1.2, 2.1, .3), (1.4, .5), 75, (.80, .90, 1))
    return dict(mood='lab', target=(.09, 0, .36), azimuth=-25, elevation=8.5, distance=2.85, lens=54, aperture=8, depth=3, key=-1)
