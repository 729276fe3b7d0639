/**
 * The filters and page of a list. They are part of the address, so that it can be shared and needs no script.
 */
export type ListChoice = {
  /** From 1. */
  page: number;
  category: string | null;
  adhocOnly: boolean;
};

/** Parses the parameters; an invalid page counts as the first. */
export function getChoice(query: URLSearchParams): ListChoice {
  const page = query.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    category: query.get('category') || null,
    adhocOnly: query.get('type') === 'adhoc',
  };
}

/** The query string of a choice, with `?`; empty for the first page without filters. */
export function getQuery({ page, category, adhocOnly }: Partial<ListChoice>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (adhocOnly) query.set('type', 'adhoc');
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
