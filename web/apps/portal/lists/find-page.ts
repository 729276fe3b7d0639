/** The page of a list that an address selects, from 1; invalid values count as absent. */
export function findPage(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
