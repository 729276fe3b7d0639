import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningServer = {
  /** Such as `http://localhost:41234`, as in the ready line. */
  readonly address: string;
  readonly process: ChildProcess;
  readonly output: () => { readonly stdout: string; readonly stderr: string };
  /** Sends SIGTERM and waits for the end. */
  readonly stop: () => Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
};

/** The password of the sample people of every server under test. */
export const samplePassword = 'crimp-height-4711';

/**
 * The only variables that reach the server: a PORT or DATABASE_URL in the tester's environment is not meant
 * for it.
 */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE'];

/**
 * Starts the program as in production, on a free port, with the Node that runs the tests (npm would swallow
 * signals), and waits until it is ready.
 * @throws its output, if it ends instead
 */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const kept = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...kept, NODE_ENV: 'production', PORT: '0', SAMPLE_PASSWORD: samplePassword, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (text) => {
      output.stderr += text;
    });
    child.stdout?.on('data', (text) => {
      output.stdout += text;
      const ready = /^Ready on (\S+)\n/m.exec(output.stdout);
      if (ready?.[1]) resolve(ready[1]);
    });
    void ended.then(() => reject(new ServerEnded(child.exitCode, output)));
  });
  return {
    address,
    process: child,
    output: () => output,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Loads the sample data into a DATA_DIR with a server, which then ends. */
export async function loadSampleData(path: string): Promise<void> {
  const server = await startServer({ DATA_DIR: path });
  await server.stop();
}

/** The server ended before it was ready. */
export class ServerEnded extends Error {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  constructor(exitCode: number | null, output: { stdout: string; stderr: string }) {
    super(`The server ended with code ${exitCode} before it was ready:\n${output.stderr}`);
    this.exitCode = exitCode;
    this.stdout = output.stdout;
    this.stderr = output.stderr;
  }
}

export type DataDir = { readonly path: string; readonly remove: () => Promise<void> };

/** A fresh DATA_DIR, and a function that removes it. */
export function freshDataDir(within = tmpdir()): DataDir {
  const path = mkdtempSync(join(within, 'site-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/**
 * A copy of the DATA_DIR at `source`, whose server has ended. Owners and modes are kept, since the database
 * insists on them; the site's files, which are written only once, are hard links.
 *
 * Removing a copy only frees its disk space; its files are removed with the folder `within`. ext4 does not
 * reuse an inode that was freed within half a minute and checks each of them, so the next copy would take
 * five times as long.
 */
export function copiedDataDir(source: string, within: string): DataDir {
  const data = freshDataDir(within);
  for (const name of readdirSync(source)) {
    const how = name === 'files' ? '-al' : '-a';
    const { status, stderr } = spawnSync('cp', [how, join(source, name), data.path], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${source} was not copied: ${stderr}`);
  }
  return { path: data.path, remove: () => emptyFiles(join(data.path, 'postgres')) };
}

async function emptyFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => truncate(join(parentPath, name))));
}
