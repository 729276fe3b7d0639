import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server under measurement. */
export type Measured = {
  readonly address: string;
  /** The processes whose CPU time counts. */
  readonly pids: () => readonly number[];
  readonly stop: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/**
 * Starts a program and waits until it responds.
 * @throws its output, if it ends instead
 */
export async function start(
  program: string,
  args: readonly string[],
  settings: { readonly address: string; readonly cwd?: string; readonly env?: Record<string, string> },
): Promise<ChildProcess & { readonly pid: number }> {
  const child = spawn(program, args, {
    cwd: settings.cwd,
    env: { ...process.env, NODE_ENV: 'production', ...settings.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: Buffer) => {
    output = (output + text.toString()).slice(-5000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const giveUpAt = Date.now() + 120_000;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
    const answers = await fetch(settings.address, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (answers) return child as ChildProcess & { readonly pid: number };
    await wait(200);
  }
  child.kill('SIGKILL');
  throw new Error(`${program} did not answer at ${settings.address}:\n${output}`);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}
