/**
 * Exchanges the catalogue with files of the trade:
 *
 *   node scripts/catalogue.ts export --format 2005 --out catalogue.xml
 *   node scripts/catalogue.ts import suppliers.csv --mapping suppliers.yaml --dry-run
 *
 * It opens the database that the settings name (DATABASE_URL, or the embedded one below DATA_DIR, whose site must not run
 * meanwhile). An import with an error in any line changes nothing, and ends with the status 1.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { readConfig, SettingError } from '#server/config.ts';
import { openDatabase } from '#server/database.ts';
import { createLog } from '#server/log.ts';
import { readSecret } from '#server/secret.ts';
import { exportCatalogue, importFile } from '#services/products/exchange/exchange.ts';
import { noMapping, readMapping } from '#services/products/exchange/mapping.ts';
import { type ReportLine, UnreadableFile } from '#services/products/exchange/report.ts';
import { openProducts } from '#services/products/index.ts';

const usage = `Usage:
  node scripts/catalogue.ts export --format 2005|1.2|csv [--out file] [--language en] [--delimiter ,]
                                   [--id LITZEN] [--name Catalogue] [--supplier Litzen] [--site https://…]
  node scripts/catalogue.ts import file [--format bmecat|csv] [--mapping file.yaml] [--dry-run] [--quiet]
`;

const { values, positionals } = parse();
const [command, file] = positionals;

try {
  if (command === 'export') await withDatabase(exportTo);
  else if (command === 'import' && file) await withDatabase((pool) => importFrom(pool, file));
  else fail();
} catch (error) {
  if (!(error instanceof SettingError || error instanceof UnreadableFile)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        out: { type: 'string' },
        language: { type: 'string', default: 'en' },
        delimiter: { type: 'string', default: ',' },
        id: { type: 'string', default: 'LITZEN' },
        name: { type: 'string', default: 'Catalogue' },
        supplier: { type: 'string', default: 'Litzen' },
        site: { type: 'string' },
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(reason = ''): never {
  process.stderr.write(`${reason}\n${usage}`.trimStart());
  process.exit(2);
}

async function withDatabase(work: (pool: Pool) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog({ level: 'warn', json: false });
  const database = await openDatabase(config, log);
  try {
    const { pool } = database;
    await openProducts({ pool, log, secret: readSecret(config), production: true });
    await work(pool);
  } finally {
    await database.close();
  }
}

async function exportTo(pool: Pool): Promise<void> {
  const { format, language, delimiter, out, id, name, supplier, site } = values;
  const report = (_: string, __: number, message: string) => process.stderr.write(`${message}\n`);
  const head = { id, name, supplier, site, version: '1.0', date: new Date() };
  const isDelimiter = delimiter === ',' || delimiter === ';' || delimiter === '\t';
  if (format === 'csv' && !isDelimiter) fail('--delimiter must be , or ; or a tabulator');
  if (format !== 'csv' && format !== '1.2' && format !== '2005') fail('--format must be 2005, 1.2 or csv');
  const texts =
    format === 'csv'
      ? exportCatalogue(pool, { format, delimiter: isDelimiter ? delimiter : ',' })
      : exportCatalogue(pool, { format, head, language, report });
  await pipeline(Readable.from(texts), out ? createWriteStream(out) : process.stdout, {
    end: out !== undefined,
  });
}

async function importFrom(pool: Pool, path: string): Promise<void> {
  const format = values.format ?? (path.toLowerCase().endsWith('.csv') ? 'csv' : 'bmecat');
  if (format !== 'csv' && format !== 'bmecat') fail('--format must be bmecat or csv');
  const mapping = values.mapping ? readMapping(await readFile(values.mapping, 'utf8')) : noMapping;
  const dryRun = values['dry-run'];
  const { lines, written } = await importFile(pool, createReadStream(path), { format, mapping, dryRun });
  for (const line of lines)
    if (!values.quiet || line.kind === 'error') process.stdout.write(described(path, line));
  process.stdout.write(
    `${summary(lines)}: ${written ? 'taken over' : dryRun ? 'dry run' : 'nothing written'}\n`,
  );
  if (lines.some(({ kind }) => kind === 'error')) process.exitCode = 1;
}

function described(path: string, { line, kind, message }: ReportLine): string {
  return `${path}:${line}: ${kind}: ${message}\n`;
}

/** `2 created, 1 changed, 3 unchanged` */
function summary(lines: readonly ReportLine[]): string {
  const counts = Map.groupBy(lines, ({ kind }) => kind);
  return [...counts].map(([kind, some]) => `${some.length} ${kind}`).join(', ') || 'nothing to take over';
}
