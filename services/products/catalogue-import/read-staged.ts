import type { CatalogueFacts } from '../exchange/bmecat/catalogue-facts.ts';
import { getNumber } from '../exchange/bmecat/item-number.ts';
import { readItem } from '../exchange/bmecat/read-item.ts';
import type { Reading } from '../exchange/bmecat/reading.ts';
import type { CatalogueRecord } from '../exchange/catalogue-record.ts';
import { readHeads, readRow } from '../exchange/csv/read-csv.ts';
import { getLexicon } from '../exchange/lexicon.ts';
import type { Report, ReportLine, WrongValue } from '../exchange/report.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { type MappingChoices, mappingOf } from './mapping-choices.ts';
import type { StagedHead, StagedItem } from './staging/staged-item.ts';

/** A staged product as a record of ours, with the values that its fields cannot have. */
export type ReadItem = { record: CatalogueRecord | null; wrongValues: WrongValue[]; isLeftOut: boolean };

/**
 * Creates a reader for the staged products of a file, by its mapping: the same code reads files that are
 * imported in one go (0020).
 * @throws {UnreadableFile} when no column holds the product numbers
 */
export function createItemReader(
  head: StagedHead,
  choices: MappingChoices,
  vocabulary: Vocabulary,
): (item: Pick<StagedItem, 'line' | 'source'>) => ReadItem {
  const mapping = mappingOf(choices, head);
  const lexicon = getLexicon(vocabulary, mapping);
  let lines: ReportLine[] = [];
  const report: Report = (kind, line, message, value) => lines.push({ kind, line, message, value });
  const options = { lexicon, mapping, report };
  const columns = head.format === 'bmecat' ? [] : readHeads({ cells: head.heads, line: 1 }, options);
  const facts: CatalogueFacts = {
    ...{ language: head.language, supplier: head.supplier, isWhole: false, groupsOfItems: new Map() },
    groupNames: new Map(head.facts?.groupNames),
    features: new Map(head.facts?.features),
    values: new Map(head.facts?.values),
  };
  const { language } = choices;
  return ({ line, source }) => {
    lines = [];
    const read = () => {
      if ('cells' in source) return readRow({ line, cells: source.cells }, columns, options);
      const number = getNumber(source.element) ?? '';
      const groupsOfItems = new Map([[number, [...source.groups]]]);
      const reading: Reading = {
        ...options,
        language,
        facts: { ...facts, groupsOfItems },
        unknownGroups: new Set(),
      };
      return readItem(source.element, reading);
    };
    const record = read();
    const isLeftOut = record === null && lines.every(({ kind }) => kind !== 'error');
    return { record, wrongValues: lines.flatMap(({ value }) => value ?? []), isLeftOut };
  };
}
