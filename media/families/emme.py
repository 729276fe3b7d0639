"""Emme, cut and strip: belts feed, V blades cut and strip, belts take out. Larger cables want rollers, the heaviest a floor machine;
coax wants a rotary head between the belts."""
import math
from kit import *


def camera(m, view):
    if view == 'side':
        return dict(azimuth=34, elevation=12, lens=72)
    low = _base_height(m)
    if view == 'detail':
        return dict(target=(0, -m.depth * .12, low + (m.height - low) * .44), azimuth=-18, elevation=13, distance=(m.height - low) * 2.1 if m.length < 1 else (m.height - low) * 1.9, lens=80)
    return dict(azimuth=-30, elevation=17 if not m.has.floor else 13, lens=70, margin=.055)


def _base_height(m):
    return m.height * .42 if m.has.floor else 0


def build(m):
    low = _base_height(m)
    if m.has.floor:
        base_cabinet(m.length, m.depth, low, ['whitev', 'graphite', 'white'])
    with moved((0, 0, low)):
        _machine(m, m.length, m.depth, m.height - low)


def _machine(m, L, W, H):
    f, back = -W / 2, W / 2
    shelf, lip = max(H * .26, .105), H * .62
    slope = (f + W * .26, H * .67), (f + W * .62, H - .006)
    body = [(back, .04, .012), (back, H - .006, .03), (slope[1][0], slope[1][1], .04), (slope[0][0], slope[0][1], .02), (f + W * .275, lip, .01), (W * .03, lip - H * .03, .02), (W * .03, shelf, .014),
            (f + .012, shelf, .02), (f, shelf - .02, .012), (f, .04, .014)]
    cheek = [(back + .006, .030, .02), (back + .006, H, .036), (slope[1][0] - .004, H, .046), (slope[0][0] - .008, H * .67, .03), (f + W * .055, shelf + H * .06, .03), (f - .006, shelf, .03), (f - .006, .030, .02)]
    zc, yc, r = shelf + (lip - shelf) * .46, -W * .12, m.has.cable
    wide = max(.022, L * .04)
    port = (yc, zc)
    plate(body, L - 2 * wide - .004, 'X', 'white', edge=.002, steps=8)
    for side in (-1, 1):
        x = side * (L / 2 - wide / 2)
        plate(cheek, wide, 'X', 'white', (x, 0, 0), [circle(max(.015, r * 1.7), *port, n=32)], .005, steps=10)
        plate(grown(cheek, -.004), .004, 'X', 'gap', (side * (L / 2 - wide - .001), 0, 0), [circle(max(.015, r * 1.7), *port, n=32)], .0005)
        ring_seat((side * (L / 2 + .004), yc, zc), max(.019, r * 2.3), max(.0045, r * 1.1), .018)
        screws([(side * (L / 2 + .0004), y, z) for y, z in ((back - .03, .07), (back - .03, H - .05), (f + .03, .07), (f + W * .62, H - .04))], 'X', .0038, 'steel', side)
        vents(7, W * .16, (side * L / 2, W * .22, H * .22), 'X', H * .028, H * .012)
        grip(W * .24, (side * L / 2, W * .20, H * .76), 'X', H * .07)
    if m.has.floor:
        box((L - .06, W - .05, .05), (0, 0, .024), 'dark', .003)
    else:
        box((L - .06, W - .05, .02), (0, 0, .034), 'dark', .003)
        for x in (-1, 1):
            for y in (-1, 1):
                foot((x * (L / 2 - .06), y * (W / 2 - .06), 0), .030, .020 + .01 * (L > .8))
    copper_line(L - 2 * wide, (0, f - .0008, .047), .0045)
    inner = L - 2 * wide - .006
    box((inner, W * .46, .003), (0, -W * .20, shelf + .0015), 'mid', .0006)
    # console
    with on_face(*slope):
        tall = math.dist(*slope)
        w = min(inner * .5, tall * 1.5, .34)
        plate(rect(w * 1.06, w * .66, .014), .010, 'Y', 'graphite', (inner / 2 - w * .62, .001, 0), edge=.003)
        display(w, w * .615, (inner / 2 - w * .62, -.004, 0), depth=.008, rim=.008)
        knob((-inner * .18, -.001, .006), min(.024, tall * .13))
        badge(min(.03, tall * .16), (-inner / 2 + .04, -.0012, tall * .12))
        if m.has.rotary or m.has.multicore:
            buttons(('gloss_white', 'mid', 'mid'), (-inner * .42, -.001, -tall * .2), .034)
    _bay(m, L, W, H, inner, shelf, lip, zc, yc, r)
    # front of the shelf
    band = (shelf + .034) / 2
    name_plate(m.name, min(.034, (shelf - .07) * .62, L * .045), (-inner / 2 + .018, f - .0008, band))
    emergency_stop((inner / 2 - .045, f, band), .62 if L < .8 else .85)
    buttons(('gloss_white', 'green'), (inner / 2 - .045 - .10, f, band), .033)
    # clear cover from the console's lip to the shelf
    p0, p1, p2 = Vector((f + W * .245, lip + .012)), Vector((f + W * .035, lip - H * .10)), Vector((f + .010, shelf + .012))
    curve = [(1 - t) ** 2 * p0 + 2 * (1 - t) * t * p1 + t * t * p2 for t in (k / 14 for k in range(15))]
    plate([(p.x, p.y) for p in curve] + [(p.x + .003, p.y - .001) for p in reversed(curve)], inner, 'X', 'clear', edge=.0004)
    for side in (-1, 1):
        plate([(p.x - .002, p.y) for p in curve] + [(p.x + .006, p.y - .002) for p in reversed(curve)], .007, 'X', 'graphite', (side * inner / 2, 0, 0), edge=.001)
    box((inner, .011, .010), (0, f + .013, shelf + .008), 'graphite', .002)
    rod(.005, inner, (0, f + W * .25, lip + .014), 'X', 'alu', 24)
    handle(min(.2, L * .25), (0, f + .010, shelf + .024), (14, 0, 0), .024, .005)
    warning(min(.034, H * .07), (-inner / 2 + .05, f + W * .05, shelf + H * .10), (-22, 0, 0))
    wire([(-L * .2, back, .10), (-L * .2, back + .06, .09), (-L * .25, back + .10, .03), (-L * .45, back + .14, .008)], .004, 'wire_black', fit=False)


