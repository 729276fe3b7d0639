"""Scenes of the services that are about machines, data and whole plants, by the service's slug. A scene builds its subject and answers how it is taken
(`stage.take`)."""
from kit import box, lead, lettering, moved, plate, profile, rack_unit, rect, turned, wire
from kit.paint import WIRES
from .bench import bin_, clipboard, desk_monitor, laptop, mug, screwdriver, trolley, work_top
from .machine import machine


def calibration_of_testers():
    work_top(colour='light', w=4)
    machine('albis-420', (-.17, .12, 0), 12)
    with moved((.27, .02, 0), (0, 0, -16)):
        box((.26, .19, .085), (0, 0, .048), 'ground_wood', .006)
        box((.235, .165, .006), (0, 0, .092), 'black', .002)
        for i, x in enumerate((-.08, -.027, .027, .08)):
            for y in (-.045, .045):
                turned([(.013, 0), (.013, .008), (.008, .010), (.008, .020), (.012, .022), (.012, .034), (.004, .036)], 'Z', (x, y, .095), 'brass' if y > 0 else 'chrome', 32)
        with moved((0, 0, .0955), (-90, 0, 0)):
            lettering('100 mΩ', .017, (-.068, 0, .0), colour='light', align='CENTER')
            lettering('1 Ω', .017, (.056, 0, .0), colour='light', align='CENTER')
    for k, (x, y, colour) in enumerate(((-.092, -.045, 'wire_red'), (-.039, -.033, 'wire_black'))):
        wire([(x, y, .12), (x + .02, y - .06, .122), (x + .05, -.2, .03), (.12 + .05 * k, -.16, .02), (.17 + .05 * k, -.06, .16), (.215 + .05 * k, -.04, .128)], .0032, colour)
    return dict(mood='lab', target=(.04, .02, .095), azimuth=-10, elevation=19, distance=1.95, lens=70, aperture=9)


def commissioning():
    machine('reuss-520', (0, 0, 0))
    heights = trolley((-2.35, -1.25, 0), 14)
    with moved((-2.35, -1.25, heights[2]), (0, 0, 14)):
        laptop('lumen-plan', (-.08, .02, 0), -10)
        screwdriver((.22, -.12, 0), .2, 70)
    with moved((-2.35, -1.25, heights[1]), (0, 0, 14)):
        bin_(.24, .3, .14, (-.24, 0, 0), 'light')
        bin_(.24, .3, .14, (.06, 0, 0), 'graphite')
    for k in range(3):
        box((.34, .26, .20), (2.2 + .1 * k, -1.2 + .26 * k * .9, .10 + .0 * k), 'card', .004, (0, 0, 12 * k))
    return dict(mood='slate', target=(-.15, -.2, .92), azimuth=-24, elevation=9, distance=9.6, lens=62, aperture=32, depth=.75)


def inspection_contract():
    work_top(colour='light', w=5, d=1.6)
    machine('sihl-245', (.16, .20, 0), 10)
    clipboard((-.22, -.22, 0), 16)
    return dict(mood='lab', target=(-.02, -.02, .15), azimuth=-14, elevation=24, distance=2.15, lens=66, aperture=8, key=1)


def machine_connectivity():
    units = [(.16, 'ports'), (.16, 'slots'), (.16, 'ports')]
    z = .52
    for h, kind in units:
        z -= h
        with moved((0, 0, z + h / 2)):
            rack_unit(1.0, h - .006, kind)
    box((1.6, .02, 1.2), (0, .06, .3), 'dark', .002)
    for side in (-1, 1):
        profile(1.4, (side * .53, 0, .3), 'Z', .045)
    for k in range(22):
        x = -.43 + .085 * (k % 11) + .012 * (k % 3)
        top = .435 if k < 11 else .115
        colour = ('wire_blue', 'wire_orange', 'wire_grey', 'wire_orange', 'wire_blue')[k % 5]
        box((.0125, .03, .010), (x, -.022, top), 'clear' if k % 7 == 0 else 'graphite', .002)
        wire([(x, -.035, top), (x, -.10, top), (x + .02 * (k % 3 - 1), -.13, top - .08), (x - .05 + .03 * (k % 4), -.10, top - .22), (x - .10 + .02 * (k % 5), -.07, -.3)], .0052, colour)
    return dict(mood='slate', target=(.0, -.04, .27), azimuth=-34, elevation=8, distance=1.25, lens=62, aperture=5, ground=-.6, depth=2.2)


