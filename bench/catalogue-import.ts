/**
 * Measures how long a supplier's catalogue of 10 000 articles in all languages takes until it is saved as
 * drafts, and how much memory reading a file of 500 MB needs. `node bench/catalogue-import.ts` writes
 * catalogue-import-results.md. `BENCH_ARTICLES` and `BENCH_MEGABYTES` change the sizes.
 */
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { languages, threeLetterCodes } from '#contracts/languages.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { chooseMapping } from '#services/products/catalogue-import/choose-mapping.ts';
import { compareImport } from '#services/products/catalogue-import/compare-import.ts';
import { draftImport } from '#services/products/catalogue-import/draft-import.ts';
import { findImport } from '#services/products/catalogue-import/find-imports.ts';
import { publishImport } from '#services/products/catalogue-import/publish-import.ts';
import { beginStaging } from '#services/products/catalogue-import/stage-file.ts';
import { beginStep } from '#services/products/catalogue-import/steps/import-steps.ts';
import { findVocabulary } from '#services/products/vocabulary/find-vocabulary.ts';
import { openBackEnds } from './catalogue/open-back-ends.ts';
import { say } from './measure.ts';

const articles = Number(process.env.BENCH_ARTICLES ?? 10_000);
const megabytes = Number(process.env.BENCH_MEGABYTES ?? 500);
const directory = mkdtempSync(join(tmpdir(), 'bench-import-'));
const log = createLog({ level: 'error', json: false });
const database = await openDatabase(readConfig({ DATA_DIR: directory }), log);
const by = 'Bench';

try {
  say('Loading the sample catalogue …');
  const backEnds = await openBackEnds(database, directory, log);
  const { pool } = database;
  const path = join(directory, 'catalogue.xml');
  await write(path, articles, '');
  const rows: [string, number][] = [];
  const step = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1000;
    rows.push([name, seconds]);
    say(`${name}: ${seconds.toFixed(1)} s, ${Math.round(articles / seconds)} articles a second`);
  };
  let id = '';
  await step('read the file', async () => {
    id = await staged(path);
  });
  const choices = { language: 'en', brands: {}, fields: {}, groups: { bench: 'automatic-crimping' } };
  await step('compare with the products that are here', async () => {
    await chooseMapping(pool, { id, by, choices }, await findVocabulary(pool));
    const row = await findImport(pool, id);
    if (row) await compareImport(pool, row);
  });
  await step('make drafts', async () => {
    const row = await beginStep(pool, id, ['COMPARED'], 'DRAFTING');
    await draftImport(pool, row, by);
  });
  await step('publish them all at once', async () => {
    const row = await beginStep(pool, id, ['DRAFTED'], 'PUBLISHING');
    await publishImport(pool, row, by);
  });
  rmSync(path);
  say(`Reading ${megabytes} MB …`);
  const large = join(directory, 'large.xml');
  const padding = `<REMARKS>${'The same again. '.repeat(600)}</REMARKS>`;
  await write(large, Math.ceil((megabytes * 1024 * 1024) / (padding.length + 4000)), padding);
  const memory = await peakOfReading(large);
  writeFileSync(join(import.meta.dirname, 'catalogue-import-results.md'), report(rows, memory));
  await backEnds.close();
} finally {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
}

async function staged(path: string): Promise<string> {
  const ended = Promise.withResolvers<void>();
  const file = { path, name: 'catalogue.xml', bytes: 0, by };
  const id = await beginStaging(database.pool, log, file, async () => ended.resolve());
  await ended.promise;
  return id;
}

async function write(path: string, count: number, padding: string): Promise<void> {
  await pipeline(Readable.from(catalogue(count, padding)), createWriteStream(path));
}

/** A BMEcat 2005 in all languages, with twelve features for each article. */
function* catalogue(count: number, padding: string): Generator<string> {
  const inAll = (name: string, words: (language: string) => string) =>
    languages
      .map((language) => `<${name} lang="${threeLetterCodes[language][0]}">${words(language)}</${name}>`)
      .join('');
  const features = (index: number) =>
    [
      ...[
        `weight|${100 + (index % 900)}|KGM`,
        `cross_section|0.13|MMK`,
        `crimp_force|${10 + (index % 20)}|B47`,
      ],
      ...[`press_stroke|40|MMT`],
      ...Array.from({ length: 8 }, (_, place) => `EF00${place}|${index % 7}|`),
    ]
      .map((feature) => feature.split('|'))
      .map(
        ([name, value, unit]) =>
          `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE>${unit ? `<FUNIT>${unit}</FUNIT>` : ''}</FEATURE>`,
      )
      .join('');
  yield '<?xml version="1.0" encoding="UTF-8"?><BMECAT version="2005"><HEADER><CATALOG><LANGUAGE default="true">eng</LANGUAGE></CATALOG><SUPPLIER><SUPPLIER_NAME>Bench</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>\n';
  for (let index = 0; index < count; index += 1) {
    yield `<PRODUCT><SUPPLIER_PID>bench-${index}</SUPPLIER_PID><PRODUCT_DETAILS>${inAll('DESCRIPTION_SHORT', () => `Bench ${index}`)}${inAll('DESCRIPTION_LONG', (language) => `Article ${index} in the words of ${language}, long enough for a paragraph.`)}${inAll('REMARKS', (language) => `Short words of ${index} in ${language}`)}${padding}</PRODUCT_DETAILS><PRODUCT_FEATURES><REFERENCE_FEATURE_GROUP_ID>bench</REFERENCE_FEATURE_GROUP_ID>${features(index)}</PRODUCT_FEATURES></PRODUCT>\n`;
  }
  yield '</T_NEW_CATALOG></BMECAT>\n';
}

/** Reads a file as an import does, but in this process; gives the peak of memory in use, in MB. */
async function peakOfReading(
  path: string,
): Promise<{ first: number; peak: number; items: number; seconds: number }> {
  const worker = await import('#services/products/catalogue-import/staging/stage-worker.ts');
  const began = performance.now();
  const resident = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);
  await worker.begin(path);
  let [first, peak, items] = [0, 0, 0];
  for (;;) {
    const batch = await worker.next();
    if ('problem' in batch) throw new Error(batch.problem.message);
    items += batch.items.length;
    peak = Math.max(peak, resident());
    first ||= resident();
    if (batch.head) return { first, peak, items, seconds: (performance.now() - began) / 1000 };
  }
}

function report(
  rows: readonly [string, number][],
  { first, peak, items, seconds }: Awaited<ReturnType<typeof peakOfReading>>,
): string {
  const lines = rows.map(
    ([name, took]) => `| ${name} | ${took.toFixed(1)} | ${Math.round(articles / took)} |`,
  );
  const sum = rows.slice(0, 3).reduce((all, [, took]) => all + took, 0);
  return `# A supplier's catalogue on its way in

Written by \`node bench/catalogue-import.ts\` on ${cpus().length} cores, Node ${process.version.slice(1)}, with a load of ${loadavg()[0]?.toFixed(0)} by other work on the
machine: ${articles} articles in ${languages.length} languages, twelve features each, as BMEcat 2005.

| step | seconds | articles a second |
|---|--:|--:|
${lines.join('\n')}
| from the file to the drafts | ${sum.toFixed(1)} | ${Math.round(articles / sum)} |

A file of ${megabytes} MB, ${items} products, was read in ${Math.round(seconds)} s. The process that read it took ${first} MB at its first batch of products
and ${peak} MB at most.
`;
}
