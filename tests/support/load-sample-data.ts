import { startServer } from './server.ts';

/** Has a server load the sample data into a DATA_DIR, and end. */
export async function loadSampleData(path: string): Promise<void> {
  const server = await startServer({ DATA_DIR: path });
  await server.stop();
}
