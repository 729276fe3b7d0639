import { type RecordType, recordTypes } from '#contracts/search/records.ts';

/** The parameters in the address of a page of results. */
export type Args = {
  readonly query: string;
  readonly page: number;
  readonly type: RecordType | undefined;
  /** Treats quantities in the query as plain words. */
  readonly asWords?: boolean;
};

const maxQueryLength = 200;
/** A back end ranks no further. */
const lastPage = 40;

/** Parses `?q=…&page=2&type=product`; anything else counts as absent. */
export function parseResultsArgs(parameters: URLSearchParams): Args {
  const page = parameters.get('page') ?? '';
  const type = parameters.get('type');
  return {
    query: plain(parameters.get('q') ?? ''),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    type: recordTypes.find((known) => known === type),
    ...(parameters.get('as') === 'words' && { asWords: true }),
  };
}

/** The query string of a page of results, `?q=…`; the first page and "all types" are left out. */
export function resultsSearch({ query, page, type, asWords }: Args): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set('type', type);
  if (asWords) parameters.set('as', 'words');
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}

/** How many pages of results can be shown. */
export function getPages({ total, pageSize }: { total: number; pageSize: number }): number {
  return Math.min(Math.ceil(total / pageSize), lastPage);
}

/** Well-formed text without control characters. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed();
}
