import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type TicketWorker = { readonly origin: string; readonly kill: () => Promise<void> };

/** Starts a process of its own that answers for tickets; `kill` ends it as a power cut would. */
export async function startTicketWorker(env: Readonly<Record<string, string>>): Promise<TicketWorker> {
  const worker: ChildProcess = spawn(process.execPath, ['tests/database/ticket-worker.ts'], {
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
