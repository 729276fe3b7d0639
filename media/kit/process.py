"""What works on the wire: reels, spools, belts, cutters, presses, strip heads, twisters, tape heads, grippers, robots, trays, harnesses."""
import math
import random
import bpy
from mathutils import Matrix, Vector
from .hardware import air_cylinder, belt, bolt_circle, gear, hose, levelling_foot, motor, profile, pulley, screws
from .paint import WIRES, paint
from .sign import badge, display, lettering
from .solid import box, circle, pipe, plate, rect, rod, slot, turned, wire
from .space import moved, place, toward


# ---- wire ends ---------------------------------------------------------------------------------------------------------------
def bare_end(at, direction, r, length=.008):
    """Seven bare strands at the end of a wire."""
    d, p = Vector(direction).normalized(), Vector(at)
    u = d.cross(Vector((0, 0, 1)) if abs(d.z) < .9 else Vector((1, 0, 0))).normalized()
    v = d.cross(u)
    for k in range(7):
        off = (u * math.cos(k * math.pi / 3) + v * math.sin(k * math.pi / 3)) * r * .56 if k else Vector()
        wire([p + off, p + off + d * length], r * .3, 'copper', smooth=False, fit=False)


def _terminal_mesh():
    mesh = bpy.data.meshes.get('terminal')
    if mesh:
        return mesh
    boxes = [(.0065, .0026, .0022, .0045, 0, .0011), (.003, .0018, .0004, 0, 0, .0002), (.009, .0026, .0004, -.0045, 0, .0002),
             (.004, .0014, .0004, -.0098, 0, .0002), (.0032, .0052, .00035, -.0130, 0, .0002)]
    for side in (-1, 1):
        boxes += [(.0032, .0004, .0026, -.003, side * .0013, .0013), (.0026, .0004, .0032, -.0068, side * .0016, .0016)]
    vertices, faces = [], []
    for sx, sy, sz, x, y, z in boxes:
        n = len(vertices)
        vertices += [(x + i * sx / 2, y + j * sy / 2, z + k * sz / 2) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
        faces += [tuple(n + i for i in f) for f in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))]
    mesh = bpy.data.meshes.new('terminal')
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(paint('brass'))
    return mesh


def terminal(at, direction, scale=1.6):
    """One crimp contact, its mating end along the direction."""
    ob = place(bpy.data.objects.new('terminal', _terminal_mesh()))
    ob.matrix_world = ob.matrix_world @ Matrix.Translation(at) @ toward(direction) @ Matrix.Scale(scale, 4)


def terminal_strip(path, facing=(0, -1, 0), pitch=.0056):
    """Contacts side by side along a path, as they come off the reel."""
    points, rest = [Vector(p) for p in path], 0
    for a, b in zip(points, points[1:]):
        along, length = (b - a).normalized(), (b - a).length
        t = pitch - rest
        while t <= length:
            x = Vector(facing).normalized()
            z = x.cross(along).normalized()
            ob = place(bpy.data.objects.new('terminal', _terminal_mesh()))
            turn = Matrix((along.cross(z), along, z)).transposed().to_4x4()
            turn.translation = a + along * t
            ob.matrix_world = ob.matrix_world @ turn
            t += pitch
        rest = (rest + length) % pitch


def lead(a, b, r, colour, seed=0, sag=0, contacts=True):
    """A finished lead from a to b, a little uneven, with its contacts."""
    rnd, a, b = random.Random(seed), Vector(a), Vector(b)
    points = []
    for i in range(7):
        t = i / 6
        p = a.lerp(b, t) + (Vector((0, rnd.uniform(-.006, .006), 0)) if 0 < i < 6 else Vector())
        points.append((p.x, p.y, p.z - sag * 4 * t * (1 - t)))
    wire(points, r, colour)
    if contacts:
        terminal(a, a - b, r / .0025)
        terminal(b, b - a, r / .0025)


