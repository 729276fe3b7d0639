/**
 * Measures how product page, filtered overview, search and suggestions scale with the catalogue: 1 000, 10
 * 000 and 100 000 products, made from the sample machines. `node bench/catalogue.ts` writes
 * catalogue-results.md. The back ends are called in process, as the site calls them; the database is the
 * embedded one. `BENCH_SIZES` changes the sizes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { catalogueReport, type SizeResult } from './catalogue/catalogue-report.ts';
import { growTo } from './catalogue/grow.ts';
import { openBackEnds } from './catalogue/open-back-ends.ts';
import { questions } from './catalogue/questions.ts';
import { timed } from './catalogue/timed.ts';
import { say } from './measure.ts';

const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const directory = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
const log = createLog({ level: 'error', json: false });
const database = await openDatabase(readConfig({ DATA_DIR: directory }), log);

try {
  say('Loading the sample catalogue …');
  const backEnds = await openBackEnds(database, directory, log);
  const results: SizeResult[] = [];
  for (const size of sizes) {
    say(`Growing to ${size} products …`);
    const grown = await growTo(database.pool, size);
    const rows = [];
    for (const question of questions) {
      say(`${size}: ${question.name}`);
      rows.push({ name: question.name, ...(await timed(() => question.run(backEnds), backEnds.statements)) });
    }
    results.push({ size, ...grown, rows, residentBytes: process.memoryUsage.rss() });
  }
  writeFileSync(join(import.meta.dirname, 'catalogue-results.md'), catalogueReport(results));
  await backEnds.close();
} finally {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
}
