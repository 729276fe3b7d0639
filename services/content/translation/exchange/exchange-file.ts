/** What goes to translators and comes back, whichever version of XLIFF it is written in. */

/** Words with what must stay as it is: one code, or a pair around words. */
export type Inline =
  | string
  | { kind: 'code'; id: string; code: Code }
  | { kind: 'pair'; id: string; code: Code; content: Inline[] };

/**
 * What a code stands for. `mark`: how words look or where they lead. `break`: a new line. `fixed`: words that nobody translates,
 * as `{name}`. `structure`: where paragraphs, lists and the like begin and end (`/`).
 */
export type Code =
  | { mark: { type: string; attrs?: object } }
  | { break: true }
  | { fixed: string }
  | { structure: ('/' | { type: string; attrs?: object })[] };

/** Of marks within each other; there are five kinds of them. */
export const deepestPairs = 60;

/** A paragraph or a text (`segment`), or what stands between them and is nobody's to change. */
export type ExchangePart = { kind: 'segment' | 'between'; source: Inline[]; target: Inline[] | null };

export type ExchangeUnit = {
  unit: string;
  parts: ExchangePart[];
  /** Translated, by what the file says of it. */
  isDone: boolean;
};

/** A page in two languages. */
export type ExchangeFile = {
  pageId: string;
  sourceLanguage: string;
  targetLanguage: string;
  units: ExchangeUnit[];
};

/** What translators learn about a unit. */
export type UnitNote = {
  blockId: string | null;
  blockType: string | null;
  maxLength: number | null;
  isOutdated: boolean;
};
