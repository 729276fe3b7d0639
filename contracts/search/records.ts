/**
 * The two calls of a search back end. Both are sent by POST as JSON: `{url}/search` takes a SearchQuestion and answers a
 * SearchAnswer, `{url}/suggest` takes a SuggestQuestion and answers a SuggestAnswer. A question that is no such record
 * is refused with 400 and `{ "error": "…" }`.
 */
export type SearchQuestion = {
  /** As in addresses: `en`, `de-ch`. */
  readonly localeCode: string;
  readonly siteSlug: string;
  readonly query: string;
  /** From 1; a page has ten records. */
  readonly page?: number;
};

export type SuggestQuestion = Pick<SearchQuestion, 'localeCode' | 'siteSlug' | 'query'>;

export type RecordType = 'page' | 'product' | 'service' | 'story' | 'media-release' | 'document';

/** Text in parts, so that nobody has to trust markup: parts that are words of the query are marked. */
export type Highlighted = readonly { readonly text: string; readonly marked: boolean }[];

export type SearchRecord = {
  readonly id: string;
  readonly type: RecordType;
  /** Without the brand at its end. */
  readonly title: string;
  readonly titleParts: Highlighted;
  readonly description: string;
  readonly descriptionParts: Highlighted;
  /** Path below the locale, or `/file/…`: `/products/wire-processing/…/reuss-455`. */
  readonly url: string;
  /** Language of the text; another one than asked for is a fallback. */
  readonly locale: string;
  /** Address of a picture as the file store names it, without size. */
  readonly image: string | null;
};

export type SearchAnswer = {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly records: readonly SearchRecord[];
  /** What the words were understood as, when small typing errors were forgiven. */
  readonly corrected: string | null;
};

export type SuggestAnswer = { readonly records: readonly SearchRecord[] };
