"""Jura, wire handling: feeders with a dancer, the motorised drum stand, the coiler, the stacker."""
import math
import random
from kit import *


def camera(m, view):
    stack = m.has.kind == 'stack'
    if view == 'side':
        return dict(azimuth=40 if stack else 32, elevation=11, lens=50 if stack else 75)
    if view == 'detail':
        if stack:  # from above: the leads lie in the trays, one of them tilting
            return dict(target=(-m.length / 2 + 2.35, 0, .86), azimuth=-38, elevation=34, distance=2.6, lens=70)
        target, distance = {'feed': ((0, -m.depth * .25, m.height * .66), m.height * 1.3), 'drum': ((0, -m.depth * .2, m.height * .5), 2.3), 'coil': ((0, -m.depth * .15, m.height * .78), 1.35)}[m.has.kind]
        return dict(target=target, azimuth=-30, elevation=12, distance=distance, lens=78)
    return dict(azimuth=-52 if stack else -28, elevation=13, lens=45 if stack else 78, margin=.05)


def build(m):
    {'feed': _feeder, 'drum': _drum, 'coil': _coiler, 'stack': _stacker}[m.has.kind](m)


def _knob_nut(at, r):
    """Five-lobed clamp nut on a spool's axle."""
    turned([(r * .7, 0), (r * .7, .012), (r * .6, .03)], 'Y', at, 'accent', 48)
    lobes = []
    for k in range(5):
        for step, radius in ((0, r), (.38, r), (.5, r * .74), (.88, r * .74)):
            a = 2 * math.pi * (k + step) / 5
            lobes.append((radius * math.cos(a), radius * math.sin(a), .012))
    plate(lobes, .018, 'Y', 'graphite', (at[0], at[1] - .034, at[2]), edge=.003, steps=4)


