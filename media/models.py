"""Makes the models of machines that can be turned on a page. Resumable: what exists is kept.

  python3 media/models.py              every machine
  python3 media/models.py reuss-455    one machine
  python3 media/models.py linth        one family
  --again makes what exists once more; --out FOLDER."""
import argparse
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(HERE, 'work')
sys.path.insert(0, HERE)
from catalogue import MACHINES, WITHOUT  # noqa: E402
from screens.draw import machine_screen, warning_sign  # noqa: E402

SECONDS = 6  # a model on two cores, until this run has measured its own
LIMIT = 600_000  # bytes: more is not worth a visitor's waiting


def wanted(names, out, again):
    chosen = [m for m in MACHINES.values() if m.slug not in WITHOUT and (not names or m.slug in names or m.family in names)]
    if names and not chosen:
        sys.exit(f'No such machine or family: {", ".join(names)}')
    return [m for m in chosen if again or not os.path.exists(path_of(m, out))]


def path_of(machine, out):
    return os.path.join(out, f'machine-{machine.slug}.glb')


def make(machine, out):
    """Builds, exports and packs one model; gives what the packer says of it."""
    raw = os.path.join(WORK, f'{machine.slug}.glb')
    export = ['blender', '-b', '--python-exit-code', '1', '--python', os.path.join(HERE, 'export_model.py'), '--',
              machine.slug, raw, machine_screen(machine, WORK), warning_sign(WORK)]
    with open(os.path.join(WORK, f'{machine.slug}-model.log'), 'w') as log:
        if subprocess.run(export, stdout=log, stderr=log).returncode:
            raise RuntimeError(f'{machine.slug}: see {log.name}')
    packed = subprocess.run(['node', os.path.join(HERE, 'optimise.mjs'), raw, path_of(machine, out)], capture_output=True, text=True)
    if packed.returncode:
        raise RuntimeError(f'{machine.slug}: {packed.stderr}')
    os.remove(raw)
    size = os.path.getsize(path_of(machine, out))
    if size > LIMIT:
        os.remove(path_of(machine, out))
        raise RuntimeError(f'{machine.slug}: {size} bytes are too many')
    return packed.stdout.strip().splitlines()[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--out', default=os.path.join(HERE, '..', 'seed', 'company', 'media'))
    parser.add_argument('--again', action='store_true')
    options = parser.parse_args()
    os.makedirs(WORK, exist_ok=True)
    os.nice(10)
    work, failed, begun = wanted(options.names, options.out, options.again), 0, time.time()
    print(f'{len(work)} models, about {len(work) * SECONDS / 60:.0f} minutes', flush=True)
    for k, machine in enumerate(work, 1):
        try:
            said = make(machine, options.out)
        except RuntimeError as error:
            failed += 1
            print(error, file=sys.stderr, flush=True)
            continue
        left = (time.time() - begun) / k * (len(work) - k)
        print(f'{k}/{len(work)} {machine.slug} {said}, {left:.0f} s left', flush=True)
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
