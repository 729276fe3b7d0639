"""What a machine says: its display, its plates and badges, warning signs, lettering."""
import os
import bpy
from .paint import paint
from .solid import plate, rect, turned
from .space import moved, place

FONT = '/usr/share/fonts/opentype/inter/Inter-SemiBold.otf'


def lettering(body, size, at, turn=(0, 0, 0), colour='graphite', align='LEFT'):
    """Raised letters on a face that looks to the front (-Y)."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.size, curve.extrude, curve.align_x, curve.align_y = body, size, .0002, align, 'CENTER'
    if os.path.exists(FONT):
        curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.materials.append(paint(colour))
    with moved(at, turn):
        return place(bpy.data.objects.new('lettering', curve), turn=(90, 0, 0))


def sign(colour, w, h, at, turn=(0, 0, 0)):
    """A flat picture that looks to the front."""
    mesh = bpy.data.meshes.new('sign')
    mesh.from_pydata([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    mesh.materials.append(paint(colour))
    return place(bpy.data.objects.new('sign', mesh), at, turn)


def warning(size, at, turn=(0, 0, 0)):
    """The yellow triangle with the bolt (ISO 7010 W012)."""
    sign('warning', size, size * .89, at, turn)


def badge(size, at, turn=(0, 0, 0), colours=('accent', 'accent', 'graphite')):
    """Three slanted strands, the mark of the house."""
    with moved(at, turn):
        for i, (colour, tall) in enumerate(zip(colours, (.62, 1, .62))):
            w, x, reach = size * .2, (i - 1) * size * .3, size * tall * .5
            lean = reach * .32
            plate([(x - w / 2 - lean, -reach, w * .48), (x + w / 2 - lean, -reach, w * .48),
                   (x + w / 2 + lean, reach, w * .48), (x - w / 2 + lean, reach, w * .48)], .0012, 'Y', colour, edge=.0002)


def name_plate(name, size, at, turn=(0, 0, 0), colour='graphite'):
    """Badge and model name in one line, from the left."""
    with moved(at, turn):
        badge(size * 1.25, (size * .55, -.0006, 0), colours=('accent', 'accent', 'white' if colour == 'white' else 'graphite'))
        lettering(name, size, (size * 1.45, -.0006, 0), colour=colour)


def display(w, h, at=(0, 0, 0), turn=(0, 0, 0), depth=.03, rim=.012):
    """A panel computer that looks to the front and shows this machine's screen."""
    with moved(at, turn):
        plate(rect(w, h, .012), depth, 'Y', 'graphite', (0, depth / 2, 0), edge=min(.004, depth * .3))
        plate(rect(w - .003, h - .003, .011), .004, 'Y', 'glass_black', (0, -.0012, 0), edge=.001)
        sign('display', w - 2 * rim, h - 2 * rim, (0, -.0036, 0))
        turned([(.0018, 0), (.0018, .0003)], 'Y', (0, -.0034, -h / 2 + rim * .45), 'led_white', 12)
