/** What every worker runs: it loads the module that it is given, and calls what that exports, one call after the other. */
import { parentPort, workerData } from 'node:worker_threads';

const { module } = workerData as { module: string };
const works = (await import(module)) as Record<string, (...input: unknown[]) => unknown>;

parentPort?.on('message', async ({ name, input }: { name: string; input: unknown[] }) => {
  try {
    parentPort?.postMessage({ value: await works[name]?.(...input) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
