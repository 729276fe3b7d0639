/**
 * Shows what an export of WordPress, Contentful or Hygraph would become, item by item, without a database and
 * without storing anything: `node scripts/import-content.ts <file> [--csv]`. Media are not downloaded.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { noExistingContent } from '#services/content/transfer/existing-content.ts';
import { findTypes, type Mapping } from '#services/content/transfer/mapping.ts';
import { findPlaces } from '#services/content/transfer/plan/find-places.ts';
import { planImport } from '#services/content/transfer/plan/plan-import.ts';
import { readExport } from '#services/content/transfer/read-export.ts';
import { countOutcomes, reportCsv } from '#services/content/transfer/report.ts';

const [path, ...flags] = process.argv.slice(2);
if (!path) throw new Error('Say which file: node scripts/import-content.ts <file> [--csv]');
const began = performance.now();
const file = readExport(readFileSync(pathToFileURL(path)));
const mapping: Mapping = {
  site: { id: '00000000-0000-4000-8000-000000000000', theme: 'Default', languages: ['en'] },
  language: file.language ?? 'en',
  prefix: '',
  types: new Map(),
};
const places = findPlaces(file, mapping);
const { drafts, lines, kept } = planImport(file, mapping, places, noExistingContent);
const ms = Math.round(performance.now() - began);

if (flags.includes('--csv')) {
  const { site, language, prefix } = mapping;
  const report = { siteId: site.id, language, prefix, types: findTypes(file, mapping), lines, kept };
  process.stdout.write(reportCsv(report));
} else {
  const byReason = Map.groupBy(lines, ({ type, outcome, reason }) => `${type}\t${outcome}\t${reason ?? ''}`);
  for (const [what, those] of [...byReason].sort()) console.log(`${those.length}\t${what}`);
  const notes = lines.flatMap(({ notes }) => notes);
  for (const [code, those] of Map.groupBy(notes, ({ code }) => code)) {
    const values = [...new Set(those.map(({ value }) => value))].slice(0, 12).join(', ');
    console.log(`note ${code}\t${those.length}\t${values}`);
  }
  const blocks = drafts.flatMap((draft) => draft.blocks.map(({ type }) => type));
  for (const [type, those] of Map.groupBy(blocks, (type) => type))
    console.log(`block ${type}\t${those.length}`);
  console.log(`${lines.length} items, ${ms} ms`, countOutcomes(lines), kept);
}
