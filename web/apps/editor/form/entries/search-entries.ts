import type { SearchResponse } from '#contracts/search/records.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { FoundOption } from '../search/search-picker.tsx';

export type EntryType = 'product' | 'service';

/** Finds products or services by words, with the site's own search. Throws when it is unavailable. */
export async function searchEntries(type: EntryType, locale: Locale, query: string): Promise<FoundOption[]> {
  if (query.trim() === '') return [];
  const answer = await fetch('/api/search-proxy/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ localeCode: locale.urlCode, siteSlug: '', query, type }),
  });
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
  const { records } = (await answer.json()) as SearchResponse;
  return records.map(({ title, url }) => ({ value: getSlug(url), label: title, detail: url }));
}

/** The last segment of `/products/wire-processing/…/reuss-455`. */
function getSlug(url: string): string {
  return url.split('/').at(-1) ?? '';
}
