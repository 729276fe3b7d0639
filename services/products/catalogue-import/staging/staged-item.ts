import type { CatalogueFacts } from '../../exchange/bmecat/catalogue-facts.ts';
import type { ItemGroup } from '../../exchange/bmecat/read-groups.ts';
import type { XmlElement } from '../../exchange/xml/read-xml.ts';
import type { Survey } from './survey.ts';

/** A product as it stands in its file, in the file's own terms. */
export type StagedItem = {
  line: number;
  /** The supplier's number; empty: the file has none, or the column with the numbers is not known yet. */
  number: string;
  source: { cells: readonly string[] } | { element: XmlElement; groups: readonly ItemGroup[] };
};

/** What products refer to in the head of a catalogue: as entries, since JSON has no maps. */
export type StagedFacts = {
  [Name in 'groupNames' | 'features' | 'values']: Entry<CatalogueFacts[Name]>[];
};

type Entry<Of> = Of extends Map<infer Key, infer Value> ? [Key, Value] : never;

/** The properties of a file, known once it was read to its end. */
export type StagedHead = {
  format: 'bmecat' | 'csv' | 'xlsx';
  /** The language of texts that do not name one. */
  language: string | null;
  supplier: string | null;
  /** The encoding of a table. */
  encoding: string | null;
  facts: StagedFacts | null;
  survey: Survey;
  /** The headings of a table in their order, including empty ones. */
  heads: readonly string[];
  /** The cells with a formula whose value was not stored: `B7`. */
  formulas: readonly string[];
};
