import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryArgs, memoryEnv } from '../../scripts/bootstrap/memory.mjs';
import { compiled } from '../../scripts/bootstrap/root.mjs';
import { freePort, type Measured, start, stop } from './server.ts';

/** The site as `npm start` runs it, with the sample content, in one process. The database is a process of its own. */
export async function startOurs(settings: Readonly<Record<string, string>> = {}): Promise<Measured> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  // The same address as the others: the kernel sends over IPv6, which `localhost` means, at another cost.
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
