import { readSearchResponse } from '#contracts/search/search-response.ts';
import type { Sources } from './sources.ts';

const timeoutMs = 1500;
/** Three pages of ten: later results are not what was meant. */
const pages = [1, 2, 3];

/** The slugs of machines that a search finds, the best first; undefined: the search does not answer. */
export async function searchMachines(
  { search, searchToken }: Sources,
  words: string,
  language: string,
): Promise<string[] | undefined> {
  try {
    const found = await Promise.all(
      pages.map(async (page) => {
        const response = await search.fetch(
          new Request(`${search.url}/search`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${searchToken}` },
            body: JSON.stringify({ localeCode: language, siteSlug: '', query: words, type: 'product', page }),
            signal: AbortSignal.timeout(timeoutMs),
          }),
        );
        if (!response.ok) throw new Error(`The search answered ${response.status}`);
        return readSearchResponse(await response.json()).records;
      }),
    );
    return [...new Set(found.flat().flatMap(({ id }) => (id.startsWith('product:') ? id.slice(8) : [])))];
  } catch {
    return undefined;
  }
}
