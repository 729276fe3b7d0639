"""The studio: softboxes sized to the subject, a floor that only takes shadows, a camera that frames it, two half-sample buffers."""
import math
import os
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from .paint import picture_paint
from .solid import forget_meshes, rect, rounded
from .space import place

SHAPES = ('MESH', 'CURVE', 'FONT')


def empty_studio(display, warning):
    """Clears the scene and names the pictures on the display and on the warning signs."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_meshes()
    picture_paint('display', display, lit=True)
    picture_paint('warning', warning, lit=False)


def lamp(at, target, size, power, colour=(1, 1, 1)):
    """Area lamp that the camera does not see, in the current frame."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', *size, power, colour
    ob = bpy.data.objects.new('lamp', light)
    aim = [math.degrees(a) for a in (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()]
    place(ob, at, aim)
    ob.visible_camera = False


def sky(steps, strength):
    """World light by height: dark at the horizon, so that edges draw themselves."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where, split, span, ramp = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'MapRange', 'ValToRGB'))
    span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = -1, 1
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], span.inputs['Value'])
    links.new(span.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    for k, (position, value) in enumerate(steps):
        stop = stops[0] if k == 0 else stops[1] if k == len(steps) - 1 else stops.new(position)
        stop.position, stop.color = position, (value, value, value, 1)
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = strength


def _corners():
    graph = bpy.context.evaluated_depsgraph_get()
    for ob in bpy.context.scene.objects:
        if ob.type in SHAPES and not ob.get('unfitted'):
            yield from (ob.matrix_world @ Vector(c) for c in ob.evaluated_get(graph).bound_box)


def extent():
    """Lowest and highest corner of everything that the camera frames."""
    bpy.context.view_layer.update()
    points = list(_corners())
    return Vector(map(min, zip(*points))), Vector(map(max, zip(*points)))


def light_studio(low, high):
    """Key front left, large overhead box, strip right, rim from the left back; all in the size of the subject."""
    c, s = (low + high) / 2, max(high - low)
    power = s * s
    sky(((0, .62), (.46, .56), (.54, .24), (.68, .28), (1, .95)), .55)
    lamp((c.x - 1.5 * s, c.y - 1.9 * s, c.z + 1.9 * s), c, (1.5 * s, 1.5 * s), 48 * power)
    lamp((c.x + 2.3 * s, c.y - .25 * s, c.z + 1.0 * s), c, (.7 * s, 2.0 * s), 13 * power)
    lamp((c.x + .2 * s, c.y + .5 * s, c.z + 2.3 * s), c, (2.6 * s, 1.6 * s), 46 * power)
    lamp((c.x - 2.2 * s, c.y + 1.2 * s, c.z + 1.0 * s), c, (.6 * s, 2.2 * s), 18 * power)
    # no larger than the shadow: every pixel of a shadow catcher is traced twice
    reach = .45 * (high.z - low.z) + .10 * (high.x - low.x + high.y - low.y)
    mesh = bpy.data.meshes.new('floor')
    outline = rounded(rect(high.x - low.x + 2 * reach, high.y - low.y + 2 * reach, reach, c.x, c.y), 8)
    mesh.from_pydata([(p.x, p.y, 0) for p in outline], [], [tuple(range(len(outline)))])
    floor = place(bpy.data.objects.new('floor', mesh), fit=False)
    floor.is_shadow_catcher = True


def _camera(lens, size):
    scene = bpy.context.scene
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width, camera.clip_start, camera.clip_end = lens, 36, .005, 500
    ob = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(ob)
    scene.camera = ob
    scene.render.resolution_x, scene.render.resolution_y = size
    return ob


def _look(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def frame_subject(azimuth, elevation, lens, size, margin=.05):
    """Camera that holds the whole subject; azimuth from the front, negative from the left."""
    scene, ob, look = bpy.context.scene, _camera(lens, size), _look(azimuth, elevation)
    low, high = extent()
    points, centre = list(_corners()), (low + high) / 2
    distance, ratio = (high - low).length * lens / 30, size[1] / size[0]
    for _ in range(16):
        ob.location = centre + look * distance
        ob.rotation_euler = (-look).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, ob, p) for p in points]
        xs, ys = [v.x for v in seen], [v.y for v in seen]
        fill = max(max(xs) - min(xs), max(ys) - min(ys)) / (1 - 2 * margin)
        distance *= .35 + .65 * fill
        ob.data.shift_x += (min(xs) + max(xs)) / 2 - .5
        ob.data.shift_y += ((min(ys) + max(ys)) / 2 - .5) * ratio


def close_up(target, azimuth, elevation, distance, size, lens=80, aperture=8):
    """Camera near one spot, with a shallow depth of field."""
    ob, look = _camera(lens, size), _look(azimuth, elevation)
    ob.location = Vector(target) + look * distance
    ob.rotation_euler = (-look).to_track_quat('-Z', 'Y').to_euler()
    ob.data.dof.use_dof, ob.data.dof.aperture_fstop, ob.data.dof.focus_distance = True, aperture, distance


def render_halves(prefix, samples, noise, threads):
    """Writes PREFIX_{a,b}_{image,albedo,normal}.exr: two independent halves, so that the developer can tell noise from detail."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device, cycles.samples = 'CYCLES', 'CPU', samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, noise, min(4, samples)
    cycles.use_denoising, cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = False, 5, 2, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 12, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = .6, 4
    render.film_transparent, cycles.filter_width = True, 1.4
    render.threads_mode, render.threads = 'FIXED', threads
    scene.view_settings.view_transform = 'Standard'
    render.use_persistent_data = True
    bpy.context.view_layer.cycles.denoising_store_passes = True
    for half, seed in (('a', 11), ('b', 77)):
        cycles.seed = seed
        _render_passes(f'{prefix}_{half}')


def _render_passes(prefix):
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layer, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.dirname(prefix)
    files.format.file_format, files.format.color_depth, files.format.color_mode, files.format.exr_codec = 'OPEN_EXR', '16', 'RGBA', 'NONE'
    files.file_slots.clear()
    passes = {'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
    for name, output in passes.items():
        files.file_slots.new(f'{os.path.basename(prefix)}_{name}_')
        links.new(layer.outputs[output], files.inputs[len(files.inputs) - 1])
    links.new(layer.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render(write_still=False)
    for name in passes:
        os.replace(f'{prefix}_{name}_{scene.frame_current:04d}.exr', f'{prefix}_{name}.exr')
