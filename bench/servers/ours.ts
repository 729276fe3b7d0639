import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryArgs, memoryEnv } from '../../scripts/bootstrap/memory.mjs';
import { compiled } from '../../scripts/bootstrap/root.mjs';
import { freePort, type Measured, start, stop } from './server.ts';

/**
 * Starts the site as `npm start` does, with the sample content, in one process. The database is a separate
 * process.
 */
export async function startOurs(settings: Readonly<Record<string, string>> = {}): Promise<Measured> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  // The same address as for the others: `localhost` means IPv6, which has another cost in the kernel.
  const address = `http://127.0.0.1:${port}`;
  const child = await start(process.execPath, [...memoryArgs, 'server/main.ts'], {
    address: `${address}/readyz`,
    env: {
      PORT: String(port),
      ORIGIN: address,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compiled,
      ...memoryEnv,
      ...settings,
    },
  });
  return {
    address,
    pids: () => [child.pid],
    async stop() {
      await stop(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
