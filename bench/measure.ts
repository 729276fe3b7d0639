import { type Load, load } from './load.ts';
import { get } from './page.ts';
import { median, type Row } from './report.ts';
import type { Measured } from './servers/server.ts';

export type Case = {
  readonly name: string;
  readonly server: Measured;
  readonly path: string;
  /** Requested in turn, instead of `path`. */
  readonly paths?: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
};

export type Run = { readonly seconds: number; readonly rounds: number; readonly directory: string };

/** The headers of a browser. */
export const browser = { 'Accept-Encoding': 'gzip, deflate, br' };
/** Makes the site render the page for this request alone. */
export const uncached = { Authorization: 'Bearer bench' };

export const say = (text: string) => process.stderr.write(`${text}\n`);

/**
 * Measures the cases in turn, several times over, so that a busy moment of the machine does not affect only
 * one of them.
 */
export async function measure(cases: readonly Case[], { seconds, rounds, directory }: Run): Promise<Row[]> {
  const loads = cases.map(() => [] as Load[]);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { name, server, path, paths, headers, connections }] of cases.entries()) {
      say(`${round === 0 ? 'warming' : `round ${round}`}: ${name}`);
      const url = server.address + path;
      const done = await load({ url, paths, headers, seconds, connections, pids: server.pids(), directory });
      if (round > 0) loads[index]!.push(done);
    }
  }
  return cases.map(({ name }, index) => ({ name, load: median(loads[index]!) }));
}

/** Measures how long a cached page takes while 40 others are rendered per second. */
export async function hitsDuringMisses(server: Measured, path: string, { seconds, directory }: Run) {
  const url = server.address + path;
  const hit = { url, headers: browser, seconds, connections: 8, pids: server.pids(), directory };
  const quiet = await load(hit);
  let rendered = 0;
  const timer = setInterval(async () => {
    await get(url, { ...browser, ...uncached });
    rendered += 1;
  }, 25);
  const busy = await load(hit);
  clearInterval(timer);
  return { quiet, busy, renderedPerSecond: rendered / seconds };
}

/**
 * The smallest form of a page: frequently requested pages are compressed a second time, for which this waits.
 */
export async function smallest(url: string): Promise<Buffer> {
  const first = await get(url, browser);
  const giveUpAt = Date.now() + 10_000;
  for (let last = first; Date.now() < giveUpAt; last = await get(url, browser)) {
    if (last.body.length !== first.body.length) return last.body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} was not compressed a second time`);
}
