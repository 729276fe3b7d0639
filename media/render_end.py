"""blender -b --python render_end.py -- NAME PREFIX SAMPLES WIDTH
Builds one wire end by daylight and writes its two half-sample buffers beside PREFIX."""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import addon_utils  # noqa: E402  (Blender's own; the path has to stand first)

addon_utils.enable('cycles')
import bpy  # noqa: E402
from kit import box, lamp, moved  # noqa: E402
from kit.solid import forget_meshes  # noqa: E402
from kit.studio import close_up, render_halves, sky  # noqa: E402
from wire_ends import ENDS, paints  # noqa: E402

name, prefix, samples, width = sys.argv[sys.argv.index('--') + 1:]
started = time.time()
bpy.ops.wm.read_factory_settings(use_empty=True)
forget_meshes()
paints.load()
shot = ENDS[name]()
f = shot['distance'] * 36 / shot['lens']
x, y, z = shot['target']
# one large key from the left, an overhead box that the metal can mirror, a thin rim, dark cards at both sides
with moved((x, y, 0), (0, 0, shot['azimuth'])):
    sky(((0, .30), (.5, .34), (.60, .46), (1, .85)), .55)
    box((f * 40, f * 40, f * .1), (0, 0, -f * .05), 'ground_macro', fit=False)
    lamp((-f * .95, -f * .55, z + f * 1.05), (0, 0, z), (f * .55, f * .75), 15 * f * f, (1, .95, .89))
    lamp((f * .1, f * .45, z + f * 1.25), (0, 0, z), (f * 1.7, f * .5), 11 * f * f, (1, 1, 1))
    lamp((f * 1.15, f * .6, z + f * .42), (0, 0, z), (f * .18, f * .9), 7 * f * f, (.88, .94, 1))
    for side in (-1, 1):
        box((f * .02, f * 1.2, f * .5), (side * f * 1.45, f * .1, f * .25), 'black', .001, fit=False)
close_up(size=(int(width), int(width) * 3 // 4), **shot)
print(f'BUILT {time.time() - started:.1f}s', flush=True)
render_halves(prefix, int(samples), .02, int(os.environ.get('RENDER_THREADS', '2')))
print(f'RENDERED {time.time() - started:.1f}s', flush=True)