def _feeder(m):
    """Column with the spool below and the dancer above: one dancer arm, or a row of pulleys with brake."""
    L, W, H = m.length * .72, m.depth, m.height
    big = m.has.dancers > 1
    box((L + .06, W * .92, .05), (0, -.02, .115 if big else .06), 'graphite', .008)
    for x in (-1, 1):
        for y in (-1, 1):
            (levelling_foot if big else foot)((x * (L / 2 - .03), y * (W * .40), 0), .10 if big else .04)
    z0 = .14 if big else .085
    back, front = W * .40, W * .02
    side = [(back, z0, .012), (back, H - .005, .05), (front - .015, H - .005, .07), (front - .07, H - .10, .05), (front - .07, z0, .02)]
    cheeked_body(L, grown(side, -.012), side, .03, fixings=[(back - .03, z0 + .03), (back - .03, H - .05), (front - .045, z0 + .03)], edge=.006)
    for s in (-1, 1):
        vents(8, W * .2, (s * (L / 2 + .001), back - W * .16, z0 + .12), 'X', .016, .0065)
        grip(.11, (s * (L / 2 + .001), back - W * .18, H - .15))
    yf = front - .064
    plate(rect(L - .066, H - z0 - .05, .02), .010, 'Y', 'light', (0, yf, (H + z0) / 2 - .01), edge=.002)
    hz = H - (.115 if big else .09)
    tall = .155 if big else .115
    plate(rect(L - .066, tall, .016), .016, 'Y', 'graphite', (0, yf - .010, hz), edge=.003)
    w = tall * 1.16
    display(w, tall * .74, (L / 2 - .05 - w / 2, yf - .0185, hz), depth=.006, rim=.006)
    name_plate(m.name, min(.036, L * .046), (-L / 2 + .05, yf - .0192, hz), colour='white')
    emergency_stop((L / 2 - .09 - w, yf - .019, hz), .74 if big else .6)
    box((L - .066, .003, .004), (0, yf - .0185, hz - tall / 2 - .007), 'led_copper', .0006)
    r = .042 if big else .034
    yp = yf - .05
    zt = hz - tall / 2 - .10
    R = min((zt - z0) * .40, L * .44)
    zs = z0 + R + .035
    if big:
        zd = zs + R + .14
        tops, bottoms = [(-.5 + k / 3) * L * .56 for k in range(4)], [(-1 / 3 + k / 3) * L * .56 for k in range(3)]
        box((L * .70, .016, .03), (0, yf - .012, zt), 'alu_brushed', .003)
        for x in (-L * .34, L * .34):
            box((.026, .008, zt - zd + .16), (x, yf - .009, (zt + zd) / 2), 'steel_ground', .002)
        plate(rect(L * .74, .062, .014), .020, 'Y', 'graphite', (0, yf - .020, zd), edge=.003)
        box((L * .74, .0015, .004), (0, yf - .0306, zd + .022), 'accent', .0004)
        path = [(-R * .97, yf - .09, zs + .06), (tops[0] - r * .9, yp, zt - .1)]
        for i, x in enumerate(tops):
            pulley((x, yp, zt), r, .024)
            path += [(x - r * .9 * math.cos(t), yp - .002, zt + r * .9 * math.sin(t)) for t in (math.pi * k / 10 for k in range(11 if i < 3 else 6))]
            if i < 3:
                pulley((bottoms[i], yp - .004, zd), r, .024)
                path += [(bottoms[i] - r * .9 * math.cos(t), yp - .002, zd - r * .9 * math.sin(t)) for t in (math.pi * k / 10 for k in range(11))]
        path += [(L * .46, yp, zt + .012), (L * .5 + .02, yp, zt)]
        wire(path, .0032, 'wire_orange', smooth=False)
        # clear door over the pulleys
        gz, gh = (zt + zd) / 2, zt - zd + .18
        plate(rect(L * .88, gh, .022), .004, 'Y', 'clear', (0, yp - .04, gz), edge=.0005)
        plate(rect(L * .90, gh + .02, .026), .020, 'Y', 'graphite', (0, yp - .036, gz), [rect(L * .85, gh - .03, .016)], .003)
        warning(.036, (-L * .38, yp - .049, gz - gh / 2 + .05))
        exit_z = zt
    else:
        # one dancer arm with a pulley on its end
        pivot, tip = (-L * .22, yf - .02, zt - .02), (L * .16, yp, zt - .12)
        lean = math.degrees(math.atan2(tip[2] - pivot[2], tip[0] - pivot[0]))
        with moved(((pivot[0] + tip[0]) / 2, yf - .022, (pivot[2] + tip[2]) / 2), (0, -lean, 0)):
            plate(slot(math.dist(pivot, tip) + .05, .036), .014, 'Y', 'graphite', edge=.002)
        turned([(.026, 0), (.026, .02), (.02, .026)], 'Y', (pivot[0], yf - .006, pivot[2]), 'accent')
        pulley(tip, r, .022)
        pulley((-L * .30, yp, zt + .01), r, .022)
        pulley((L * .33, yp, zt + .01), r, .022)
        a, b, c = (-L * .30, zt + .01), (tip[0], tip[2]), (L * .33, zt + .01)
        wire([(-R * .95, yf - .09, zs + .04), (a[0] - r * .9, yp, a[1] - .03), (a[0] - r * .85, yp, a[1] + r * .3), (a[0], yp, a[1] + r * .9), (a[0] + r * .8, yp, a[1] + r * .4), (b[0] - r * .9, yp, b[1]),
              (b[0], yp, b[1] - r * .9), (b[0] + r * .9, yp, b[1]), (c[0] - r * .8, yp, c[1] + r * .4), (c[0], yp, c[1] + r * .9), (L * .5 + .02, yp, c[1] + r * .9)], .0026, 'wire_orange', smooth=False)
        exit_z = c[1] + r * .9
    wire([(L * .5 + .02, yp, exit_z), (L * .62, yp, exit_z - .02), (L * .80, yp, exit_z - .07)], .003, 'wire_orange', fit=False)
    pipe(.016, .006, .05, (L / 2 + .014, yp, exit_z), 'X', 'natural')
    box((.014, .06, .06), (L / 2 - .006, yp + .01, exit_z), 'graphite', .004)
    spool_w = W * .38
    ys = yf - spool_w / 2 - .03
    spool((0, ys, zs), R, spool_w, R * .34, .0032 if big else .0024, 'wire_orange', .86)
    plate(circle(.07, n=56), .03, 'Y', 'graphite', (0, yf - .014, zs), edge=.003)
    rod(.02, spool_w + .1, (0, ys, zs), 'Y', 'steel')
    _knob_nut((0, ys - spool_w / 2 + .004, zs), R * .30)


