/**
 * Measures how long the lists of the portal and the editor area take with a million tickets, 50 000 people,
 * 100 000 machines and 10 000 pages in eleven languages: `node bench/growth.ts` writes growth-results.md. It
 * needs Debian's PostgreSQL. `GROWTH_SCALE=0.1` makes a tenth, `GROWTH_FOLDER` keeps the database for the
 * next run, `GROWTH_LISTS=tickets` measures only lists with that name, and `GROWTH_RUNS` sets how often each
 * is requested.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { grow } from './growth/grow.ts';
import { growthReport } from './growth/growth-report.ts';
import { lists } from './growth/lists.ts';
import { measureList } from './growth/measure-list.ts';
import { openBackEnds } from './growth/open-back-ends.ts';
import { startServer } from './growth/server.ts';
import { say } from './measure.ts';

const { GROWTH_SCALE = '1', GROWTH_FOLDER, GROWTH_LISTS = '', GROWTH_RUNS = '20' } = process.env;
const scale = Number(GROWTH_SCALE);
const runs = Number(GROWTH_RUNS);
const folder = GROWTH_FOLDER ?? mkdtempSync(join(tmpdir(), 'bench-growth-'));
const log = createLog({ level: 'error', json: false });

const server = await startServer(folder);
try {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), DATABASE_URL: server.url });
  const database = await openDatabase(config, log, { isUnhurried: true });
  const backEnds = await openBackEnds(database, join(folder, 'data'), log);
  await grow(database.pool, scale);
  const measured = [];
  for (const list of lists.filter(({ name }) => name.startsWith(GROWTH_LISTS))) {
    const result = await measureList(list, backEnds, runs);
    say(`${result.median.toFixed(0)} / ${result.worst.toFixed(0)} ms  ${list.name}`);
    measured.push(result);
  }
  if (!GROWTH_LISTS) {
    const report = await growthReport(database.pool, measured, { scale, runs });
    writeFileSync(join(import.meta.dirname, 'growth-results.md'), report);
  }
  await database.close();
} finally {
  await server.stop();
  if (!GROWTH_FOLDER) rmSync(folder, { recursive: true, force: true });
}