def _bay(m, L, W, H, inner, shelf, lip, zc, yc, r):
    """What happens to the cable, from the left port to the right one."""
    colour = {'emme-350-mc': 'wire_grey', 'emme-480-coax': 'wire_black', 'emme-420': 'wire_black'}.get(m.slug, 'wire_orange')
    half = (lip - shelf) * .40
    plate(rect(inner, lip - shelf - .03, .004), .003, 'Y', 'white', (0, W * .028, (lip + shelf) / 2 - .005), edge=.0008)
    box((inner * .94, .016, .006), (0, -W * .16, lip - .012), 'led_white', .001)
    lamp((0, -W * .16, lip - .02), (0, -W * .1, shelf), (inner * .8, .03), .65 * (L / .5) ** 2)
    wheel = min(half * .34, L * .05)
    span = wheel * 1.9
    for s in (-1, 1):
        for k in range(2 if L > .85 and not m.has.rotary else 1):
            x = s * (inner * .30 + k * (span + wheel * 2.6) * (1 if L < 1.2 else .9) * (1 if s < 0 else 1)) if L <= .85 else s * (inner * (.22 + .17 * k))
            if m.has.rollers:
                for up in (-1, 1):
                    gear((x, yc, zc + up * (wheel * 1.35 + r)), wheel * 1.35, wheel * 1.6, 30, 'Y', 'steel')
                    rod(wheel * .4, W * .2, (x, yc + W * .06, zc + up * (wheel * 1.35 + r)), 'Y', 'steel')
                    pipe(wheel * .9, wheel * .5, .004, (x, yc - wheel * .9, zc + up * (wheel * 1.35 + r)), 'Y', 'accent')
                    box((wheel * 2.4, .014, wheel * 2.2), (x, W * .005, zc + up * (wheel * 1.5 + r)), 'alu_brushed', .003)
            else:
                belt_pair((x, yc, zc), span, wheel, wheel * 1.5, r * .8)
    size = half * .5
    if m.has.rotary:
        with moved((inner * .02, yc, zc)):
            box((inner * .17, W * .30, half * 1.7), (inner * .06, W * .02, 0), 'white', .012)
            box((inner * .172, W * .302, .008), (inner * .06, W * .02, half * .4), 'graphite', .002)
            rotary_head((-inner * .025 - .014, 0, 0), half * .66, 'X', 4, r * 1.7)
            box((inner * .12, .003, .004), (inner * .06, -W * .131, -half * .4), 'led_copper', .0005)
    else:
        v_blades((0, yc, zc), size, m.has.blades)
    for s in (-1, 1):
        tip = size * (1.1 if not m.has.rotary else 2.2)
        guide_tube((s * (tip + L * .065), yc, zc), L * .055, max(.0055, r * 1.6), -s)
        box((.018, W * .12, .022 + r), (s * (tip + L * .065 + .012), yc + W * .05, zc), 'graphite', .002)
        box((.026, .014, .036), (s * inner * .44, W * .01, zc + half * .5), 'black', .002)
        rod(.0016, .002, (s * inner * .44, W * .01 - .008, zc + half * .6), 'Y', 'led_green', 10)
    pulley((-inner * .455, yc, zc + r + .016), .016, .010, colour='graphite')
    # the cable in, a gap at the blades, the cut piece out
    a = size * .95 if not m.has.rotary else half * .95
    wire([(-L * 1.15, yc - .02, zc - L * .06), (-L * .82, yc, zc - L * .015), (-L * .5, yc, zc), (-L * .2, yc, zc), (-a, yc, zc)], r, colour, fit=False)
    bare_end((-a, yc, zc), (1, 0, 0), r, size * .35)
    wire([(a, yc, zc), (L * .3, yc, zc), (L * .5, yc, zc), (L * .64, yc, zc - .006), (L * .76, yc - .004, zc - .024)], r, colour, fit=False)
    bare_end((a, yc, zc), (-1, 0, 0), r, size * .3)
    if m.has.multicore:
        for k in range(5):
            t = 2 * math.pi * k / 5
            wire([(L * .755, yc, zc - .022), (L * .80, yc + .012 * math.cos(t), zc - .034 + .012 * math.sin(t)), (L * .86, yc + .03 * math.cos(t), zc - .05 + .028 * math.sin(t))], r * .3, WIRES[k], fit=False)
    elif r > .006:
        rod(r * .7, .035, (L * .76 + .014, yc - .005, zc - .030), 'X', 'copper', turn=(0, 14, 0), fit=False)
    else:
        bare_end((L * .76, yc - .004, zc - .024), (1, 0, -.18), r, .01)
