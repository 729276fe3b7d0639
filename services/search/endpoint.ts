import { carriesToken } from '#contracts/caller-token.ts';
import type {
  SearchRequest,
  SearchResponse,
  SuggestRequest,
  SuggestResponse,
} from '#contracts/search/records.ts';
import { type Read, readSearchRequest, readSuggestRequest } from '#contracts/search/search-request.ts';
import type { Log } from '#services/foundation/log.ts';

type Parts = {
  readonly token: string;
  readonly log: Log;
  readonly search: (request: SearchRequest) => Promise<SearchResponse>;
  readonly suggest: (request: SuggestRequest) => Promise<SuggestResponse>;
};

/** A query of 500 characters, however they are written. */
const maxBytes = 8 * 1024;

/** The two calls of the contract, at any address: the last segment of the address names the call. */
export function createSearchEndpoint({ token, log, search, suggest }: Parts) {
  return async (request: Request): Promise<Response> => {
    const call = new URL(request.url).pathname.split('/').at(-1);
    if (call !== 'search' && call !== 'suggest') return refusal(404, 'There is no such call.');
    if (request.method !== 'POST') return refusal(405, 'Use POST.', { allow: 'POST' });
    if (!carriesToken(request, token)) return refusal(401, 'Only the site may ask.');
    const sent = await getBody(request);
    return call === 'search'
      ? answer(readSearchRequest(sent), search)
      : answer(readSuggestRequest(sent), suggest);
  };

  async function answer<Sent>(
    { request, problem }: Read<Sent>,
    find: (request: Sent) => Promise<object>,
  ): Promise<Response> {
    if (request === undefined) return refusal(400, problem ?? 'Bad request');
    try {
      return Response.json(await find(request), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      log.error('A search failed', { error });
      return refusal(503, 'The search cannot answer at the moment.');
    }
  }
}

/** Undefined: no JSON of a sensible size. */
async function getBody(request: Request): Promise<unknown> {
  try {
    const text = await request.text();
    return text.length > maxBytes ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}
