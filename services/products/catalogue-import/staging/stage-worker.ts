/**
 * Reads a supplier's file in a worker thread, a batch of products at a time, so that memory does not grow
 * with the file.
 */
import { readTable, type TableRow } from '#services/foundation/csv/read-table.ts';
import { UnreadableFile, type UnreadableReason } from '#services/foundation/unreadable-file.ts';
import { type CatalogueFacts, readFacts } from '../../exchange/bmecat/catalogue-facts.ts';
import { getNumber } from '../../exchange/bmecat/item-number.ts';
import { type OpenFile, readItems } from '../../exchange/bmecat/read-bmecat.ts';
import { findGroups } from '../../exchange/bmecat/read-groups.ts';
import { maxColumns } from '../../exchange/csv/read-csv.ts';
import { readXlsx } from '../../exchange/xlsx/read-xlsx.ts';
import type { XmlElement } from '../../exchange/xml/read-xml.ts';
import { type CatalogueFormat, findFormat } from './catalogue-format.ts';
import type { StagedHead, StagedItem } from './staged-item.ts';
import { createTally, surveyItem } from './survey.ts';

export type FileProblem = { line: number; reason: UnreadableReason; message: string };
export type Staged = { items: StagedItem[]; head: StagedHead | null };

/** The size of a batch, which is in memory at a time and sent to the database. */
const batchItems = 200;
const batchCharacters = 4 * 1024 * 1024;
const maxItems = 500_000;
const maxNamedFormulas = 20;

let reading: AsyncGenerator<StagedItem, StagedHead> | undefined;

/** Opens a file and finds its format. */
export async function begin(path: string): Promise<{ problem: FileProblem | null }> {
  return orProblem(async () => {
    const format = await findFormat(path);
    reading = format.format === 'bmecat' ? stageBmecat(format.open) : stageTable(path, format);
    return { problem: null };
  });
}

/** The next batch of products; the last one comes with the properties of the whole file. */
export async function next(): Promise<Staged | { problem: FileProblem }> {
  return orProblem(async () => {
    const items: StagedItem[] = [];
    let characters = 0;
    while (reading && items.length < batchItems && characters < batchCharacters) {
      const step = await reading.next();
      if (step.done) return { items, head: step.value };
      items.push(step.value);
      characters += JSON.stringify(step.value.source).length;
    }
    return { items, head: null };
  });
}

async function orProblem<Value>(work: () => Promise<Value>): Promise<Value | { problem: FileProblem }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { line, reason, message } = error;
    return { problem: { line, reason, message } };
  }
}

async function* stageBmecat(open: OpenFile): AsyncGenerator<StagedItem, StagedHead> {
  const facts = await readFacts(open());
  const tallies = { fields: createTally(), groups: createTally(), brands: createTally() };
  let count = 0;
  for await (const whole of readItems(open)) {
    checkCount(++count, whole.line);
    const element = shortened(whole);
    surveyItem(element, facts, tallies);
    const groups = findGroups(element, { facts });
    yield { line: whole.line, number: getNumber(element) ?? '', source: { element, groups } };
  }
  const { language, supplier, groupNames, features, values } = facts;
  const { fields, groups, brands } = tallies;
  return {
    format: 'bmecat',
    ...{ language, supplier, encoding: null, formulas: [], heads: [] },
    facts: firstFacts({ groupNames, features, values }),
    survey: { fields: fields.list(), groups: groups.list(), brands: brands.list() },
  };
}

/** The head of a catalogue may hold a whole dictionary of ECLASS: this many entries of it are kept. */
const maxFacts = 20_000;

function firstFacts({
  groupNames,
  features,
  values,
}: Pick<CatalogueFacts, 'groupNames' | 'features' | 'values'>) {
  const first = <Value>(all: Map<string, Value>) => [...all].slice(0, maxFacts);
  return { groupNames: first(groupNames), features: first(features), values: first(values) };
}

const readParts = new Set(
  ['DETAILS', 'FEATURES', 'PRICE_DETAILS', 'REFERENCE'].flatMap((part) => [
    `PRODUCT_${part}`,
    `ARTICLE_${part}`,
  ]),
);

/**
 * The parts of a product that are read later; media, logistics and the supplier's own extensions are dropped.
 */
function shortened(item: XmlElement): XmlElement {
  const children = item.children.filter(
    ({ name }) => name === 'SUPPLIER_PID' || name === 'SUPPLIER_AID' || readParts.has(name),
  );
  return { ...item, children };
}

async function* stageTable(
  path: string,
  format: Exclude<CatalogueFormat, { format: 'bmecat' }>,
): AsyncGenerator<StagedItem, StagedHead> {
  const formulas: string[] = [];
  const rows: AsyncIterable<TableRow> =
    format.format === 'csv'
      ? readTable(format.open(), format)
      : readXlsx(path, (place) => void (formulas.length < maxNamedFormulas && formulas.push(place)));
  let heads: string[] | undefined;
  let fields = createTally();
  let count = 0;
  for await (const { line, cells } of rows) {
    if (!heads) {
      heads = cells.map((cell) => cell.trim());
      if (heads.length > maxColumns)
        throw new UnreadableFile(line, `has more than ${maxColumns} columns`, 'tooLarge');
      fields = createTally(heads.filter(Boolean));
      continue;
    }
    checkCount(++count, line);
    for (const [index, cell] of cells.entries())
      if (heads[index] && cell.trim() !== '') fields.meet(heads[index], { values: [cell] });
    yield { line, number: '', source: { cells } };
  }
  if (!heads) throw new UnreadableFile(0, 'is empty', 'empty');
  return {
    ...{ format: format.format, language: null, supplier: null, facts: null, formulas, heads },
    encoding: format.format === 'csv' ? format.encoding : null,
    survey: { fields: fields.list(), groups: [], brands: [] },
  };
}

function checkCount(count: number, line: number): void {
  if (count > maxItems) throw new UnreadableFile(line, `has more than ${maxItems} products`, 'tooLarge');
}
