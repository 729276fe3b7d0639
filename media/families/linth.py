"""Linth, twisting: a head that turns both wires, a long bed with supports that give way, a carriage that holds the other ends.
The automatic machine prepares and crimps the wires itself before it twists them."""
from kit import *

HEAD = 1.45
TOP = .86
LINE = 1.06      # height of the twisted pair


def camera(m, view):
    if view == 'side':
        return dict(azimuth=40, elevation=11, lens=50, margin=.03)
    if view == 'detail':
        x = -m.length / 2 + (HEAD * .62 if not m.has.automatic else m.length * .36 + HEAD * .62)
        return dict(target=(x, -m.depth * .05, LINE + .02), azimuth=-24, elevation=9, distance=2.1, lens=65)
    return dict(azimuth={'linth-210': -50, 'linth-320': -58, 'linth-610-a': -54}[m.slug], elevation=15, lens=42, margin=.03)


def build(m):
    L = m.length
    start = -L / 2
    if m.has.automatic:
        start = _preparation(m, start)
    with moved((start + HEAD / 2, 0, 0)):
        _head(m)
    _bed(m, start + HEAD, L / 2)


def _head(m):
    W, H = min(m.depth, 1.0), m.height if not m.has.automatic else 1.65
    base_cabinet(HEAD, W, TOP, ['white', 'graphitev'])
    box((HEAD + .01, W + .03, .026), (0, 0, TOP + .001), 'alu_brushed', .004)
    canopy(HEAD, -W / 2 + .01, W / 2 - .05, TOP + .012, H - .05, 1, '' if m.has.automatic else m.name, 'twisting', power=22)
    yc = -W * .10
    box((.34, .30, .34), (-.22, yc + .06, TOP + .19), 'white', .02)
    box((.344, .304, .012), (-.22, yc + .06, TOP + .28), 'graphite', .003)
    motor((-.46, yc + .06, TOP + .20), .12, .18, 'X')
    belt(.16, .045, (-.40, yc - .10, TOP + .20), .03, .006, 'Y')
    with moved((-.03, yc, LINE), (0, 0, 90)):
        turned([(.11, 0), (.11, .03), (.10, .036)], 'Y', colour='graphite', segments=72)
        turned([(.035, .036), (.095, .036), (.095, .05), (.035, .05), (.035, .036)], 'Y', colour='alu_brushed', segments=72)
        pipe(.094, .088, .004, (0, -.051, 0), 'Y', 'accent', 72)
        bolt_circle(8, .075, (0, -.05, 0), r=.006)
        for k in (-1, 1):
            box((.05, .09, .030), (0, -.10, k * .028), 'steel', .003)
            box((.03, .05, .012), (0, -.165, k * .014), 'tool', .002)
    emergency_stop((HEAD / 2 - .14, -W / 2 - .008, TOP - .12), 1.)
    buttons(('blue', 'gloss_white', 'green'), (HEAD / 2 - .36, -W / 2 - .008, TOP - .12), .05, 1.5)
    if not m.has.automatic:
        display_arm((HEAD * .30, -W / 2 - .04, TOP), (.40, .26), .30)
    signal_tower((HEAD / 2 - .12, W / 2 - .12, H - .02), .026)
    badge(.10, (-HEAD * .25, -W / 2 - .011, .62))


