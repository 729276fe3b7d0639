import type { Backend } from '#contracts/backend.ts';
import type { SearchRequest, SearchResponse, SuggestResponse } from '#contracts/search/records.ts';

type CallOptions = Partial<Omit<SearchRequest, 'query'>>;

/** The site's calls of a search back end. */
export function callSearch({ url, fetch }: Backend, token: string) {
  async function send(call: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(
      new Request(`${url}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body,
      }),
    );
  }
  const question = (query: string, asking: CallOptions) =>
    JSON.stringify({ localeCode: 'en', siteSlug: '', query, ...asking });
  async function answered<Answer>(call: string, query: string, asking: CallOptions): Promise<Answer> {
    const response = await send(call, question(query, asking));
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  return {
    send,
    search: (query: string, asking: CallOptions = {}) => answered<SearchResponse>('search', query, asking),
    suggest: (query: string, asking: CallOptions = {}) => answered<SuggestResponse>('suggest', query, asking),
  };
}
