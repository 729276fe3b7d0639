/** The entry of every worker: it loads the given module and calls its exports, one call after the other. */
import process from 'node:process';

const works = (await import(process.argv[2] ?? '')) as Record<string, (...input: unknown[]) => unknown>;

process.on('message', async (order) => {
  const { name, input } = order as { name: string; input: unknown[] };
  try {
    process.send?.({ value: await works[name]?.(...input) });
  } catch (error) {
    process.send?.({ error });
  }
});
