"""Paints for macro pictures. They take the names of the kit's palette before the kit makes its own, so every builder uses them."""
import bpy
from kit.paint import linear


def _nodes(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes['Principled BSDF'], lambda kind: tree.nodes.new('ShaderNode' + kind), tree.links.new


def _grain(new, link, shader, scale, strength, distance=.002):
    """Bump of a stretched noise: drawing lines, rolling lines, orange peel, according to the scale."""
    where, mapping, noise, bump = new('TexCoord'), new('Mapping'), new('TexNoise'), new('Bump')
    mapping.inputs['Scale'].default_value = scale
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1, 3
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    link(where.outputs['Object'], mapping.inputs[0])
    link(mapping.outputs[0], noise.inputs['Vector'])
    link(noise.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs[0], shader.inputs['Normal'])
    return noise


def copper(name='copper'):
    """Bare annealed copper: paler than one thinks. Every strand a little different; the orange comes from strand lighting strand."""
    _, _, shader, new, link = _nodes(name)
    which, mix = new('ObjectInfo'), new('MixRGB')
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear('#e59a70'), linear('#f2b792')
    link(which.outputs['Random'], mix.inputs[0])
    link(mix.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Metallic'].default_value, shader.inputs['Roughness'].default_value = 1, .27
    _grain(new, link, shader, (14, 420, 420), .18, .0015)


def pressed():
    """Strands welded into one block: their lines still run along it."""
    _, _, shader, new, link = _nodes('copper_pressed')
    shader.inputs['Base Color'].default_value, shader.inputs['Metallic'].default_value, shader.inputs['Roughness'].default_value = linear('#e0946a'), 1, .36
    _grain(new, link, shader, (5, 95, 95), .55, .006)


def plated(name, colour, roughness, scale=(26, 300, 300)):
    """Stamped, plated strip: rolling lines, and a roughness that clouds."""
    _, _, shader, new, link = _nodes(name)
    shader.inputs['Base Color'].default_value, shader.inputs['Metallic'].default_value = linear(colour), 1
    noise = _grain(new, link, shader, scale, .10, .002)
    span = new('MapRange')
    span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = roughness - .06, roughness + .10
    link(noise.outputs['Fac'], span.inputs['Value'])
    link(span.outputs['Result'], shader.inputs['Roughness'])


def soft(name, colour, roughness=.4, depth=.04, peel=.025):
    """Insulation and silicone: light goes a little way in, the skin is never quite even."""
    _, _, shader, new, link = _nodes(name)
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Subsurface Color'].default_value = linear(colour)
    shader.inputs['Subsurface'].default_value, shader.inputs['Subsurface Radius'].default_value = depth, (.05, .03, .02)
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = roughness, .42
    _grain(new, link, shader, (34, 60, 60), peel, .004)


def load():
    copper()
    pressed()
    plated('tin', '#d6d3cc', .24)
    plated('steel_ground', '#a7a9aa', .30, (300, 30, 300))
    plated('brass', '#dcb76a', .26)
    plated('gold', '#e3b04f', .20)
    plated('solder', '#cfd1d3', .18, (20, 60, 60))
    plated('foil_silver', '#d9dcde', .20, (8, 30, 30))
    plated('foil', '#d58f62', .26, (8, 40, 40))
    plated('braid', '#cfd1d1', .30)
    for name, colour in (('wire_orange', '#d4611c'), ('wire_white', '#e4e1d8'), ('wire_blue', '#1d5ea6'), ('wire_grey', '#7f868c'), ('wire_yellow', '#dba915'),
                         ('wire_green', '#23814b'), ('wire_black', '#1b1d20'), ('wire_red', '#ad2420'), ('natural', '#ece9df')):
        soft(name, colour)
    soft('sleeve_red', '#b3281f', .22, .06, .0)
    soft('sleeve_black', '#1a1c1f', .34, .02, .02)
    soft('glue', '#c9a24e', .16, .2, .0)
    soft('silicone', '#2f74bd', .46, .10, .03)
    soft('silicone_green', '#3f9164', .46, .10, .03)
    soft('ground_macro', '#d9dadb', .58, 0, .0)
    soft('ground_night', '#15181c', .34, 0, .0)
