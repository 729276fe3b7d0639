"""blender -b --python render_end.py -- NAME PREFIX SAMPLES WIDTH
Builds one wire end, by daylight or by night, and writes its two half-sample buffers beside PREFIX."""
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


def day(f, z):
    """One large key from the left, an overhead box that the metal can mirror, a thin rim, dark cards at both sides."""
    sky(((0, .30), (.5, .34), (.60, .46), (1, .85)), .55)
    box((f * 40, f * 40, f * .1), (0, 0, -f * .05), 'ground_macro', fit=False)
    lamp((-f * .95, -f * .55, z + f * 1.05), (0, 0, z), (f * .55, f * .75), 15 * f * f, (1, .95, .89))
    lamp((f * .1, f * .45, z + f * 1.25), (0, 0, z), (f * 1.7, f * .5), 11 * f * f, (1, 1, 1))
    lamp((f * 1.15, f * .6, z + f * .42), (0, 0, z), (f * .18, f * .9), 7 * f * f, (.88, .94, 1))
    for side in (-1, 1):
        box((f * .02, f * 1.2, f * .5), (side * f * 1.45, f * .1, f * .25), 'black', .001, fit=False)


def night(f, z):
    """Rim and strip lights draw the edges; no ground, a wall that glows low behind."""
    sky(((0, .03), (.5, .05), (.62, .12), (1, .30)), .6)
    lamp((-f * .45, -f * .9, z + f * .9), (0, 0, z), (f * .6, f * .6), 30 * f * f, (1, .94, .87))
    lamp((f * .1, f * .4, z + f * .9), (0, 0, z), (f * 1.9, f * .4), 30 * f * f, (1, 1, 1))
    lamp((f * .9, f * .7, z + f * .1), (0, 0, z), (f * .3, f * .9), 26 * f * f, (1, .62, .38))
    lamp((f * .1, -f * .8, z - f * .7), (0, 0, z), (f * 1.8, f * .5), 9 * f * f, (.72, .84, 1))
    box((f * 12, f * .1, f * 9), (0, f * 2.4, z), 'ground_night', .001, fit=False)
    lamp((f * .5, f * 1.7, z - f * 1.2), (f * .5, f * 2.4, z + f * .1), (f * 2.4, f * .2), 26 * f * f, (1, .70, .5))


name, prefix, samples, width = sys.argv[sys.argv.index('--') + 1:]
started = time.time()
bpy.ops.wm.read_factory_settings(use_empty=True)
forget_meshes()
paints.load()
shot = dict(ENDS[name]())
is_night = shot.pop('night', False)
f = shot['distance'] * 36 / shot['lens']
x, y, z = shot['target']
with moved((x, y, 0), (0, 0, shot['azimuth'])):
    (night if is_night else day)(f, z)
close_up(size=(int(width), int(width) * 9 // 16 if is_night else int(width) * 3 // 4), **shot)
print(f'BUILT {time.time() - started:.1f}s', flush=True)
render_halves(prefix, int(samples), .02, int(os.environ.get('RENDER_THREADS', '2')))
print(f'RENDERED {time.time() - started:.1f}s', flush=True)