def _drum(m):
    """Stand with two columns that lifts and drives drums of a metre."""
    L, H = m.length, m.height
    r, zs, w = .49, .60, .62
    wound = r * (.46 + .54 * .86)
    for s in (-1, 1):
        y = s * (w / 2 + .14)
        side = [(-.12, .10, .01), (.12, .10, .01), (.12, zs + .34, .05), (-.02, zs + .42, .06), (-.12, zs + .30, .05)]
        with moved((0, y, 0), (0, 0, 90)):
            cheeked_body(.17, side, thick=.02, core='graphite', fixings=[(.09, .14), (.09, zs + .30)])
        box((L * .94, .16, .07), (0, y, .075), 'graphite', .008)
        for x in (-L * .40, L * .40):
            levelling_foot((x, y, 0), .06)
        turned([(.09, 0), (.09, .03), (.05, .05)], 'Y', (0, y - s * .12, zs), 'alu_dark', turn=(0, 0, 0 if s > 0 else 180))
    xm = L / 2 - .12                                         # the mast stands clear of the drum
    for x in (-L * .40, xm):
        box((.10, w + .3, .06), (x, 0, .08), 'graphite', .006)
    spool((0, 0, zs), r, w, r * .46, .0052, 'wire_orange', .86, flange='spool')
    rod(.028, w + .4, (0, 0, zs), 'Y', 'steel')
    yf = -(w / 2 + .14) - .087
    box((.18, .12, .20), (.02, yf - .02, zs - .02), 'white', .012)
    motor((.02, yf - .02, zs + .17), .10, .16, 'Z')
    # mast with the dancer to the right
    mast = [(.10, .11, .01), (.10, H - .01, .04), (-.10, H - .01, .05), (-.13, H - .12, .04), (-.13, .11, .01)]
    with moved((xm, 0, 0)):
        cheeked_body(.24, mast, thick=.022, fixings=[(.07, .16), (.07, H - .06)])
        box((.19, .012, .10), (0, -.132, H - .20), 'graphite', .003)
        display(.19, .13, (0, -.142, H - .20), depth=.01, rim=.008)
        emergency_stop((0, -.133, H - .38), .9)
        buttons(('green', 'gloss_white'), (-.03, -.133, H - .47), .06, 1.5)
        copper_line(.19, (0, -.132, .22), .006)
        badge(.09, (0, -.132, .42))
        top, low, wheel = H - .62, H - 1.0, .036
        for z, xs in ((top, (-.062, .062)), (low, (0,))):
            box((.19, .016, .04), (0, -.136, z), 'graphite', .004)
            for x in xs:
                pulley((x, -.165, z), wheel, .03)
        signal_tower((0, 0, H - .01), .024)
    with moved((-L * .18, yf + .006, .076)):
        name_plate(m.name, .042, (-L * .22, 0, 0), colour='white')
    arc = lambda x, z, start, end: [(xm + x + .9 * wheel * math.cos(a), -.167, z + .9 * wheel * math.sin(a)) for a in (math.radians(start + (end - start) * k / 12) for k in range(13))]
    wire([(0, -.16, zs + wound), (.18, -.165, zs + wound - .01)] + arc(-.062, top, 110, 0) + arc(0, low, 180, 360) + arc(.062, top, 180, 80)
         + [(xm + .10 + .36 * t, -.167 - .03 * t, top + .028 - .03 * t - .11 * t * t) for t in (k / 10 for k in range(11))], .0052, 'wire_orange', smooth=False)


def _coiler(m):
    """Turntable pan under a laying arm, on a cabinet."""
    L, W, H = m.length, m.depth, m.height
    top = H * .66
    base_cabinet(L, W, top, ['whitev', 'graphite'])
    box((L + .01, W + .02, .024), (0, 0, top), 'alu_brushed', .004)
    xp = -L * .10
    turned([(.25, .01), (.25, .05), (.24, .056)], 'Z', (xp, 0, top), 'graphite', 80)
    turned([(.21, .056), (.232, .056), (.232, .062), (.21, .062)], 'Z', (xp, 0, top), 'accent', 80)
    turned([(.226, .056), (.226, .060)], 'Z', (xp, 0, top), 'alu_brushed', 80)
    for k in range(6):
        a = math.pi * k / 3
        rod(.008, .10, (xp + .062 * math.cos(a), .062 * math.sin(a), top + .11), 'Z', 'steel')
        box((.012, .012, .12), (xp + .205 * math.cos(a), .205 * math.sin(a), top + .12), 'natural', .003, (0, 0, math.degrees(a)))
    coil((xp, 0, top + .062), .19, .075, .0032, 'wire_orange', 4)
    body = [(W / 2 - .02, top + .012, .01), (W / 2 - .02, H - .01, .04), (W * .20, H - .01, .05), (W * .14, H - .16, .03), (W * .16, top + .012, .01)]
    with moved((L * .20, 0, 0)):
        cheeked_body(L * .52, body, thick=.022, fixings=[(W / 2 - .05, top + .05), (W / 2 - .05, H - .05)])
        with on_face((W * .14, H - .16), (W * .20, H - .01)):
            display(.205, .135, (.04, -.002, 0), depth=.008, rim=.008)
    with moved((-L / 2 + .06, -W / 2 - .012, top - .12)):
        name_plate(m.name, .036, (0, 0, 0))
    with moved((L * .20, 0, 0)):
        emergency_stop((L * .20, W * .155, top + .10), .7)
    plate([(-.04, 0, .02), (.04, 0, .02), (.03, .34, .03), (-.03, .34, .03)], .05, 'Z', 'white', (L * .06, W * .22, H - .10), edge=.006, turn=(0, 0, 130))
    box((.06, .06, .10), (xp + .02, .03, H - .13), 'graphite', .006)
    pulley((xp + .02, -.01, H - .18), .03, .016, 'Y')
    wire([(-L * .95, .05, H + .02), (-L * .4, .06, H - .02), (-L * .12, .06, H - .03), (xp - .01, -.01, H - .16), (xp - .12, -.06, top + .11), (xp - .17, .0, top + .085), (xp - .1, .12, top + .08)], .0032, 'wire_orange', fit=False)
    for k in range(2):
        coil((L * .36, -W * .28, top + .014 + .030 * k), .10, .05, .0030, 'wire_orange' if k else 'wire_blue', 3, seed=5 + k)
    plate(rect(.56, .20, .03), .004, 'Y', 'clear', (xp, -.285, top + .117), edge=.0005)
    plate(rect(.57, .21, .032), .012, 'Y', 'graphite', (xp, -.285, top + .117), [rect(.53, .17, .022)], .002)
    handle(.14, (xp, -.292, top + .047), reach=.025, r=.005)


