"""blender -b --python render_scene.py -- SCENE PREFIX SAMPLES WIDTH
Builds one scene and writes its two half-sample buffers beside PREFIX."""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import addon_utils  # noqa: E402  (Blender's own; the path has to stand first)

addon_utils.enable('cycles')
from kit.studio import empty_studio, render_halves  # noqa: E402
from scenes import SCENES  # noqa: E402
from scenes.machine import WORK  # noqa: E402
from scenes.stage import take  # noqa: E402

name, prefix, samples, width = sys.argv[sys.argv.index('--') + 1:]
started = time.time()
empty_studio(os.path.join(WORK, 'screen-reuss-455.png'), os.path.join(WORK, 'warning.png'))
take(**SCENES[name](), size=(int(width), int(width) * 9 // 16))
print(f'BUILT {time.time() - started:.1f}s', flush=True)
render_halves(prefix, int(samples), .03, int(os.environ.get('RENDER_THREADS', '2')))
print(f'RENDERED {time.time() - started:.1f}s', flush=True)
