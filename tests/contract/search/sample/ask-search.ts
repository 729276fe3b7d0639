import type { Backend } from '#contracts/backend.ts';
import type { SearchRequest, SearchResponse, SuggestResponse } from '#contracts/search/records.ts';

type Asking = Partial<Omit<SearchRequest, 'query'>>;

/** The site's calls of a search back end. */
export function askSearch({ url, fetch }: Backend, token: string) {
  async function send(call: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(
      new Request(`${url}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body,
      }),
    );
  }
  const question = (query: string, asking: Asking) =>
    JSON.stringify({ localeCode: 'en', siteSlug: '', query, ...asking });
  async function answered<Answer>(call: string, query: string, asking: Asking): Promise<Answer> {
    const response = await send(call, question(query, asking));
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  return {
    send,
    search: (query: string, asking: Asking = {}) => answered<SearchResponse>('search', query, asking),
    suggest: (query: string, asking: Asking = {}) => answered<SuggestResponse>('suggest', query, asking),
  };
}
