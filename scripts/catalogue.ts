/**
 * Exports the catalogue to files of the trade, and imports it from them:
 *
 *   node scripts/catalogue.ts export --format 2005 --out catalogue.xml
 *   node scripts/catalogue.ts import suppliers.csv --mapping suppliers.yaml --dry-run
 *
 * It uses the database of the settings (DATABASE_URL, or the embedded one below DATA_DIR, while the site does
 * not run). An import with an error in any line changes nothing and exits with status 1.
 */
import { createWriteStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { isLanguage, languages } from '#contracts/languages.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readSecret } from '#server/secret.ts';
import { readConfig, SettingError } from '#server/settings/config.ts';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import { type ExportOptions, exportCatalogue, importFile } from '#services/products/exchange/exchange.ts';
import { noMapping, readMapping } from '#services/products/exchange/mapping.ts';
import type { ReportLine } from '#services/products/exchange/report.ts';
import { openProducts } from '#services/products/index.ts';

const usage = `Usage:
  node scripts/catalogue.ts export --format 2005|1.2|csv [--out file] [--language en] [--delimiter ,]
                                   [--id CATALOGUE] [--name Catalogue] [--supplier Company] [--site https://…]
  node scripts/catalogue.ts import file [--format bmecat|csv] [--mapping file.yaml] [--dry-run] [--quiet]
`;

// The reader of the output may close it; the pipeline reports that.
process.stdout.on('error', () => undefined);
const { values, positionals } = parse();
const [command, file] = positionals;

try {
  if (command === 'export') await exportTo();
  else if (command === 'import' && file) await importCatalogue(file);
  else fail();
} catch (error) {
  const isExplained = error instanceof SettingError || error instanceof UnreadableFile || isOfSystem(error);
  if (!isExplained) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** An error of the system, such as a missing file or a reader that has closed the output. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
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
        id: { type: 'string', default: 'CATALOGUE' },
        name: { type: 'string', default: 'Catalogue' },
        supplier: { type: 'string', default: 'Company' },
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

async function exportTo(): Promise<void> {
  const { out } = values;
  const options = exportOptions();
  await withDatabase((pool) => {
    const target = out ? createWriteStream(out) : process.stdout;
    return pipeline(Readable.from(exportCatalogue(pool, options)), target, { end: out !== undefined });
  });
}

function exportOptions(): ExportOptions {
  const { format, language, delimiter, id, name, supplier, site } = values;
  if (!isLanguage(language)) fail(`--language must be one of ${languages.join(' ')}`);
  if (format === '2005' || format === '1.2') {
    const head = { id, name, supplier, site, version: '1.0', date: new Date() };
    return { format, head, language, report: (_, __, message) => process.stderr.write(`${message}\n`) };
  }
  if (format !== 'csv') return fail('--format must be 2005, 1.2 or csv');
  if (delimiter === ',' || delimiter === ';' || delimiter === '\t') return { format, delimiter };
  return fail('--delimiter must be , or ; or a tabulator');
}

async function importCatalogue(path: string): Promise<void> {
  const format = values.format ?? (path.toLowerCase().endsWith('.csv') ? 'csv' : 'bmecat');
  if (format !== 'csv' && format !== 'bmecat') fail('--format must be bmecat or csv');
  const dryRun = values['dry-run'];
  // Before the database is opened, so that a missing file is reported at once.
  const mapping = values.mapping ? readMapping(await readFile(values.mapping, 'utf8')) : noMapping;
  await access(path);
  await withDatabase(async (pool) => {
    const { lines, written } = await importFile(pool, path, { format, mapping, dryRun });
    for (const line of lines) {
      if (!values.quiet || line.kind === 'error') process.stdout.write(described(path, line));
    }
    const outcome = written ? 'taken over' : dryRun ? 'dry run' : 'nothing written';
    process.stdout.write(`${summary(lines)}: ${outcome}\n`);
    if (lines.some(({ kind }) => kind === 'error')) process.exitCode = 1;
  });
}

function described(path: string, { line, kind, message }: ReportLine): string {
  return `${path}:${line}: ${kind}: ${message}\n`;
}

/** `2 created, 1 changed, 3 unchanged` */
function summary(lines: readonly ReportLine[]): string {
  const counts = Map.groupBy(lines, ({ kind }) => kind);
  return [...counts].map(([kind, some]) => `${some.length} ${kind}`).join(', ') || 'nothing to take over';
}
