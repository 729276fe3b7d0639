"""blender -b --python export_model.py -- SLUG PATH SCREEN WARNING
Builds one machine and writes it as a plain GLB, without studio and lamps."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402  (Blender's own; the path has to stand first)
from catalogue import MACHINES  # noqa: E402
from kit.portable import make_portable  # noqa: E402
from kit.solid import draw_coarsely  # noqa: E402
from kit.studio import empty_studio  # noqa: E402

slug, path, screen, warning = sys.argv[sys.argv.index('--') + 1:]
machine = MACHINES[slug]
empty_studio(screen, warning)
draw_coarsely(2)
importlib.import_module(f'families.{machine.family}').build(machine)
make_portable()
bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', use_visible=True, export_apply=True, export_yup=True,
                          export_lights=False, export_cameras=False, export_animations=False, export_extras=False)
print(f'EXPORTED {os.path.getsize(path)}', flush=True)
