"""The palette: painted sheet, metals, plastics, insulation, light and thin polycarbonate."""
import bpy

# name: colour, roughness, metallic, then what differs from plain paint
PALETTE = {
    'white': ('#dddfe1', .40, 0), 'gloss_white': ('#e6e8e9', .22, 0), 'light': ('#b9bec2', .42, 0),
    'mid': ('#7d848a', .45, 0), 'graphite': ('#2b3036', .42, 0), 'dark': ('#15181b', .5, 0),
    'black': ('#0b0c0d', .38, 0), 'gap': ('#050606', .9, 0), 'glass_black': ('#07080a', .06, 0),
    'rubber': ('#101112', .72, 0), 'granite': ('#4a4d50', .3, 0),
    'alu': ('#c9cccf', .30, 1), 'alu_dark': ('#8d9297', .34, 1), 'alu_brushed': ('#cfd2d5', .27, 1),
    'steel': ('#bfc1c2', .20, 1), 'steel_ground': ('#a9acae', .30, 1), 'chrome': ('#dfe2e5', .06, 1),
    'tool': ('#5a5e62', .25, 1), 'brass': ('#d9b25e', .24, 1), 'copper': ('#e2936a', .20, 1),
    'tin': ('#d3d1cb', .22, 1), 'braid': ('#c9cbcb', .34, 1),
    'accent': ('#b8592c', .30, .55), 'red': ('#b3201c', .34, 0), 'yellow': ('#f2b90c', .38, 0),
    'blue': ('#1c62a8', .34, 0), 'green': ('#1f8a4d', .36, 0),
    'wire_orange': ('#d96a20', .34, 0), 'wire_red': ('#b4211f', .36, 0), 'wire_blue': ('#1b5fa8', .36, 0),
    'wire_green': ('#1f7f46', .36, 0), 'wire_yellow': ('#e5b21a', .36, 0), 'wire_white': ('#e7e5df', .36, 0),
    'wire_black': ('#15171a', .4, 0), 'wire_grey': ('#8b9196', .4, 0), 'wire_violet': ('#5c3a8c', .38, 0),
    'tape': ('#0d0d0e', .28, 0), 'foil': ('#c4a04a', .18, 1), 'spool': ('#20262b', .42, 0),
    'ground_light': ('#c3c7ca', .26, 0), 'ground_paper': ('#d3d5d6', .55, 0), 'ground_slate': ('#4c535a', .32, 0),
    'ground_dark': ('#171b20', .24, 0), 'ground_warm': ('#241a15', .26, 0), 'ground_wood': ('#a9855c', .42, 0),
    'foam': ('#5b6167', .85, 0), 'hammer': ('#4c6a57', .34, 0), 'card': ('#b58d5f', .7, 0), 'paper': ('#e9e7e1', .8, 0), 'lane': ('#d9a51c', .5, 0),
    'silicone': ('#2b6fb5', .42, 0), 'silicone_green': ('#3d8c5c', .42, 0), 'resin': ('#1a1d20', .12, 0),
    'natural': ('#ece9df', .34, 0), 'lamp_yellow': ('#b98a1a', .2, 0), 'lamp_red': ('#8a1e18', .2, 0),
}
GLOW = {'led_green': ('#0d2015', '#39e08a', 6), 'led_white': ('#ffffff', '#fdfbf4', 5),
        'led_copper': ('#2a1408', '#ff8a4a', 4), 'led_red': ('#200808', '#ff4030', 3), 'led_violet': ('#140a22', '#9a6bff', 5)}
CLEAR = {'clear': ('#f4f8f8', .22), 'smoke': ('#b9c2c7', .35), 'laser_glass': ('#b4cf9c', .4), 'amber': ('#c98b4a', .4)}
WIRES = ('wire_red', 'wire_blue', 'wire_yellow', 'wire_green', 'wire_orange', 'wire_white', 'wire_violet', 'wire_grey', 'wire_black')


def linear(colour):
    """Scene-linear RGBA of a web colour."""
    channels = [int(colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1,)


def _surface(name, colour, roughness, metallic):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Specular'].default_value = .45
    if name in ('accent', 'glass_black', 'lamp_yellow', 'lamp_red'):
        shader.inputs['Clearcoat'].default_value = .7
        shader.inputs['Clearcoat Roughness'].default_value = .06
    if metallic == 1 and roughness > .15:
        _uneven(material, shader, roughness)
    return material


def _uneven(material, shader, roughness):
    """Metal is never evenly smooth: a slow noise in the roughness."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    where, noise, span = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexNoise', 'MapRange'))
    noise.inputs['Scale'].default_value = 70
    span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = roughness - .05, roughness + .05
    links.new(where.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], span.inputs['Value'])
    links.new(span.outputs['Result'], shader.inputs['Roughness'])


def _glow(name, colour, light, strength):
    material = _surface(name, colour, .3, 0)
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = linear(light)
    shader.inputs['Emission Strength'].default_value = strength
    material.cycles.sample_as_light = False
    return material


def _clear(name, tint, gloss):
    """Thin polycarbonate: seen through, with Fresnel gloss on front faces only (a solid slab would turn black from inside)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    out, mix, through, shine, fresnel, side, back, front = (nodes.new(f'ShaderNode{kind}') for kind in (
        'OutputMaterial', 'MixShader', 'BsdfTransparent', 'BsdfGlossy', 'Fresnel', 'NewGeometry', 'Math', 'Math'))
    through.inputs['Color'].default_value = linear(tint)
    shine.inputs['Roughness'].default_value = .015
    shine.inputs['Color'].default_value = (gloss, gloss, gloss, 1)
    fresnel.inputs['IOR'].default_value = 1.49
    back.operation, front.operation = 'SUBTRACT', 'MULTIPLY'
    back.inputs[0].default_value = 1
    links.new(side.outputs['Backfacing'], back.inputs[1])
    links.new(back.outputs[0], front.inputs[0])
    links.new(fresnel.outputs[0], front.inputs[1])
    links.new(front.outputs[0], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    return material


def picture_paint(name, path, lit):
    """Paint from a picture file: a lit display, or a printed sign with its own transparency."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader, image = nodes['Principled BSDF'], nodes.new('ShaderNodeTexImage')
    image.image, image.extension = bpy.data.images.load(path), 'EXTEND'
    if lit:
        shader.inputs['Base Color'].default_value = (.005, .005, .006, 1)
        shader.inputs['Roughness'].default_value = .08
        shader.inputs['Specular'].default_value = .12  # a display is read from either side
        shader.inputs['Emission Strength'].default_value = 1.1
        links.new(image.outputs['Color'], shader.inputs['Emission'])
    else:
        links.new(image.outputs['Color'], shader.inputs['Base Color'])
        links.new(image.outputs['Alpha'], shader.inputs['Alpha'])
    material.cycles.sample_as_light = False
    return material


def paint(name):
    """The material of that name, made when first asked for."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    if name in PALETTE:
        return _surface(name, *PALETTE[name])
    if name in GLOW:
        return _glow(name, *GLOW[name])
    return _clear(name, *CLEAR[name])
