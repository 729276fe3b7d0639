import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import { startServer } from './server.ts';

/** Has a server load the sample data into a DATA_DIR, and end. */
export async function loadSampleData(path: string): Promise<void> {
  const server = await startServer({ DATA_DIR: path });
  try {
    await indexFilled(server.address);
  } finally {
    await server.stop();
  }
}

/** The search index fills in the background of a first start: comes back when the last machine is in it. */
async function indexFilled(origin: string): Promise<void> {
  const question = { localeCode: 'zh', siteSlug: '', query: 'Uetli V360', type: 'product' };
  for (let second = 0; second < 120; second += 1) {
    const { text } = await ask(`${origin}/api/search-proxy/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(question),
    });
    if (JSON.parse(text).total > 0) return;
    await wait(1000);
  }
  throw new Error('The search index was not filled in two minutes.');
}
