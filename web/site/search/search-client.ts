import { data } from 'react-router';
import { isLanguage } from '#contracts/languages.ts';
import type {
  SearchRequest,
  SearchResponse,
  SuggestRequest,
  SuggestResponse,
} from '#contracts/search/records.ts';
import { readSearchResponse, readSuggestResponse } from '#contracts/search/search-response.ts';
import { writeTexts } from '#web/i18n/format/written-texts.ts';
import { makeLocale, parseUrlLocale } from '#web/i18n/locales.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';

type Server = Pick<ServerContext, 'search' | 'searchToken' | 'log'>;

const timeoutMs = 3000;

/** SEA-01. Throws a 503 response when the search back end is unavailable. */
export function search(server: Server, request: SearchRequest): Promise<SearchResponse> {
  return fetchSearch(server, 'search', request, readSearchResponse);
}

/** SEA-01. Throws a 503 response when the search back end is unavailable. */
export function suggest(server: Server, request: SuggestRequest): Promise<SuggestResponse> {
  return fetchSearch(server, 'suggest', request, readSuggestResponse);
}

async function fetchSearch<Result>(
  { search: { url, fetch }, searchToken, log }: Server,
  call: string,
  request: { localeCode: string },
  read: (body: unknown) => Result,
): Promise<Result> {
  try {
    const response = await fetch(
      new Request(`${url}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${searchToken}` },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
    if (!response.ok) throw new Error(`The search back end answered ${response.status}`);
    return asReaderWrites(read(await response.json()), request.localeCode);
  } catch (error) {
    log.warn('The search back end did not answer as asked', { call, error });
    throw data(null, { status: 503, statusText: 'Service Unavailable' });
  }
}

function asReaderWrites<Answer>(answer: Answer, localeCode: string): Answer {
  const { language, country } = parseUrlLocale(localeCode) ?? {};
  return isLanguage(language) ? writeTexts(answer, makeLocale(language, country)) : answer;
}
