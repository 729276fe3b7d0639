type UnitOfPage = { pageId: string; language: string | null; unit: string; isInBlock: boolean };

/** The address that opens a page at one of its texts, in its language. */
export function placeHref({ pageId, language, unit, isInBlock }: UnitOfPage): string {
  const query = new URLSearchParams({ part: isInBlock ? 'content' : 'settings', at: unit });
  if (language) query.set('language', language);
  return `/pages/${pageId}?${query}`;
}

/** The field in such an address with its block; undefined: the address has none. */
export function findPlaceOfAddress(
  query: URLSearchParams,
): { fieldId: string; block: string | null } | undefined {
  const unit = query.get('at');
  if (!unit) return undefined;
  if (query.get('part') === 'settings') return { fieldId: `page-${unit}`, block: null };
  return { fieldId: unit, block: unit.split('/')[0] ?? null };
}
