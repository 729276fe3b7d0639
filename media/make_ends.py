"""Makes the pictures of wire ends, 2880 x 2160, at most 300 KB each. Resumable: what exists is kept.

  python3 media/make_ends.py                      every end that is missing
  python3 media/make_ends.py coax --again         one of them once more
  python3 media/make_ends.py --width 360 --samples 6 --out /tmp/previews      small and rough, to judge a composition"""
import argparse
import os
import re
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(HERE, 'work')
LIMIT = 300_000  # bytes of a picture
WIDTH = 2880


def names():
    """All ends, read from their list: the list itself needs Blender, this program does not."""
    with open(os.path.join(HERE, 'wire_ends', '__init__.py')) as file:
        return re.findall(r"'([a-z-]+)': \w+\.", file.read())


def make(name, out, samples, width):
    """Renders and develops one end."""
    from develop import develop
    prefix = os.path.join(WORK, f'end-{name}')
    command = ['blender', '-b', '--python-exit-code', '1', '--python', os.path.join(HERE, 'render_end.py'), '--', name, prefix, str(samples), str(width)]
    with open(prefix + '.log', 'w') as log:
        if subprocess.run(command, stdout=log, stderr=log).returncode:
            raise RuntimeError(f'{name}: see {prefix}.log')
    develop(prefix, os.path.join(out, f'wire-end-{name}.webp'), WORK, cutout=False, limit=LIMIT)
    for half in 'ab':
        for kind in ('image', 'albedo', 'normal'):
            os.remove(f'{prefix}_{half}_{kind}.exr')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--width', type=int, default=WIDTH)
    parser.add_argument('--out', default=os.path.join(HERE, '..', 'seed', 'company', 'media'))
    parser.add_argument('--again', action='store_true')
    options = parser.parse_args()
    unknown = set(options.names) - set(names())
    if unknown:
        sys.exit(f'No such wire end: {", ".join(sorted(unknown))}')
    os.makedirs(WORK, exist_ok=True)
    os.makedirs(options.out, exist_ok=True)
    os.nice(19)
    wanted = [n for n in options.names or names() if options.again or not os.path.exists(os.path.join(options.out, f'wire-end-{n}.webp'))]
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
