"""What every wire end is built from: the conductor, the insulation with the lip that a blade leaves, print, and the crimp terminal.

Ends stand ten times their size along X, the end towards +X. Each answers how it is taken: target, azimuth, elevation, distance, lens, aperture."""
import math
import random
import bpy
from kit import box, loft, moved, plate, rect, slot, turned, wire
from kit.paint import paint
from kit.solid import rounded
from kit.space import place
from scenes import wire_end as scene

R = .13          # insulation of a 0.75 mm² FLRY-A: 1.9 mm across; 19 strands of 0.23 mm: conductor 1.15 mm across
CORE = .62
RUN = ((-1.4, 0), (-3, 0), (-6, 0))


def printed(words, x, r, turn=58, size=.075, colour='wire_black'):
    """Ink on the insulation: letters bent round the wire."""
    curve = bpy.data.curves.new('print', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = words, size, 'RIGHT', 'CENTER'
    text = bpy.data.objects.new('print', curve)
    bpy.context.scene.collection.objects.link(text)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(text.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(text)
    for v in mesh.vertices:
        a = math.radians(90 + turn) - v.co.y / r
        v.co = (x + v.co.x, (r + .003) * math.cos(a), (r + .003) * math.sin(a))
    mesh.materials.clear()
    mesh.materials.append(paint(colour))
    place(bpy.data.objects.new('print', mesh))


def conductor(x0, x1, r, layers=2, angle=13, splay=0., seed=4, ragged=.006):
    """Stranded conductor 1 + 6 + 12 (+ 18), every layer laid the same way; the cut is never quite even."""
    rnd, g = random.Random(seed), r / (2 * layers + 1)
    for layer in range(layers + 1):
        for k in range(max(1, 6 * layer)):
            reach = 2 * g * layer * .985
            rate = math.tan(math.radians(angle)) / (2 * g * layers)
            first, end, stray = 2 * math.pi * k / max(1, 6 * layer) + .2 * layer, x1 + rnd.uniform(-ragged, ragged), rnd.uniform(-.5, 1)
            path = []
            for i in range(49):
                x = x0 + (end - x0) * i / 48
                open_ = splay * max(0, (i / 48 - .5) / .5) ** 2
                a = first + (x - x0) * rate
                d = reach * (1 + open_ * (.6 + .6 * stray)) + layer * open_ * g * .4
                path.append((x, d * math.cos(a), d * math.sin(a)))
            wire(path, g * .985, 'copper', smooth=False)


def insulated(x, r=R, colour='wire_orange', core=CORE, run=RUN, words=None, turn=58):
    scene.insulation(x, r, colour, core, run)
    # the lip that a blade leaves: a thin bright edge, slightly drawn
    turned([(r * core, x - .002), (r * .985, x - .004), (r * 1.006, x + .001), (r * .97, x + .0045), (r * core * 1.04, x + .006), (r * core, x - .002)], 'X', colour=colour, segments=96)
    if words:
        printed(words, x - .34, r, turn)


def terminal(r, colour, seal=None):
    """Crimp terminal: carrier tab, insulation crimp, window with the insulation's edge, conductor crimp with both bell mouths, brush, box."""
    s, wings = r * .78, lambda f: [tuple(p) for p in rounded(scene._wings(r * .78 * f), 10)]
    floor, t = -.9 * s, s * .2
    loft([(x * r, wings(f)) for x, f in ((-1.50, 1.13), (-1.36, 1.06), (-1.2, 1.01), (-1.1, 1), (1.1, 1), (1.2, 1.01), (1.36, 1.05), (1.48, 1.10))], 'tin')
    for x in (-.55, 0, .55):       # serrations that show through as three shallow lines
        loft([(x * r + d, wings(f)) for d, f in ((-.006, .999), (-.002, 1.007), (.002, 1.007), (.006, .999))], 'tin')
    loft([(1.35 * r, scene._trough(s * 1.05, -.25 * s, floor, t)), (2.2 * r, scene._trough(s * 1.12, -.1 * s, floor, t)), (3.1 * r, scene._trough(s * 1.5, .5 * s, floor, t))], 'tin')
    loft([(-1.35 * r, scene._trough(s, -.2 * s, floor, t)), (-2.5 * r, scene._trough(s * 1.15, -.2 * s, floor, t))], 'tin')
    with moved((6.0 * r, 0, .35 * s)):
        plate(rect(3 * s, 2.7 * s, .34 * s), 5.9 * r, 'X', 'tin', holes=[rect(2.5 * s, 2.2 * s, .24 * s)], edge=.005)
        for side in (-1, 1):
            plate(slot(1.9 * r, .5 * s), .004, 'Y', 'gap', (.2 * r, side * 1.502 * s, .1 * s), edge=.0008)
            plate(rect(.5 * r, 1.2 * s, .1 * s), .004, 'Y', 'gap', (2.1 * r, side * 1.502 * s, 0), edge=.0008)
        plate([(-1.6 * r, 1.34 * s), (.4 * r, 1.80 * s, .01), (.4 * r, 1.66 * s), (-1.2 * r, 1.3 * s)], 1. * s, 'Y', 'tin', edge=.003)
    if colour is None:
        return s
    with moved((0, 0, .02 * r)):
        conductor(-2.4 * r, -1.1 * r, s * .92, angle=7)
        conductor(1.1 * r, 2.05 * r, s * .80, angle=3, splay=.35, ragged=.02)
    with moved((0, 0, floor + t + r * .92)):
        insulated(-2.25 * r, r, colour, words='FLRY-A 0.75' if not seal else None)
        if seal:
            with moved((-1.62 * r, 0, 0)):
                scene.seal(r, seal)
            loft([(x * r, scene._collar(r * 1.42 * f, r * 1.20 * f, 5, 56)) for x, f in ((-3.0, 1.06), (-2.86, 1.0), (-2.12, 1.0), (-1.98, 1.05))], 'tin')
        else:
            loft([(x * r, scene._collar(r * 1.17 * f, r * .965 * f, 4, 56)) for x, f in ((-4.55, 1.07), (-4.36, 1.015), (-4.2, 1), (-3.0, 1), (-2.84, 1.015), (-2.68, 1.05))], 'tin')
            with moved((-4.5 * r, 0, -r * 1.06)):
                box((.5 * r, .9 * r, .19 * r), (-.2 * r, 0, 0), 'tin', .003)
    return s
