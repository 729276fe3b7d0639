"""Makes the scenes of services and stories, 1200 x 675, at most 65 KB each. Resumable: what exists is kept.

  python3 media/scenes.py                       every scene that is missing
  python3 media/scenes.py spare-parts           one of them; --again renders what exists once more
  python3 media/scenes.py --width 320 --samples 4 --out /tmp/previews      small and rough, to judge a composition"""
import argparse
import os
import re
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(HERE, 'work')
sys.path.insert(0, HERE)
from catalogue import MACHINES  # noqa: E402
from screens.draw import machine_screen, warning_sign  # noqa: E402

LIMIT = 65_000  # bytes of a picture
SIZE = (1200, 675)
RENDERED = 900  # pixels across: enlarging them costs a sharpness that no one misses and saves half of the time


def names():
    """All scenes, by the functions of the modules that hold them: those need Blender, this program does not."""
    found = []
    for module in ('services_parts', 'services_plant', 'stories', 'stories_plant', 'stories_wire', 'stories_office'):
        with open(os.path.join(HERE, 'scenes', f'{module}.py')) as file:
            found += [name.replace('_', '-') for name in re.findall(r'^def ([a-z]\w*)\(\):', file.read(), re.M)]
    return found


def draw_screens():
    """The pictures on the displays that a scene may show."""
    for machine in MACHINES.values():
        machine_screen(machine, WORK)
    warning_sign(WORK)
    if not os.path.exists(os.path.join(WORK, 'lumen-trace.png')):
        subprocess.run([sys.executable, os.path.join(HERE, 'screens', 'software.py')], check=True)


def make(name, out, samples, width):
    """Renders and develops one scene."""
    from develop import develop
    prefix = os.path.join(WORK, f'scene-{name}')
    command = ['blender', '-b', '--python-exit-code', '1', '--python', os.path.join(HERE, 'render_scene.py'), '--', name, prefix, str(samples), str(width)]
    with open(prefix + '.log', 'w') as log:
        if subprocess.run(command, stdout=log, stderr=log).returncode:
            raise RuntimeError(f'{name}: see {prefix}.log')
    develop(prefix, os.path.join(out, f'scene-{name}.webp'), WORK, cutout=False, limit=LIMIT, size=SIZE if width == RENDERED else None)
    for half in 'ab':
        for kind in ('image', 'albedo', 'normal'):
            os.remove(f'{prefix}_{half}_{kind}.exr')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--samples', type=int, default=16)
    parser.add_argument('--width', type=int, default=RENDERED)
    parser.add_argument('--out', default=os.path.join(HERE, '..', 'seed', 'company', 'media'))
    parser.add_argument('--again', action='store_true')
    options = parser.parse_args()
    unknown = set(options.names) - set(names())
    if unknown:
        sys.exit(f'No such scene: {", ".join(sorted(unknown))}')
    os.makedirs(WORK, exist_ok=True)
    os.makedirs(options.out, exist_ok=True)
    os.nice(19)
    draw_screens()
    wanted = [n for n in options.names or names() if options.again or not os.path.exists(os.path.join(options.out, f'scene-{n}.webp'))]
    failed = 0
    for k, name in enumerate(wanted, 1):
        started = time.time()
        try:
            make(name, options.out, options.samples, options.width)
        except RuntimeError as error:
            failed += 1
            print(error, file=sys.stderr, flush=True)
            continue
        print(f'{k}/{len(wanted)} {name} {time.time() - started:.0f} s', flush=True)
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
