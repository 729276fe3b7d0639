/**
 * The two calls of a search back end. Both are sent by POST as JSON: `{url}/search` takes a SearchRequest and answers a
 * SearchResponse, `{url}/suggest` takes a SuggestRequest and answers a SuggestResponse. A query that is no such record
 * is refused with 400 and `{ "error": "…" }`. The caller proves by `authorization: Bearer …` that it is the site; anybody
 * else is refused with 401, since visitors ask the site, which limits how often.
 */
export type SearchRequest = {
  /** As in addresses: `en`, `de-ch`. */
  readonly localeCode: string;
  readonly siteSlug: string;
  readonly query: string;
  /** From 1; a page has ten records. */
  readonly page?: number;
  /** Only records of this type. */
  readonly type?: RecordType;
  /**
   * Ids of records: of products only these are found, in this order and before all else; without any words all of them. At
   * most 500.
   */
  readonly only?: readonly string[];
};

export type SuggestRequest = Pick<SearchRequest, 'localeCode' | 'siteSlug' | 'query'>;

export const recordTypes = [
  'classification',
  'capability',
  'product',
  'service',
  'page',
  'story',
  'media-release',
  'document',
] as const;
export type RecordType = (typeof recordTypes)[number];

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
  /** Language of the text; another one than requested is a fallback. */
  readonly locale: string;
  /** Address of a picture as the file store names it, without size. */
  readonly image: string | null;
};

export type SearchResponse = {
  /** Of the requested type, else of all. */
  readonly total: number;
  /** Nobody counts thousands: `total` is rounded, and so are those of the types. */
  readonly isEstimate: boolean;
  /** How many there are of each type, whichever was requested, the weightiest first; types without any are left out. */
  readonly types: readonly { readonly type: RecordType; readonly total: number }[];
  readonly page: number;
  readonly pageSize: number;
  readonly records: readonly SearchRecord[];
  /** What the words were understood as, when small typing errors were forgiven. */
  readonly corrected: string | null;
};

export type SuggestResponse = { readonly records: readonly SearchRecord[] };
