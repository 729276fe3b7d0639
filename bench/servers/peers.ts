import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageNode } from '../page-tree.ts';
import { freePort, type Measured, start, stop } from './server.ts';

export type PeerName = 'next' | 'nuxt';

const build = {
  next: ['node_modules/next/dist/bin/next', 'build'],
  nuxt: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
} as const;

/**
 * Installs and builds a peer that renders `page`, unless that was done before. Downloads a few hundred
 * megabytes.
 */
export function preparePeer(name: PeerName, page: PageNode): string {
  const source = join(import.meta.dirname, '..', 'peers', name);
  const directory = join(import.meta.dirname, '..', '..', '.cache', 'peers', name);
  const text = JSON.stringify(page);
  const hash = createHash('sha256').update(text);
  for (const file of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)));
  }
  const stamp = hash.digest('hex');
  const mark = join(directory, '.built');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return directory;

  mkdirSync(directory, { recursive: true });
  cpSync(source, directory, { recursive: true });
  writeFileSync(join(directory, 'page.json'), text);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' },
    });
  run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock']);
  run(process.execPath, build[name]);
  writeFileSync(mark, stamp);
  return directory;
}

/** Starts a built peer as its documentation says, in one process. */
export async function startPeer(name: PeerName, directory: string): Promise<Measured> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const args = {
    next: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
    nuxt: ['.output/server/index.mjs'],
  }[name];
  const child = await start(process.execPath, args, {
    address: `${address}/cached`,
    cwd: directory,
    env: { PORT: String(port), HOST: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return { address, pids: () => [child.pid], stop: () => stop(child) };
}
