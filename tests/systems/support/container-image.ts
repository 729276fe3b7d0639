import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const isolation = { BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };
const image = 'localhost/website:test';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Builds the two base images of ours from a Debian by debootstrap, with the Node that runs the tests and the
 * npm of this machine, then our image, in a separate store (docs/operations/containers.md). What Debian's
 * slim images lack is removed.
 */
const build = `
set -e
debootstrap --variant=minbase bookworm "$1/base" http://deb.debian.org/debian >&2
for path in usr/share/doc usr/share/man usr/share/locale usr/share/info var/cache/apt var/lib/apt/lists; do rm -rf "$1/base/$path"/*; done
c=$(buildah from scratch)
buildah copy -q "$c" "$1/base" / && buildah commit -q "$c" localhost/base
buildah copy -q "$c" "$2" /usr/local/bin/node
buildah copy -q "$c" "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" /usr/local/lib/node_modules/npm
buildah copy -q "$c" ${certificates} ${certificates}
buildah run "$c" ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
buildah commit -q "$c" localhost/node
buildah build --format docker --build-arg BASE_IMAGE=localhost/base --build-arg NODE_IMAGE=localhost/node \\
  --build-arg NODE_EXTRA_CA_CERTS=${certificates} -t ${image} . >&2
c=$(buildah from ${image})
buildah mount "$c"
`;

/** As a container runtime does: only /data and /tmp are writable, and the user has no privileges. */
const enter = `
set -e
mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"
mount --bind "$2" "$1/data" && mount -t tmpfs tmpfs "$1/tmp" && mount -t tmpfs tmpfs "$1/dev" && mknod -m 666 "$1/dev/urandom" c 1 9
mknod -m 666 "$1/dev/null" c 1 3 && mount --bind /proc "$1/proc"
root=$1; shift 2
exec chroot --userspec=10001:10001 "$root" /bin/sh -c 'cd /site && exec "$@"' sh "$@"`;

export async function makeImage() {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const store = join(folder, 'storage.conf');
  const env = { ...process.env, ...isolation, CONTAINERS_STORAGE_CONF: store };
  const run = async (...command: [string, ...string[]]) =>
    (
      await promisify(execFile)(command[0], command.slice(1), { env, maxBuffer: 64 * 1024 * 1024 })
    ).stdout.trim();
  await run(
    'sh',
    '-c',
    `printf '[storage]\\ndriver = "vfs"\\ngraphroot = "%s/graph"\\nrunroot = "%s/run"\\n' "$1" "$1" > "$2"`,
    'sh',
    folder,
    store,
  );
  const root = (await run('sh', '-c', build, 'sh', folder, process.execPath)).split('\n').at(-1)!;
  const data = join(folder, 'data');
  await run('install', '-d', '-o', '10001', '-g', '10001', '-m', '700', data);
  return {
    /** The total size of its files in bytes. */
    size: async () => Number((await run('du', '-sb', root)).split('\t')[0]),
    /** Its configuration for running it. */
    inspect: async () => JSON.parse(await run('buildah', 'inspect', '--type', 'image', image)).Docker.config,
    start: (command: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess =>
      spawn('unshare', ['--mount', 'sh', '-c', enter, 'sh', root, data, ...command], {
        env: { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