# ---- reels and spools --------------------------------------------------------------------------------------------------------
def _window(r0, r1, middle, half):
    angles = [middle - half + half * k / 4 for k in range(9)]
    return [(r1 * math.cos(a), r1 * math.sin(a)) for a in angles] + [(r0 * math.cos(a), r0 * math.sin(a)) for a in reversed(angles)]


def reel(at, r=.19, w=.032, fill=.72, hub=.055, axis='Y', colour='natural', strip='brass'):
    """Reel of terminal strip with windows in its flanges."""
    with moved(at, (0, 0, 0) if axis == 'Y' else (0, 0, 90)):
        for side in (-1, 1):
            plate(circle(r, n=72), .0026, 'Y', colour, (0, side * w / 2, 0), [circle(.014, n=20), *(_window(r * .42, r * .80, 2 * math.pi * k / 5, .4) for k in range(5))], .0007)
        rod(hub, w - .004, axis='Y', colour=colour)
        turns = 6
        for k in range(turns):
            outer = hub + (r * fill - hub) * (k + 1) / turns
            pipe(outer, outer - .004, w - .008, axis='Y', colour=strip, segments=64)
        turned([(.032, w / 2 - .002), (.030, w / 2 + .006), (.012, w / 2 + .008), (.012, w / 2 + .018)], 'Y', colour='graphite')


def spool(at, r=.16, w=.16, core=.06, gauge=.0016, colour='wire_orange', fill=.82, axis='Y', flange='spool'):
    """Spool with its outer layer really wound as a helix."""
    wound, inside = core + (r - core) * fill, w - .016
    with moved(at, (0, 0, 0) if axis == 'Y' else (0, 0, 90) if axis == 'X' else (90, 0, 0)):
        for side in (-1, 1):
            holes = [circle(.02, n=24)] + [circle(r * .105, r * .45 * math.cos(a), r * .45 * math.sin(a), 20) for a in (2 * math.pi * (k + .5) / 6 for k in range(6))]
            plate(circle(r, n=72), .007, 'Y', flange, (0, side * (w / 2 - .0035), 0), holes, .002)
            pipe(r, r * .955, .011, (0, side * (w / 2 - .0035), 0), 'Y', flange, 72)
        rod(core, inside, axis='Y', colour=flange)
        rod(wound - gauge * 1.2, inside - .002, axis='Y', colour=colour, segments=64)
        turns, step = int(inside / (gauge * 2.04)), 40
        points = []
        for i in range(turns * step + 1):
            a = 2 * math.pi * i / step
            points.append((wound * math.cos(a), -inside / 2 + gauge + (inside - 2 * gauge) * i / (turns * step), wound * math.sin(a)))
        wire(points, gauge, colour, smooth=False)
    return wound


