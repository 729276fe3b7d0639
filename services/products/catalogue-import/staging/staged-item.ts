import type { CatalogueFacts } from '../../exchange/bmecat/catalogue-facts.ts';
import type { ItemGroup } from '../../exchange/bmecat/read-groups.ts';
import type { XmlElement } from '../../exchange/xml/read-xml.ts';
import type { Survey } from './survey.ts';

/** A product as its file says it, in the file's own words. */
export type StagedItem = {
  line: number;
  /** The file's own; empty: it has none, or nobody knows yet in which column. */
  number: string;
  source: { cells: readonly string[] } | { element: XmlElement; groups: readonly ItemGroup[] };
};

/** What of the head of a catalogue its products refer to: entries, since JSON has no maps. */
export type StagedFacts = {
  [Name in 'groupNames' | 'features' | 'values']: Entry<CatalogueFacts[Name]>[];
};

type Entry<Of> = Of extends Map<infer Key, infer Value> ? [Key, Value] : never;

/** What is known of a file once it was read to its end. */
export type StagedHead = {
  format: 'bmecat' | 'csv' | 'xlsx';
  /** Of texts that name none. */
  language: string | null;
  supplier: string | null;
  /** Of a table. */
  encoding: string | null;
  facts: StagedFacts | null;
  survey: Survey;
  /** Of a table, in their order: also those without a name. */
  heads: readonly string[];
  /** Places of formulas whose value nobody stored: `B7`. */
  formulas: readonly string[];
};
