"""Solids: bevelled plates of any outline, boxes, turned parts, lofts and wires. Repeated shapes share one mesh."""
import math
import bpy
from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon
from .paint import paint
from .space import place

# how an outline's (u, v) and its thickness w lie in space
AXES = {'X': Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))),   # u = depth, v = height
        'Y': Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1))),  # u = width, v = height, w to the front
        'Z': Matrix.Identity(4)}
_meshes = {}
_coarseness = 1


def draw_coarsely(coarseness):
    """Fewer steps in roundings, turned parts and edges from now on: for models that travel, where 1 is for pictures."""
    global _coarseness
    _coarseness = coarseness


def _steps(n, least):
    return max(min(n, least), round(n / _coarseness))


def rounded(points, steps=6):
    """Outline whose points may carry a fillet radius as third value."""
    out, steps = [], _steps(steps, 2)
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        corner = Vector(point[:2])
        if radius <= 0:
            out.append(corner)
            continue
        before, after = points[i - 1], points[(i + 1) % len(points)]
        a, b = Vector(before[:2]) - corner, Vector(after[:2]) - corner
        la, lb = a.length, b.length
        a.normalize(), b.normalize()
        angle = math.acos(max(-1, min(1, a.dot(b))))
        if angle > math.pi - 1e-3:
            out.append(corner)
            continue
        room = [length * (.498 if len(p) > 2 and p[2] > 0 else .99) for p, length in ((before, la), (after, lb))]
        tangent = min(radius / math.tan(angle / 2), *room)
        radius = tangent * math.tan(angle / 2)
        centre = corner + (a + b).normalized() * (radius / math.sin(angle / 2))
        first, last = corner + a * tangent - centre, corner + b * tangent - centre
        start = math.atan2(first.y, first.x)
        sweep = (math.atan2(last.y, last.x) - start + math.pi) % (2 * math.pi) - math.pi
        out += [centre + radius * Vector((math.cos(start + sweep * k / steps), math.sin(start + sweep * k / steps)))
                for k in range(steps + 1)]
    return [p for i, p in enumerate(out) if (p - out[i - 1]).length > 1e-6]


def rect(w, h, r=0, x=0, y=0):
    return [(x - w / 2, y - h / 2, r), (x + w / 2, y - h / 2, r), (x + w / 2, y + h / 2, r), (x - w / 2, y + h / 2, r)]


def slot(w, h, x=0, y=0):
    return rect(w, h, min(w, h) * .499, x, y)


def circle(r, x=0, y=0, n=40):
    return [(x + r * math.cos(2 * math.pi * k / n), y + r * math.sin(2 * math.pi * k / n)) for k in range(n)]


def _signed_area(loop):
    return sum(a.x * b.y - b.x * a.y for a, b in zip(loop, loop[1:] + loop[:1])) / 2


def _inset(loop, by):
    """Every point moved into the material, along its mitre."""
    moved = []
    for i, p in enumerate(loop):
        d0, d1 = (p - loop[i - 1]).normalized(), (loop[(i + 1) % len(loop)] - p).normalized()
        n0, n1 = Vector((-d0.y, d0.x)), Vector((-d1.y, d1.x))
        mitre = (n0 + n1) / max(.25, 1 + n0.dot(n1))
        moved.append(p + mitre * by)
    return moved


def _plate_mesh(outline, thickness, holes, edge, steps):
    loops = []
    for k, points in enumerate([outline, *holes]):
        loop = rounded(points, steps)
        if (_signed_area(loop) > 0) != (k == 0):
            loop.reverse()
        loops.append(loop)
    edge = min(edge, thickness * .49)
    segments = _steps(3, 1) if edge >= .002 else 1
    arc = [(1 - math.sin(t), 1 - math.cos(t)) for t in (math.pi / 2 * k / segments for k in range(segments + 1))]
    low = [(inset, -thickness / 2 + edge * rise) for inset, rise in arc]
    rings = low + [(inset, -z) for inset, z in reversed(low)]
    vertices, faces, ring_of, starts, base = [], [], [], [], 0
    for loop in loops:
        starts.append(base)
        base += len(loop)
    for r, (inset, z) in enumerate(rings):
        for loop in loops:
            vertices += [(p.x, p.y, z) for p in _inset(loop, edge * inset)]
            ring_of += [r] * len(loop)
    for r in range(len(rings) - 1):
        for start, loop in zip(starts, loops):
            n = len(loop)
            for i in range(n):
                a, b = r * base + start + i, r * base + start + (i + 1) % n
                faces.append((a, b, b + base, a + base))
    top = (len(rings) - 1) * base
    caps = tessellate_polygon([[Vector((*p, 0)) for p in _inset(loop, edge)] for loop in loops])
    flat = [p for loop in loops for p in _inset(loop, edge)]
    for a, b, c in caps:
        turn = (flat[b] - flat[a]).cross(flat[c] - flat[a])
        a, b, c = (a, b, c) if turn > 0 else (a, c, b)
        faces += [(a, c, b), (top + a, top + b, top + c)]
    mesh = bpy.data.meshes.new('plate')
    mesh.from_pydata(vertices, [], faces)
    sharp = {0, segments, segments + 1, len(rings) - 1}
    for e in mesh.edges:
        i, j = e.vertices
        e.use_edge_sharp = ring_of[i] == ring_of[j] and ring_of[i] in sharp
    return mesh


def _finish(mesh, axis, material, angle=36):
    mesh.transform(AXES[axis])
    mesh.materials.append(paint(material))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return mesh