def operator_training():
    machine('reuss-410', (0, .9, 0))
    box((1.6, .7, .04), (-.55, -.55, .80), 'white', .008)
    for x in (-1.2, .1):
        profile(.78, (x, -.55, .39), 'Z', .05)
    desk_monitor('screen-reuss-410', (-.86, -.45, .82), -12, .46)
    with moved((-.34, -.62, .82), (0, 0, 10)):
        plate(rect(.30, .21, .01), .004, 'Z', 'paper', edge=.001)
        for k in range(7):
            lead((-.12, -.07 + .022 * k, .008), (.12, -.07 + .022 * k, .008), .0022, WIRES[k], k)
    mug((.0, -.42, .82), 'accent')
    return dict(mood='day', target=(-.42, -.1, 1.0), azimuth=-12, elevation=11, distance=3.4, lens=58, aperture=7, depth=.95)


def plant_layout():
    for k, (slug, x, y) in enumerate((('reuss-560', -3.4, 1.2), ('reuss-520', 2.2, 1.2), ('reuss-560', -3.4, 5.4), ('reuss-520', 2.2, 5.4), ('rigi-710', -3.0, -3.6))):
        machine(slug, (x, y, 0))
    machine('albis-board', (3.4, -3.4, 0))
    for y in (-.85, -1.15, 3.3, 3.6):
        box((30, .07, .004), (0, y, .002), 'lane', .001)
    for k in range(3):
        trolley((4.8 + .0 * k, .3 - 1.0 * k, 0), 90)
    return dict(mood='slate', target=(-.4, .7, .5), azimuth=-33, elevation=33, distance=21, lens=58, aperture=64, depth=1.2, wall=False)


def process_analysis():
    work_top(colour='light', w=5, d=1.6)
    machine('uetli-p1000', (-.20, .02, 0), 14)
    desk_monitor('lumen-trace', (.30, .30, 0), -14, .56)
    for k in range(9):
        lead((.10 + .0 * k, -.24 + .014 * k, .004), (.30, -.25 + .014 * k, .004), .0018, WIRES[k % 4], k)
    return dict(mood='day', target=(.06, .06, .2), azimuth=-6, elevation=16, distance=2.3, lens=66, aperture=8)


def software_update():
    work_top(colour='graphite', w=5, d=1.8)
    machine('emme-320', (.22, .34, 0), -14)
    laptop('lumen-plan', (-.30, -.08, 0), 20, 22, .36)
    wire([(-.12, -.02, .012), (.02, -.10, .006), (.16, -.12, .006), (.30, -.10, .004), (.42, .02, .02), (.44, .12, .05)], .0032, 'wire_orange')
    box((.03, .014, .008), (-.128, -.014, .012), 'dark', .002, (0, 0, -20))
    return dict(mood='night', target=(-.02, .08, .17), azimuth=4, elevation=20, distance=1.75, lens=62, aperture=7)


def wire_data_preparation():
    work_top(colour='ground_dark', w=6, d=2)
    desk_monitor('lumen-plan', (.12, .22, 0), -8, .78)
    for k in range(24):
        y, colour = -.42 + .022 * k, WIRES[(k * 4) % 9]
        wire([(-1.6, y - .3, .006), (-.9, y - .06, .006), (-.5, y, .006), (-.15, y + .01, .006), (.3, y * .6 - .06, .006), (.9, y * .5 - .04, .006), (1.7, y - .3, .006)], .0078, colour, fineness=16)
    return dict(mood='dusk', target=(.05, -.02, .21), azimuth=6, elevation=24, distance=2.2, lens=60, aperture=7)
