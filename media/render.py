"""blender -b --python render.py -- SLUG VIEW PREFIX SAMPLES SCREEN WARNING [WIDTH]
Builds one machine in the studio and writes its two half-sample buffers beside PREFIX."""
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import addon_utils  # noqa: E402  (Blender's own; the path has to stand first)

addon_utils.enable('cycles')
from catalogue import FAMILIES, MACHINES  # noqa: E402
from kit.studio import close_up, empty_studio, extent, frame_subject, light_studio, render_halves  # noqa: E402

slug, view, prefix, samples, screen, warning, *rest = sys.argv[sys.argv.index('--') + 1:]
width = int(rest[0]) if rest else 1200
machine = MACHINES.get(slug) or FAMILIES[slug]
family = importlib.import_module(f'families.{machine.family}')
started = time.time()
empty_studio(screen, warning)
family.build(machine)
low, high = extent()
light_studio(low, high)
camera = family.camera(machine, view)
if 'target' in camera:
    close_up(size=(width, width * 3 // 4), **camera)
else:
    frame_subject(size=(width, width * 3 // 4), **camera)
print(f'BUILT {time.time() - started:.1f}s {(high - low)[:]}', flush=True)
render_halves(prefix, int(samples), .03, int(os.environ.get('RENDER_THREADS', '2')))
print(f'RENDERED {time.time() - started:.1f}s', flush=True)
