/**
 * The two calls of a search back end. Both are sent by POST as JSON: `{url}/search` takes a SearchRequest and answers
 * with a SearchResponse, `{url}/suggest` takes a SuggestRequest and answers with a SuggestResponse. Anything else is
 * refused with 400 and `{ "error": "…" }`. The caller identifies itself as the site with `authorization: Bearer …`;
 * all others are refused with 401, since visitors search through the site, which limits how often.
 */
export type SearchRequest = {
  /** As in addresses: `en`, `de-ch`. */
  readonly localeCode: string;
  readonly siteSlug: string;
  readonly query: string;
  /** From 1; a page holds ten records. */
  readonly page?: number;
  /** Only records of this type. */
  readonly type?: RecordType;
  /**
   * Ids of products: only these are found among products, in this order and before everything else; without a query,
   * all of them. At most 500.
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

/** Text in parts, so that nobody has to trust markup: parts that match the query are marked. */
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
  /** The language of the text; another one than requested is a fallback. */
  readonly locale: string;
  /** Address of a picture as the file store names it, without size. */
  readonly image: string | null;
};

export type SearchResponse = {
  /** The number of hits of the requested type or, without one, of all types. */
  readonly total: number;
  /** Whether `total`, and the numbers of the types, are rounded: thousands are not counted exactly. */
  readonly isEstimate: boolean;
  /**
   * The number of hits of each type, whichever was requested, the most relevant type first; types without hits are
   * left out.
   */
  readonly types: readonly { readonly type: RecordType; readonly total: number }[];
  readonly page: number;
  readonly pageSize: number;
  readonly records: readonly SearchRecord[];
  /** The query after correcting small typing errors. */
  readonly corrected: string | null;
};

export type SuggestResponse = { readonly records: readonly SearchRecord[] };
