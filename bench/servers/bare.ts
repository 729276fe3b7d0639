import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type Measured, start, stop } from './server.ts';

/** Starts the bare server, which measures the cost of the runtime. */
export async function startBare(directory: string, body: Buffer, encoding: string): Promise<Measured> {
  const port = await freePort();
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'page');
  writeFileSync(path, body);
  const address = `http://127.0.0.1:${port}`;
  const program = join(import.meta.dirname, 'bare.mjs');
  const child = await start(process.execPath, [program, String(port), path, encoding], { address });
  return { address, pids: () => [child.pid], stop: () => stop(child) };
}
