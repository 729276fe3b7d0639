import { readCell } from '#contracts/csv-cell.ts';
import { readTable, type TableLimits, type TableRow } from '#services/foundation/csv/read-table.ts';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import type { CatalogueFile, CatalogueRecord, GivenSpecification } from '../catalogue-record.ts';
import { findMappedSlug } from '../find-mapped-slug.ts';
import type { Found, Lexicon } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import type { Report } from '../report.ts';
import { unitOfCode } from '../unit-codes.ts';
import { between, type Column, getColumn } from './column.ts';

type Options = { lexicon: Lexicon; mapping: Mapping; report: Report; limits?: TableLimits };

/**
 * Reads a table of products, one in each row. The first row has the headings, in our terms or in those of the
 * mapping. An empty cell says nothing.
 * @throws {UnreadableFile}
 */
export async function readCsv(
  open: () => AsyncIterable<Uint8Array>,
  { lexicon, mapping, report, limits }: Options,
): Promise<CatalogueFile> {
  const records = new Map<string, CatalogueRecord>();
  let columns: (Column | null)[] | undefined;
  for await (const row of readTable(open(), mapping, limits)) {
    if (!columns) {
      columns = readHeads(row, { lexicon, mapping, report });
      continue;
    }
    const record = readRow(row, columns, { lexicon, mapping, report });
    const earlier = record && records.get(record.slug);
    if (earlier) report('error', row.line, `${record.slug} is already in line ${earlier.line}`);
    else if (record) records.set(record.slug, record);
  }
  return { records: [...records.values()], whole: null };
}

/** Three times the number of attributes in the whole catalogue. */
export const maxColumns = 5000;

/**
 * Reads the headings of a table.
 * @throws {UnreadableFile} when no column holds the product numbers
 */
export function readHeads(
  { cells, line }: TableRow,
  { lexicon, mapping, report }: Options,
): (Column | null)[] {
  if (cells.length > maxColumns) throw new UnreadableFile(line, `has more than ${maxColumns} columns`);
  const columns = cells.map(readCell).map((head) => {
    const mapped = mapping.columns[head];
    if (mapped === null || head === '') return null;
    const column = getColumn(mapped ?? head, mapping.language);
    const attribute = column?.kind === 'specification' ? lexicon.attribute(column.attribute) : null;
    if (column?.kind === 'specification' && attribute) return { ...column, attribute: attribute.key };
    if (column && column.kind !== 'specification') return column;
    if (attribute !== null || !column)
      report('skipped', line, `column "${head.slice(0, 100)}" is not a field or attribute here`);
    return null;
  });
  if (columns.some((column) => column?.kind === 'field' && column.field === 'slug')) return columns;
  throw new UnreadableFile(
    line,
    'has no column "slug": name the one with the numbers of products in the mapping',
  );
}

/** A record that is being read. */
type Draft = { -readonly [Key in keyof CatalogueRecord]?: CatalogueRecord[Key] };

/** Null: the row has no number, or one that the mapping leaves out. */
export function readRow(
  row: TableRow,
  columns: readonly (Column | null)[],
  options: Options,
): CatalogueRecord | null {
  const draft: Draft = {};
  const specifications: GivenSpecification[] = [];
  for (const [index, column] of columns.entries()) {
    const text = readCell(row.cells[index] ?? '');
    if (!column || text === '') continue;
    if (column.kind === 'specification') addSpecification(specifications, column, text, row.line, options);
    else Object.assign(draft, readField(draft, column, text, row.line, options));
  }
  const { slug } = draft;
  if (!slug) {
    if (slug === undefined) options.report('error', row.line, 'has no product number');
    return null;
  }
  return {
    ...draft,
    line: row.line,
    slug,
    ...(specifications.length > 0 ? { specifications } : {}),
  };
}

function readField(
  draft: Draft,
  column: Exclude<Column, { kind: 'specification' }>,
  text: string,
  line: number,
  { lexicon, mapping, report }: Options,
): Draft {
  const several = text
    .split(between.trim())
    .map((part) => part.trim())
    .filter(Boolean);
  if (column.kind === 'words') {
    const field = column.field === 'name' ? 'names' : column.field;
    return { [field]: { ...draft[field], [column.language]: text } };
  }
  if (column.kind === 'related') {
    const slugs = several.flatMap((number) => findMappedSlug(number, mapping) ?? []);
    return { related: [...(draft.related ?? []), ...slugs.map((slug) => ({ type: column.relation, slug }))] };
  }
  const known = (find: (name: string) => Found<string>, what: string) =>
    several.flatMap((name) => {
      const found = find(name);
      if (found === undefined) report('skipped', line, `"${name}" is not a ${what} here`);
      return found ?? [];
    });
  switch (column.field) {
    case 'slug':
      // Null, from the mapping, means that the row is left out, unlike a row without a number.
      return { slug: findMappedSlug(text, mapping) ?? '' };
    case 'brand': {
      const [brand] = known(lexicon.brand, 'brand');
      return brand ? { brand } : {};
    }
    case 'position':
      if (/^\d{1,9}$/.test(text)) return { position: Number(text) };
      report('error', line, `"${text}" is not a position`, {
        code: 'notANumber',
        field: 'position',
        detail: text,
      });
      return {};
    case 'classifications':
      return present('classifications', known(lexicon.classification, 'classification'));
    case 'capabilities':
      return present('capabilities', known(lexicon.capability, 'capability'));
    case 'countries': {
      const countries = several.map((country) => country.toUpperCase());
      const wrong = countries.find((country) => !/^([A-Z]{2}|ALL)$/.test(country));
      if (wrong !== undefined)
        report('error', line, `"${wrong}" is not a country`, {
          code: 'country',
          field: 'countries',
          detail: wrong,
        });
      return { countries };
    }
  }
}

function present(field: 'classifications' | 'capabilities', found: readonly string[]): Draft {
  return found.length > 0 ? { [field]: [...new Set(found)] } : {};
}

function addSpecification(
  specifications: GivenSpecification[],
  { attribute: key, language, unit: code, system }: Extract<Column, { kind: 'specification' }>,
  text: string,
  line: number,
  { lexicon, mapping }: Options,
): void {
  const symbol = code && (mapping.units[code] ?? unitOfCode(code));
  const unit = symbol === lexicon.attribute(key)?.unit ? null : symbol;
  const same = specifications.findIndex(
    (other) =>
      other.key === key && other.unit === unit && other.system === system && typeof other.value === 'object',
  );
  const earlier = specifications[same]?.value;
  if (language && typeof earlier === 'object') {
    specifications[same] = { key, line, unit, system, value: { ...earlier, [language]: text } };
    return;
  }
  specifications.push({ key, line, unit, system, value: language ? { [language]: text } : text });
}