def _bed(m, x0, x1):
    """Rails on legs from the head to the end, the carriage, the pair and the gutter that takes it."""
    length, mid = x1 - x0, (x0 + x1) / 2
    n = max(3, round(length / 1.7))
    for k in range(n + 1):
        x = x0 + .12 + (length - .24) * k / n
        for y in (-.20, .20):
            profile(TOP - .15, (x, y, (TOP - .15) / 2 + .06), 'Z', .06)
            levelling_foot((x, y, 0), .07)
        profile(.34, (x, 0, .24), 'Y', .045)
        profile(.46, (x, 0, TOP - .10), 'Y', .06)
    for y in (-.20, .20):
        profile(length, (mid, y, TOP - .04), 'X', .06)
    box((length, .50, .012), (mid, 0, TOP - .004), 'white', .003)
    box((length, .003, .05), (mid, -.2315, TOP - .04), 'graphite', .001)
    copper_line(length, (mid, -.2335, TOP - .026), .007)
    for y in (-.13, .13):
        rail(length - .1, (mid, y, TOP + .004))
    # carriage with the fixed grippers
    xc = x0 + length * .80
    box((.46, .40, .04), (xc, 0, TOP + .05), 'graphite', .006)
    shell = [(.19, TOP + .07, .01), (.19, LINE + .10, .05), (-.02, LINE + .14, .06), (-.17, LINE + .04, .05), (-.19, TOP + .07, .01)]
    with moved((xc + .04, 0, 0)):
        cheeked_body(.30, shell, thick=.02, core='graphite')
        badge(.07, (0, -.188, TOP + .15), colours=('accent', 'accent', 'white'))
    for k in (-1, 1):
        box((.10, .030, .05), (xc - .16, -.07 + k * .028, LINE), 'steel', .003)
    motor((xc + .1, .26, TOP + .10), .09, .13, 'Y')
    drag_chain((xc + .3, .30, TOP - .02), int(min(2.4, length * .18) / .0265))
    yc = -min(m.depth, 1.0) * .10
    # supports, folded up under the pair
    for k in range(m.has.supports):
        x = x0 + (xc - x0) * (k + .6) / (m.has.supports + .2)
        box((.10, .34, .03), (x, 0, TOP + .035), 'graphite', .004)
        plate([(-.03, 0, .005), (.03, 0, .005), (.018, LINE - TOP - .06, .008), (-.018, LINE - TOP - .06, .008)], .05, 'X', 'white', (x, yc, TOP + .045), edge=.004)
        for s in (-1, 1):
            pulley((x, yc + s * .024, LINE - .004), .022, .018, 'Z')
        air_cylinder((x, .09, LINE - .05), .10, .018, .02)
    twisted_pair((x0 - HEAD * .48, yc, LINE), (xc - .22, yc, LINE), .011, .20)
    # gutter at the front with finished pairs, end stop
    gutter = [(-.10, .07), (-.06, .0, .05), (.06, .0, .05), (.10, .07), (.094, .07), (.056, .006, .045), (-.056, .006, .045), (-.094, .07)]
    plate(gutter, length * .82, 'X', 'alu_brushed', (x0 + length * .42, -.36, TOP - .22), edge=.0012)
    for k in range(n):
        box((.03, .18, .03), (x0 + .3 + length * .8 * k / n, -.28, TOP - .18), 'graphite', .003)
    for k in range(4):
        twisted_pair((x0 + .15 + .05 * k, -.40 + .025 * k, TOP - .20 + .012 * (k % 2)), (x0 + length * .70, -.40 + .025 * k, TOP - .20 + .012 * (k % 2)), .008, .25)
    box((.05, .44, .20), (x1 - .05, 0, TOP + .09), 'graphite', .006)
    turned([(.03, 0), (.03, .05)], 'X', (x1 - .09, 0, TOP + .1), 'rubber', turn=(0, 0, 180))
    emergency_stop((x1 - .10, -.236, TOP - .04), .8)
    # guard panes along the back
    panes = max(3, round(length / 1.6))
    w = length / panes
    for k in range(panes):
        x = x0 + w * (k + .5)
        plate(rect(w - .06, .42, .02), .005, 'Y', 'clear', (x, .30, TOP + .25), edge=.0005)
        plate(rect(w - .03, .45, .03), .022, 'Y', 'graphite', (x, .30, TOP + .25), [rect(w - .075, .405, .015)], .003)


def _preparation(m, x0):
    """Cutting and crimping cell of the automatic machine; gives back where the twisting head begins."""
    length, W, H = m.length * .36, m.depth * .62, m.height
    with moved((x0 + length / 2, 0, 0)):
        base_cabinet(length, W, TOP, ['whitev', 'graphite', 'graphite', 'graphite', 'whitev'])
        box((length + .02, W + .04, .026), (0, 0, TOP + .001), 'alu_brushed', .004)
        canopy(length, -W / 2 + .02, W / 2 - .05, TOP + .012, H - .05, 4, m.name, 'crimp  ·  twist', power=22, letters=.104)
        name_plate(m.name, .115, (-1.48, -W / 2 - .012, .40), colour='white')
        for x in (-1.9, -.9, 1.0, 2.0):
            press_station((x, .22, TOP + .015))
        for x in (-1.75, 1.15):
            reel_on_roof((x, .25, H - .02), .26)
        zz = TOP + .20
        for x in (-.35, -.1):
            belt_pair((x, -.06, zz), .10, .034, .034, .02)
        box((.3, .16, .34), (.35, .12, TOP + .18), 'graphite', .008)
        v_blades((.35, -.06, zz), .06, 3)
        gripper((.10, -.2, TOP + .02), 24)
        gripper((.62, -.2, TOP + .02), -28)
        valve_block(8, (.3, W / 2 - .1, TOP + .62))
        straightener((-length / 2 + .35, -.06, zz))
        for y in (-.075, -.045):
            wire([(-length / 2 - .9, y - .1, zz - .2), (-length / 2 - .4, y, zz - .05), (-length / 2, y, zz), (0, y, zz), (.35, y, zz)], .005, 'wire_orange' if y < -.06 else 'wire_white', fit=False)
        display_arm((length * .30, -W / 2 - .05, TOP), (.46, .30), .32)
        control_row((length / 2 - .5, -W / 2 - .012, TOP - .12), 1)
    return x0 + length + .02
