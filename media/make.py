"""Makes the pictures of machines. Resumable: what exists is kept.

  python3 media/make.py                     every machine, three-quarter views first, then details, then other sides
  python3 media/make.py reuss-455           one machine, all its views
  python3 media/make.py linth --view front  one family, one view
  python3 media/make.py reuss --family      the picture of a family, with no number on its plate
  --again renders what exists once more; --samples N, --out FOLDER, --width N."""
import argparse
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(HERE, 'work')
sys.path.insert(0, HERE)
from catalogue import FAMILIES, MACHINES, VIEWS, WITHOUT, picture_name  # noqa: E402
from screens.draw import machine_screen, warning_sign  # noqa: E402

SECONDS = 60  # a picture on two cores, until this run has measured its own


def wanted(names, views, out, again, machines=MACHINES):
    """(machine, view) pairs that are asked for and not there yet."""
    chosen = [m for m in machines.values() if m.slug not in WITHOUT and (not names or m.slug in names or m.family in names)]
    if names and not chosen:
        sys.exit(f'No such machine or family: {", ".join(names)}')
    return [(m, v) for v in views for m in chosen if again or not os.path.exists(os.path.join(out, picture_name(m.slug, v)))]


def make(machine, view, out, samples, width):
    """Renders and develops one picture."""
    from develop import develop
    prefix = os.path.join(WORK, f'{machine.slug}-{view}')
    screen, warning = machine_screen(machine, WORK), warning_sign(WORK)
    command = ['blender', '-b', '--python-exit-code', '1', '--python', os.path.join(HERE, 'render.py'), '--', machine.slug, view, prefix, str(samples), screen, warning, str(width)]
    with open(prefix + '.log', 'w') as log:
        if subprocess.run(command, stdout=log, stderr=log).returncode:
            raise RuntimeError(f'{machine.slug} {view}: see {prefix}.log')
    develop(prefix, os.path.join(out, picture_name(machine.slug, view)), WORK, cutout=view != 'detail')
    for half in 'ab':
        for name in ('image', 'albedo', 'normal'):
            os.remove(f'{prefix}_{half}_{name}.exr')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--view', choices=VIEWS, action='append')
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--width', type=int, default=1200)
    parser.add_argument('--out', default=os.path.join(HERE, '..', 'seed', 'company', 'media'))
    parser.add_argument('--again', action='store_true')
    parser.add_argument('--family', action='store_true')
    options = parser.parse_args()
    os.makedirs(WORK, exist_ok=True)
    os.nice(19)
    work, times, failed = wanted(options.names, options.view or VIEWS, options.out, options.again, FAMILIES if options.family else MACHINES), [], 0
    print(f'{len(work)} pictures, about {len(work) * SECONDS / 60:.0f} minutes', flush=True)
    for k, (machine, view) in enumerate(work, 1):
        started = time.time()
        try:
            make(machine, view, options.out, options.samples, options.width)
        except RuntimeError as error:
            failed += 1
            print(error, file=sys.stderr, flush=True)
            continue
        times.append(time.time() - started)
        left = sum(times) / len(times) * (len(work) - k)
        print(f'{k}/{len(work)} {picture_name(machine.slug, view)} {times[-1]:.0f} s, {left / 60:.0f} min left', flush=True)
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
