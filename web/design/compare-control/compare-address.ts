/**
 * `/en/compare?p=reuss-455&p=reuss-455%23v2`: the address describes the whole comparison, so it can be
 * shared.
 */
export function compareAddress(page: string, keys: readonly string[]): string {
  if (keys.length === 0) return page;
  return `${page}?${keys.map((key) => `p=${encodeURIComponent(key)}`).join('&')}`;
}