def coil(at, outer, inner, gauge, colour, layers=3, axis='Z', seed=1):
    """A loose coil of wire."""
    rnd, points = random.Random(seed), []
    n = max(6, int((outer - inner) / (gauge * 2.2)) * layers)
    for k in range(n * 40):
        a = 2 * math.pi * k / 40
        ring, layer = (k // 40) % max(1, n // layers), (k // 40) // max(1, n // layers)
        r = inner + gauge + ring * gauge * 2.1 + rnd.uniform(-.0006, .0006)
        points.append((r * math.cos(a), r * math.sin(a), gauge + layer * gauge * 1.9))
    with moved(at, (0, 0, 0) if axis == 'Z' else (90, 0, 0)):
        wire(points, gauge, colour, smooth=False)


# ---- feed, cut, strip --------------------------------------------------------------------------------------------------------
def belt_pair(at, span=.06, r=.0165, w=.026, gap=.0055):
    """Upper and lower feed belts; the wire runs along X through the place."""
    with moved(at):
        for up in (-1, 1):
            z = up * (r + .003 + gap)
            plate(rect(span + r * 2.2, r * 2, r * .7), .010, 'Y', 'alu_brushed', (0, w * 1.8, z), edge=.0015)
            for x in (-span / 2, span / 2):
                gear((x, 0, z), r, w, 24, 'Y')
                rod(r * .4, w * 3, (x, w * .8, z), 'Y', 'steel', 24)
                pipe(r * .8, r * .42, .003, (x, -w * .55, z), 'Y', 'black', 24)
            belt(span, r * 1.01, (0, 0, z), w * .92, r * .19)
            box((span * .74, w * .76, r * .6), (0, 0, z - up * r * .65), 'steel', .001)


def v_blades(at, size=.03, sets=3):
    """Opposed V blades between their slides; the wire runs along X through the place."""
    with moved(at):
        for up in (-1, 1):
            box((size * 1.75, size * 1.3, size), (0, size * .4, up * size * 1.3), 'alu', .002)
            box((size * 1.5, size * .5, size * .75), (0, size * .1, up * size * .78), 'steel_ground', .001)
            for i in range(sets):
                x = (i - (sets - 1) / 2) * size * .43
                blade = [(-size * .17, size * .87), (size * .17, size * .87), (size * .17, size * .13), (0, size * .03), (-size * .17, size * .13)]
                plate([(u, v * up) for u, v in blade], size * .1, 'Y', 'tool', (x, -size * .22, 0), edge=.0003)
            box((size * 2, size * .2, size * .27), (0, -size * .27, up * size * .8), 'steel', .0008)
            screws([(dx * size, -size * .38, up * size * .8) for dx in (-.73, 0, .73)], 'Y', size * .09)


def guide_tube(at, length=.05, r=.006, side=1, bush=True):
    """Guide tube pointing along +X (side 1) or -X, with a brass bush behind."""
    with moved(at, (0, 0, 0 if side > 0 else 180)):
        turned([(r * .45, 0), (r, 0), (r * .85, length * .7), (r * .6, length), (r * .3, length)], 'X', colour='steel', segments=28)
        if bush:
            pipe(r * 1.5, r * .5, .012, (-.008, 0, 0), 'X', 'brass', 28)


def rotary_head(at, r=.06, axis='X', jaws=3, bore=.012):
    """Rotary strip head: a faced disc with jaws that close on the middle; it looks along -X (axis X) or to the front (axis Y)."""
    with moved(at, (0, 0, 0) if axis == 'Y' else (0, 0, -90)):
        turned([(r * 1.25, -.02), (r * 1.25, .012), (r * 1.1, .018), (r * 1.1, .022)], 'Y', colour='graphite', segments=64)
        turned([(bore, .030), (r, .030), (r, .012), (bore, .012), (bore, .030)], 'Y', colour='alu_brushed', segments=64)
        pipe(r * .99, r * .93, .004, (0, -.031, 0), 'Y', 'accent', 64)
        bolt_circle(6, r * .78, (0, -.030, 0), r=r * .05)
        for k in range(jaws):
            with moved((0, 0, 0), (0, 360 * k / jaws, 0)):
                plate([(-r * .16, bore * .45, .001), (r * .16, bore * .45, .001), (r * .22, r * .52, .003), (-r * .22, r * .52, .003)], .016, 'Y', 'tool', (0, -.038, 0), edge=.0008)
                screws([(0, -.0465, r * .36)], 'Y', r * .055)


def straightener(at, rollers=5, pitch=.055, r=.02, plate_height=.17):
    with moved(at):
        box((pitch * (rollers + .5), .016, plate_height), (0, .03, 0), 'alu_brushed', .003)
        for i in range(rollers):
            pulley(((i - (rollers - 1) / 2) * pitch, 0, r if i % 2 else -r), r, .014, colour='steel')
        for x in (-1, 1):
            turned([(.014, 0), (.014, .02), (.011, .022)], 'Y', (x * pitch * 1.5, .018, plate_height * .39), 'accent', 28)


# ---- crimping ----------------------------------------------------------------------------------------------------------------
def applicator(at=(0, 0, 0), scale=1.):
    """Crimp applicator on its base plate."""
    with moved(at, scale=scale):
        box((.100, .085, .012), (0, 0, .006), 'steel_ground', .0015)
        plate([(.040, .012), (.040, .118, .006), (-.006, .118, .006), (-.006, .075, .008), (.014, .066, .006), (.014, .012)], .060, 'X', 'alu_dark', edge=.0015)
        box((.030, .026, .110), (0, -.014, .098), 'steel', .0015)
        for colour, z in (('alu', .136), ('tool', .148)):
            notched = []
            for k in range(14):
                for step, radius in ((0, .0235), (.3, .0235), (.4, .0213), (.6, .0213), (.7, .0235)):
                    a = 2 * math.pi * (k + step) / 14
                    notched.append((radius * math.cos(a), radius * math.sin(a)))
            plate(notched, .0085, 'Z', colour, (0, -.014, z), edge=.0008)
        turned([(.010, .153), (.010, .180), (.016, .180), (.016, .188)], 'Z', (0, -.014, 0), 'steel')
        for y in (-.022, -.016):
            plate([(-.006, 0), (-.0018, 0), (-.0014, .006), (0, .0085), (.0014, .006), (.0018, 0), (.006, 0), (.006, .036), (-.006, .036)], .0045, 'Y', 'tool', (0, y, .028), edge=.0003)
        box((.012, .010, .020), (0, -.018, .018), 'tool', .0006)
        box((.090, .020, .006), (-.030, -.016, .0245), 'steel', .0008)
        box((.050, .014, .004), (-.036, -.010, .031), 'alu', .0008)
        plate([(-.052, .060, .006), (-.036, .060, .006), (-.030, .095, .008), (-.012, .108, .006), (-.012, .120, .004), (-.034, .112, .008), (-.050, .080, .006)], .008, 'Y', 'tool', (0, -.012, 0), edge=.0008)
        plate([(-.062, .030, .002), (-.050, .030, .002), (-.040, .064, .003), (-.050, .068, .003)], .006, 'Y', 'steel', (0, -.016, 0), edge=.0006)
        rod(.006, .046, (-.060, .012, .052), 'Z', 'brass')
        screws([(-.040, -.034, .012), (.040, -.034, .012), (.040, .030, .012), (-.040, .030, .012)], 'Z', .004)


def press_station(at, sealed=False):
    """Press inside an automatic line, front -Y, standing on the table."""
    with moved(at):
        plate([(.16, 0, .006), (.16, .62, .035), (-.045, .62, .045), (-.085, .57, .02), (-.075, .40, .02), (.02, .385, .04), (.02, .06, .02), (.02, 0)], .17, 'X', 'graphite', edge=.003)
        for side in (-1, 1):
            plate([(.165, 0, .006), (.165, .626, .04), (-.047, .626, .05), (-.090, .572, .02), (-.080, .385, .02), (.005, .372, .04), (.005, .05, .02), (-.01, 0)], .016, 'X', 'white', (side * .093, 0, 0), edge=.004)
        box((.11, .09, .07), (0, -.045, .035), 'graphite', .003)
        box((.12, .11, .02), (0, -.045, .07), 'steel_ground', .002)
        box((.05, .045, .10), (0, -.045, .35), 'steel', .002)
        box((.09, .065, .05), (0, -.042, .385), 'alu_brushed', .003)
        applicator((0, -.04, .08))
        box((.10, .003, .004), (0, -.0830, .47), 'led_copper', .0005)
        badge(.03, (-.03, -.0870, .53))


def seal_station(at, colour='wire_blue'):
    """Seal loader: a vibratory bowl over a small head."""
    with moved(at):
        box((.16, .18, .26), (0, .02, .13), 'white', .006)
        box((.162, .004, .06), (0, -.071, .22), 'graphite', .001)
        box((.06, .06, .05), (0, -.09, .16), 'alu_brushed', .003)
        guide_tube((0, -.115, .16), .03, .008, 1)
        bowl((0, .02, .27), .085, colour)


def bowl(at, r=.1, colour='wire_blue', filled=60, seed=2):
    """Vibratory bowl feeder, filled with small parts."""
    rnd = random.Random(seed)
    with moved(at):
        turned([(r * .8, 0), (r * .8, .03), (r * .7, .036)], 'Z', colour='graphite')
        turned([(r * .2, .04), (r * .75, .04), (r, .13), (r * .97, .13), (r * .72, .048), (r * .2, .046)], 'Z', colour='steel', segments=56)
        for ring in (.82, .92):
            wire([(r * ring * math.cos(a), r * ring * math.sin(a), .06 + .05 * ring * k / 40) for k, a in ((k, k * math.pi / 20) for k in range(41))], r * .03, 'steel', smooth=False)
        for _ in range(filled):
            a, d = rnd.uniform(0, 6.28), r * .66 * math.sqrt(rnd.random())
            turned([(r * .05, -r * .06), (r * .05, r * .06)], 'Z', (d * math.cos(a), d * math.sin(a), .06 + rnd.uniform(0, .02)), colour, 10, (rnd.uniform(0, 90), rnd.uniform(0, 90), 0))


def reel_on_roof(at, r=.26, strip='brass'):
    """Terminal reel on a post."""
    x, y, z = at
    reel((x, y, z + r + .07), r, .045, .76, .07, strip=strip)
    box((.05, .05, r + .10), (x, y + .065, z + (r + .10) / 2), 'graphite', .004)
    rod(.012, .10, (x, y + .03, z + r + .07), 'Y', 'steel')
    box((.16, .14, .012), (x, y + .065, z + .006), 'graphite', .003)


# ---- handling ----------------------------------------------------------------------------------------------------------------
def gripper(at, turn=0):
    """Pivoting gripper arm on a table."""
    with moved(at, (0, 0, turn)):
        turned([(.055, 0), (.055, .03), (.040, .03), (.040, .065)], 'Z', colour='graphite')
        plate([(-.03, -.022, .01), (.03, -.022, .01), (.022, .16, .006), (-.022, .16, .006)], .028, 'Z', 'white', (0, 0, .062), edge=.003)
        box((.040, .045, .040), (0, .155, .075), 'alu_brushed', .003)
        for side in (-1, 1):
            plate([(-.004, 0), (.004, 0), (.004, .05, .002), (-.002, .056, .002), (-.004, .05)], .02, 'Z', 'steel', (side * .01, .178, .08), edge=.0008)
        air_cylinder((0, .08, .10), .07, .012, .01, (90, 0, 0))
        hose([(0, .06, .115), (-.01, .02, .15), (-.02, -.03, .14), (-.02, -.04, .06)])


def deposit_tray(at, length, top, leads=18, colour='wire_orange', legs=True, seed=4):
    """Conveyor tray for finished leads, running to the right from its place."""
    rnd = random.Random(seed)
    with moved(at):
        for y in (-.17, .17):
            profile(length, (length / 2, y, top - .03), 'X')
        n = max(2, int(length / 1.3) + 1)
        for x in [.10 + (length - .19) * k / (n - 1) for k in range(n)] if legs else []:
            for y in (-.17, .17):
                profile(top - .09, (x, y, (top - .09) / 2 + .03), 'Z')
                levelling_foot((x, y, 0), .06)
            profile(.30, (x, 0, .22), 'Y')
        box((length - .04, .27, .006), (length / 2, 0, top - .004), 'rubber', .002)
        for x in (.03, length - .03):
            rod(.024, .29, (x, 0, top - .025), 'Y', 'alu')
        for y in (-.150, .150):
            plate([(0, 0), (length, 0), (length, .055, .02), (0, .055)], .004, 'Y', 'alu_brushed', (0, y, top - .005), edge=.0012)
        motor((length - .12, .235, top - .06), .075, .13)
        for k in range(leads):
            y, x = -.115 + .23 * k / max(1, leads - 1) + rnd.uniform(-.003, .003), .10 + rnd.uniform(-.02, .02)
            z = top + .0045 + (.007 if k % 3 == 0 else 0)
            reach = min(.9, length - .25)
            lead((x, y, z), (x + reach + rnd.uniform(-.01, .01), y, z), .004, colour if k % 5 else 'wire_blue', k)


def robot(at, reach=1., turn=0, pose=(35, -60, 25), colour='white'):
    """Six-axis robot arm. pose: shoulder and elbow from the vertical and wrist, in degrees."""
    k = reach
    with moved(at, (0, 0, turn)):
        turned([(.20 * k, 0), (.20 * k, .03 * k), (.15 * k, .05 * k), (.14 * k, .20 * k), (.16 * k, .24 * k)], 'Z', colour='graphite', segments=48)
        turned([(.155 * k, .245 * k), (.155 * k, .36 * k), (.12 * k, .42 * k)], 'Z', colour=colour, segments=48)
        with moved((0, 0, .42 * k), (pose[0], 0, 0)):
            rod(.115 * k, .26 * k, axis='X', colour=colour)
            pipe(.117 * k, .09 * k, .262 * k, axis='X', colour='accent')
            plate([(-.10 * k, -.05 * k, .05 * k), (.10 * k, -.05 * k, .05 * k), (.075 * k, .62 * k, .06 * k), (-.075 * k, .62 * k, .06 * k)], .12 * k, 'X', colour, (.12 * k, 0, 0), edge=.02 * k)
            with moved((0, 0, .56 * k), (pose[1], 0, 0)):
                rod(.095 * k, .24 * k, axis='X', colour=colour)
                pipe(.097 * k, .07 * k, .242 * k, axis='X', colour='graphite')
                turned([(.085 * k, -.05 * k), (.085 * k, .12 * k), (.06 * k, .2 * k), (.055 * k, .5 * k)], 'Z', (-.03 * k, 0, 0), colour, 40)
                with moved((-.03 * k, 0, .54 * k), (pose[2], 0, 0)):
                    rod(.06 * k, .13 * k, axis='X', colour='graphite')
                    turned([(.045 * k, 0), (.045 * k, .09 * k), (.05 * k, .09 * k), (.05 * k, .10 * k)], 'Z', colour='alu_dark')
                    box((.16 * k, .05 * k, .03 * k), (0, 0, .12 * k), 'graphite', .003)
                    for side in (-1, 1):
                        box((.02 * k, .04 * k, .10 * k), (side * .055 * k, 0, .18 * k), 'steel', .002)


# ---- twisting ----------------------------------------------------------------------------------------------------------------
def twisted_pair(a, b, r, lay, colours=('wire_orange', 'wire_white')):
    """Two wires wound around each other from a to b along X."""
    a, b = Vector(a), Vector(b)
    n = int(max(2, (b.x - a.x) / lay) * 12)
    for phase, colour in zip((0, math.pi), colours):
        wire([tuple(a.lerp(b, k / n) + Vector((0, math.cos(2 * math.pi * k / 12 + phase), math.sin(2 * math.pi * k / 12 + phase))) * r) for k in range(n + 1)], r, colour, smooth=False)


# ---- harness and test --------------------------------------------------------------------------------------------------------
def housing_block(at, w=.085, h=.06, colour='graphite', led='led_green'):
    """Test fixture with a connector housing, on a board that looks to the front."""
    with moved(at):
        plate(rect(w, h, .006), .030, 'Y', 'graphite' if colour != 'graphite' else 'dark', (0, -.015, 0))
        plate(rect(w * .66, h * .52, .004), .030, 'Y', colour, (0, -.042, -h * .06))
        plate(rect(w * .56, h * .38, .003), .004, 'Y', 'gap', (0, -.0565, -h * .06), edge=.0005)
        turned([(.0045, 0), (.0045, .002)], 'Y', (w * .38, -.030, h * .32), led, 16)
        plate(rect(w * .24, .016, .004), .010, 'Y', 'accent', (0, -.036, h * .36), edge=.001)


def wire_bundle(points, n=19, r=.004, fan=0., seed=3, contacts=True):
    """Bundle of coloured wires along points; the last part fans out."""
    rnd = random.Random(seed)
    rings = [(0, 0)] + [(2.05 * math.cos(k * math.pi / 3), 2.05 * math.sin(k * math.pi / 3)) for k in range(6)] + [(3.75 * math.cos(k * math.pi / 6 + .26), 3.75 * math.sin(k * math.pi / 6 + .26)) for k in range(12)]
    for i, (u, v) in enumerate(rings[:n]):
        spread, drop = rnd.uniform(-fan, fan), rnd.uniform(-fan, fan * .3)
        path = []
        for k, p in enumerate(points):
            t = max(0, (k - len(points) + 3) / 2) if fan else 0
            path.append((p[0], p[1] + u * r * (1 + t) + spread * t, p[2] + v * r * (1 + t) + drop * t))
        wire(path, r, WIRES[i % 9])
        if contacts:
            terminal(path[-1], Vector(path[-1]) - Vector(path[-2]), r / .0024)


def rack_unit(w, h, kind, led='led_green'):
    """Front of one unit of an equipment rack, around the origin, looking to the front."""
    plate(rect(w, h, .004), .008, 'Y', 'white' if kind in ('drawer', 'blank') else 'graphite', edge=.0015, steps=3)
    for side in (-1, 1):
        screws([(side * (w / 2 - .012), -.0042, z) for z in (-h / 2 + .012, h / 2 - .012)], 'Y', .003)
    if kind == 'screen':
        display(w * .80, h - .05, (0, -.008, 0), depth=.012, rim=.008)
    elif kind == 'slots':
        n = int((w - .06) / .03)
        for k in range(n):
            x = -(n - 1) * .015 + k * .03
            box((.024, .004, h * .72), (x, -.006, 0), 'dark', .001)
            for q in range(3):
                turned([(.0022, 0), (.0022, .002)], 'Y', (x, -.008, h * (.24 - .06 * q)), led if (k * 7 + q) % 4 else 'led_copper', 10)
            box((.012, .006, h * .26), (x, -.009, -h * .16), 'black', .001)
    elif kind == 'ports':
        n = int((w - .06) / .085)
        for k in range(n):
            x = -(n - 1) * .0425 + k * .085
            plate(rect(.072, min(.045, h * .5), .004), .006, 'Y', 'dark', (x, -.006, 0), edge=.001, steps=3)
            for q in range(16):
                turned([(.0017, 0), (.0017, .004)], 'Y', (x - .03 + .0085 * (q % 8), -.009, .007 if q < 8 else -.007), 'brass', 8)
    elif kind == 'hv':
        for k in range(4):
            x = (k - 1.5) * w * .2
            turned([(.026, 0), (.026, .006), (.019, .010), (.019, .030)], 'Y', (x, -.004, -.004), 'red' if k < 2 else 'black', 32)
            turned([(.008, .028), (.008, .040)], 'Y', (x, -.004, -.004), 'brass', 20)
        for text, z in (('5 kV~', h * .07), ('6 kV=', -h * .11)):
            lettering(text, h * .10, (w * .42, -.0045, z), colour='light', align='CENTER')
    elif kind == 'drawer':
        plate(slot(.16, .018), .004, 'Y', 'dark', (0, -.005, h * .22), edge=.0008)
    elif kind == 'vent':
        for k in range(int(h / .016) - 1):
            plate(slot(w * .8, .007), .003, 'Y', 'gap', (0, -.0045, -h / 2 + .02 + .016 * k), edge=.0004)
