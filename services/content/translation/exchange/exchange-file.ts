/** A page on its way to translators and back, in whichever version of XLIFF. */

/** Text with codes for what must not change: single codes, or pairs around text. */
export type Inline =
  | string
  | { kind: 'code'; id: string; code: Code }
  | { kind: 'pair'; id: string; code: Code; content: Inline[] };

/**
 * What a code stands for. `mark`: formatting or a link. `break`: a line break. `fixed`: text that is not translated,
 * such as `{name}`. `structure`: the beginnings and ends of paragraphs, lists and the like (`/`).
 */
export type Code =
  | { mark: { type: string; attrs?: object } }
  | { break: true }
  | { fixed: string }
  | { structure: ('/' | { type: string; attrs?: object })[] };

/** The depth of nested marks; there are five kinds of them. */
export const deepestPairs = 60;

/** A paragraph or a plain text (`segment`), or the structure between them, which must not change. */
export type ExchangePart = { kind: 'segment' | 'between'; source: Inline[]; target: Inline[] | null };

export type ExchangeUnit = {
  unit: string;
  parts: ExchangePart[];
  /** Whether the file marks it as translated. */
  isDone: boolean;
};

/** A page in two languages. */
export type ExchangeFile = {
  pageId: string;
  sourceLanguage: string;
  targetLanguage: string;
  units: ExchangeUnit[];
};

/** The information about a unit for translators. */
export type UnitNote = {
  blockId: string | null;
  blockType: string | null;
  maxLength: number | null;
  isOutdated: boolean;
};
