/** The page of a list that an address asks for, from 1; what cannot be meant counts as not said. */
export function findPage(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
