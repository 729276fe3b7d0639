"""What a file for other programs can hold: paints without the renderer's own nodes, no lamps, nothing that trails away."""
import math
import bmesh
import bpy
from mathutils import Vector
from .paint import CLEAR, PALETTE, linear
from .studio import SHAPES, extent

# thin polycarbonate: how much of it is seen
HAZE = {'clear': .14, 'smoke': .34, 'laser_glass': .5, 'amber': .5}


def make_portable():
    """Replaces paints by plain colour, roughness and metal, takes lamps out of the scene and cuts off what runs far out of the machine."""
    low, high = extent()
    air = (high - low) * .03
    for ob in list(bpy.context.scene.objects):
        if ob.type not in SHAPES:
            bpy.data.objects.remove(ob)
            continue
        if ob.type == 'CURVE':
            ob.data.bevel_resolution, ob.data.resolution_u = 1, min(ob.data.resolution_u, 4)
        if ob.type == 'FONT':
            ob.data.resolution_u, ob.data.extrude = 3, 0
        if ob.get('unfitted'):
            _cut(ob, low - air, high + air)
    _round_edges()
    for material in bpy.data.materials:
        if material.name in CLEAR:
            _see_through(material)
        elif material.name in PALETTE:
            _plain(material)


def _cut(ob, low, high):
    """Replaces a shape by what of it lies within two corners."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(graph))
    mesh.transform(ob.matrix_world)
    bpy.data.objects.remove(ob)
    form = bmesh.new()
    form.from_mesh(mesh)
    for axis in range(3):
        for corner, outward in ((low, -1), (high, 1)):
            normal = Vector([outward if k == axis else 0 for k in range(3)])
            bmesh.ops.bisect_plane(form, geom=[*form.verts, *form.edges, *form.faces], plane_co=corner, plane_no=normal, clear_outer=True)
            ends = [e for e in form.edges if e.is_boundary]
            bmesh.ops.holes_fill(form, edges=ends)
    form.to_mesh(mesh)
    form.free()
    if mesh.polygons:
        bpy.context.scene.collection.objects.link(bpy.data.objects.new('cut', mesh))


def _round_edges():
    """Shades narrow edges as roundings between faces that stay flat, which takes half the corners."""
    first = {ob.data: ob for ob in bpy.context.scene.objects if ob.type == 'MESH' and ob.data.name != 'sign'}
    for mesh, ob in first.items():
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(62)
        mesh.edges.foreach_set('use_edge_sharp', [False] * len(mesh.edges))
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        ob.modifiers.new('flat faces', 'WEIGHTED_NORMAL')
    graph = bpy.context.evaluated_depsgraph_get()
    rounded = {mesh: bpy.data.meshes.new_from_object(ob.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph) for mesh, ob in first.items()}
    for ob in bpy.context.scene.objects:
        if ob.type == 'MESH' and ob.data in rounded:
            ob.modifiers.clear()
            ob.data = rounded[ob.data]


def _plain(material):
    shader = material.node_tree.nodes['Principled BSDF']
    _, roughness, metallic = PALETTE[material.name]
    for link in list(shader.inputs['Roughness'].links):
        material.node_tree.links.remove(link)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Clearcoat'].default_value = 0
    # nothing of these machines is seen from inside
    material.use_backface_culling = True


def _see_through(material):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    out, shader = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeBsdfPrincipled')
    shader.inputs['Base Color'].default_value = linear(CLEAR[material.name][0])
    shader.inputs['Roughness'].default_value = .04
    shader.inputs['Alpha'].default_value = HAZE[material.name]
    links.new(shader.outputs[0], out.inputs['Surface'])
    material.blend_method, material.use_backface_culling = 'BLEND', True