def _shared(key, make):
    if key not in _meshes:
        _meshes[key] = make()
    return _meshes[key]


def forget_meshes():
    _meshes.clear()


def plate(outline, thickness, axis='X', colour='white', at=(0, 0, 0), holes=(), edge=.002, turn=(0, 0, 0), steps=6, fit=True):
    """An outline with holes, as thick as said, centred on its place, with bevelled edges."""
    key = ('plate', tuple(tuple(round(c, 5) for c in p) for p in outline), round(thickness, 5), axis, colour,
           tuple(tuple(tuple(round(c, 5) for c in p) for p in hole) for hole in holes), edge, steps)
    mesh = _shared(key, lambda: _finish(_plate_mesh(outline, thickness, holes, edge, steps), axis, colour))
    return place(bpy.data.objects.new('plate', mesh), at, turn, fit)


def box(size, at=(0, 0, 0), colour='white', edge=.003, turn=(0, 0, 0), fit=True):
    """A box with rounded edges; its place is its centre."""
    edge = min(edge, min(size) * .45)
    return plate(rect(size[0], size[1], edge), size[2], 'Z', colour, at, (), edge, turn, 3, fit)


def _turned_mesh(profile, segments):
    closed = profile[0] == profile[-1]
    points = profile[:-1] if closed else profile
    chamfered = []
    for i, p in enumerate(points):
        p = Vector(p)
        if not closed and i in (0, len(points) - 1):
            chamfered.append(p)
            continue
        a, b = Vector(points[i - 1]) - p, Vector(points[(i + 1) % len(points)]) - p
        cut = min(.0007, a.length * .3, b.length * .3)
        straight = a.length < 1e-7 or b.length < 1e-7 or a.angle(b) > math.radians(150)
        chamfered += [p] if straight else [p + a.normalized() * cut, p + b.normalized() * cut]
    vertices, faces, rows = [], [], []
    for r, h in chamfered:
        rows.append(len(vertices))
        vertices += [(r * math.cos(2 * math.pi * k / segments), r * math.sin(2 * math.pi * k / segments), h) for k in range(segments)]
    pairs = list(zip(rows, rows[1:])) + ([(rows[-1], rows[0])] if closed else [])
    for a, b in pairs:
        for k in range(segments):
            n = (k + 1) % segments
            faces.append((a + k, a + n, b + n, b + k))
    if not closed:
        faces += [tuple(range(rows[0] + segments - 1, rows[0] - 1, -1)), tuple(range(rows[-1], rows[-1] + segments))]
    mesh = bpy.data.meshes.new('turned')
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    return mesh


def turned(profile, axis='Z', at=(0, 0, 0), colour='alu', segments=40, turn=(0, 0, 0), fit=True):
    """A turned part from (radius, height) pairs, bottom to top; height runs along the axis (for Y towards the front).
    A profile that ends where it begins is a closed ring."""
    profile, segments = [(max(r, 1e-5), h) for r, h in profile], _steps(segments, 10)
    key = ('turned', tuple((round(r, 5), round(h, 5)) for r, h in profile), axis, colour, segments)
    mesh = _shared(key, lambda: _finish(_turned_mesh(profile, segments), axis, colour, 30))
    return place(bpy.data.objects.new('turned', mesh), at, turn, fit)


def rod(r, length, at=(0, 0, 0), axis='Z', colour='alu', segments=40, turn=(0, 0, 0), fit=True):
    """A round bar, centred."""
    return turned([(r, -length / 2), (r, length / 2)], axis, at, colour, segments, turn, fit)


def pipe(outer, inner, length, at=(0, 0, 0), axis='Z', colour='alu', segments=48, turn=(0, 0, 0)):
    """A ring or pipe, centred."""
    h = length / 2
    return turned([(inner, -h), (outer, -h), (outer, h), (inner, h), (inner, -h)], axis, at, colour, segments, turn)


def loft(sections, colour, axis='X', at=(0, 0, 0), turn=(0, 0, 0)):
    """A skin over sections [(along, [(u, v), ...]), ...] of equal point counts."""
    vertices = [(u, v, w) for w, loop in sections for u, v in loop]
    n, faces = len(sections[0][1]), []
    for s in range(len(sections) - 1):
        faces += [(s * n + i, s * n + (i + 1) % n, (s + 1) * n + (i + 1) % n, (s + 1) * n + i) for i in range(n)]
    faces += [tuple(range(n - 1, -1, -1)), tuple(range(len(vertices) - n, len(vertices)))]
    mesh = bpy.data.meshes.new('loft')
    mesh.from_pydata(vertices, [], faces)
    return place(bpy.data.objects.new('loft', _finish(mesh, axis, colour, 40)), at, turn)


def wire(points, r=.0015, colour='wire_orange', smooth=True, fineness=10, fit=True, cyclic=False):
    """A round wire along points: a soft curve, or exactly the points."""
    curve = bpy.data.curves.new('wire', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', r, 3, True
    curve.resolution_u = fineness
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    for target, p in zip(spline.points, points):
        target.co = (*p, 1)
    if smooth:
        spline.order_u, spline.use_endpoint_u = min(4, len(points)), not cyclic
    spline.use_cyclic_u = cyclic
    curve.materials.append(paint(colour))
    return place(bpy.data.objects.new('wire', curve), fit=fit)


def bezier(a, b, c, d, n=24):
    """Points of a cubic between a and d, drawn by b and c."""
    a, b, c, d = map(Vector, (a, b, c, d))
    return [(1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d for t in (k / n for k in range(n + 1))]