def _stacker(m):
    """Segments of one metre with tilting trays; leads lie in the gutter, finished stacks in the tray below."""
    L, W = m.length, m.depth
    n = round(L / 1.05)
    seg = L / n
    top = .86
    for k in range(n + 1):
        x = -L / 2 + .06 + (L - .12) * k / n
        for y in (-W / 2 + .05, W / 2 - .05):
            profile(top - .12, (x, y, (top - .12) / 2 + .06), 'Z', .05)
            levelling_foot((x, y, 0), .07)
        profile(W - .16, (x, 0, .26), 'Y', .045)
        profile(W - .10, (x, 0, top - .08), 'Y', .05)
    for y in (-W / 2 + .05, W / 2 - .05):
        profile(L, (0, y, top - .03), 'X', .05)
    copper_line(L, (0, -W / 2 + .024, top - .03), .008)
    for k in range(n):
        x = -L / 2 + seg * (k + .5)
        w = seg - .02
        with moved((x, .02, top + .05), (-24 if k == 2 else 0, 0, 0)):
            plate([(-.10, .07), (-.085, .0, .02), (.10, .02, .02), (.10, .11), (.096, .11), (.096, .024, .02), (-.082, .006, .02), (-.096, .07)], w, 'X', 'alu_brushed', edge=.001)
        plate([(-.21, -.13), (-.19, -.20, .03), (-.02, -.20, .03), (.0, -.13), (-.004, -.13), (-.024, -.196, .028), (-.186, -.196, .028), (-.206, -.13)], w, 'X', 'alu_brushed', (x, 0, top - .08), edge=.001)
        with moved((x, W / 2 - .02, top - .02)):
            air_cylinder((0, 0, 0), .12, .022, .04, (-12, 0, 0))
        plate(rect(w - .06, .24, .02), .005, 'Y', 'clear', (x, W / 2 - .03, top + .20), edge=.0005)
        plate(rect(w - .03, .27, .03), .02, 'Y', 'graphite', (x, W / 2 - .03, top + .20), [rect(w - .075, .225, .015)], .003)
        hose([(x + .02, W / 2, top + .04), (x + .12, W / 2 + .02, top - .06), (x + .3, W / 2, top - .12)], .004)
    rnd = random.Random(2)
    for k in range(26):
        y, z = -.05 + .004 * k + rnd.uniform(-.003, .003), top + .066 + .004 * (k % 3)
        wire([(-L / 2 + .1 + rnd.uniform(0, .02), y, z), (0, y + rnd.uniform(-.004, .004), z), (L * .36 + rnd.uniform(0, .02), y, z)], .0032, 'wire_orange' if k % 6 else 'wire_blue')
    for k in range(34):
        y, z = -.16 + .0045 * (k % 22) + rnd.uniform(-.002, .002), top - .27 + .008 * (k // 11)
        wire([(-L / 2 + .1 + rnd.uniform(0, .03), y, z), (L * .35 + rnd.uniform(0, .03), y, z)], .0032, 'wire_orange' if k % 5 else 'wire_white', smooth=False)
    with moved((-L / 2 - .0, 0, 0)):
        box((.06, W + .02, .52), (-.01, 0, top - .02), 'white', .012)
        pipe(.03, .010, .04, (-.045, .02, top + .09), 'X', 'natural')
    with moved((-L / 2 + .42, -W / 2 - .01, 0)):
        box((.60, .05, .20), (0, -.015, top - .17), 'white', .008)
        name_plate(m.name, .05, (-.26, -.041, top - .17))
        emergency_stop((.22, -.04, top - .17), .9)
    display_arm((-L / 2 + .95, -W / 2 - .02, top), (.34, .22), .20, shelf=False)
