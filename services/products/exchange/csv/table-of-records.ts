import { languages as allLanguages } from '#contracts/languages.ts';
import { relations } from '#contracts/products/catalogue.ts';
import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import type { CatalogueRecord, GivenSpecification } from '../catalogue-record.ts';
import { between, type Column, getHead } from './column.ts';

/** Gives the records, each time from the beginning. */
export type Records = () => AsyncIterable<CatalogueRecord> | Iterable<CatalogueRecord>;

export type TableOptions = {
  vocabulary: Vocabulary;
  /** The languages whose texts have columns. */
  languages?: readonly string[];
};

/**
 * The rows of a product table, headings first. The records are read twice: once to find the columns, once for
 * the rows.
 */
export async function* tableOfRecords(
  records: Records,
  { vocabulary, languages = allLanguages }: TableOptions,
): AsyncGenerator<string[]> {
  const columns = await getColumns(records(), vocabulary, languages);
  yield columns.map(getHead);
  for await (const record of records()) yield columns.map((column) => getCell(record, column));
}

async function getColumns(
  records: AsyncIterable<CatalogueRecord> | Iterable<CatalogueRecord>,
  { attributes }: Vocabulary,
  languages: readonly string[],
): Promise<Column[]> {
  const found = new Map<string, Extract<Column, { kind: 'specification' }>>();
  for await (const { specifications = [] } of records) {
    for (const column of specifications.flatMap((given) => columnsOfSpecification(given, languages))) {
      found.set(getHead(column), column);
    }
  }
  const place = ({ attribute }: { attribute: string }) => attributes.get(attribute)?.position ?? 0;
  const field = (name: Extract<Column, { kind: 'field' }>['field']): Column => ({
    kind: 'field',
    field: name,
  });
  const words = (name: 'name' | 'short' | 'long') =>
    languages.map((language): Column => ({ kind: 'words', field: name, language }));
  return [
    field('slug'),
    ...words('name'),
    field('brand'),
    field('position'),
    field('classifications'),
    field('capabilities'),
    field('countries'),
    ...words('short'),
    ...words('long'),
    ...relations.map((relation): Column => ({ kind: 'related', relation })),
    ...[...found.values()].sort((a, b) => place(a) - place(b)),
  ];
}

function columnsOfSpecification(
  { key, unit, system, value }: GivenSpecification,
  languages: readonly string[],
): Extract<Column, { kind: 'specification' }>[] {
  const column = { kind: 'specification' as const, attribute: key, unit, system, language: null };
  if (typeof value === 'string') return [column];
  return languages.filter((language) => value[language]).map((language) => ({ ...column, language }));
}

function getCell(record: CatalogueRecord, column: Column): string {
  switch (column.kind) {
    case 'field': {
      const value = record[column.field];
      return value === undefined ? '' : Array.isArray(value) ? value.join(between) : String(value);
    }
    case 'words': {
      const texts = column.field === 'name' ? record.names : record[column.field];
      return texts?.[column.language] ?? '';
    }
    case 'related':
      return (record.related ?? [])
        .filter(({ type }) => type === column.relation)
        .map(({ slug }) => slug)
        .join(between);
    case 'specification':
      return specificationCell(record.specifications ?? [], column);
  }
}

function specificationCell(
  given: readonly GivenSpecification[],
  { attribute, unit, system, language }: Extract<Column, { kind: 'specification' }>,
): string {
  const found = given.find(
    ({ key, value, ...other }) =>
      key === attribute &&
      other.unit === unit &&
      other.system === system &&
      (typeof value === 'string') === (language === null),
  )?.value;
  return (typeof found === 'string' ? found : found?.[language ?? '']) ?? '';
}
