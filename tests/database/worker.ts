import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Worker = { readonly origin: string; readonly kill: () => Promise<void> };

/**
 * Starts a program of this folder as a separate process, which prints a line when it is ready: its port, if
 * it listens. `kill` ends it like a power cut.
 */
export async function startWorker(program: string, env: Readonly<Record<string, string>>): Promise<Worker> {
  const worker = spawn(process.execPath, [`tests/database/${program}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(worker.stdout!, 'data')) as [Buffer];
  return {
    origin: `http://127.0.0.1:${line.toString().trim()}`,
    async kill() {
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
    },
  };
}
