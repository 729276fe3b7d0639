const divider = '[\\s]*(?:[|·•–—:]|\\s-\\s)[\\s]*';

/** `Reuss 455 | Company` → `Reuss 455`: what search results show of a title (SEA-01). */
export function stripBrand(title: string, brands: readonly string[]): string {
  const names = brands.filter(Boolean).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (names.length === 0) return title;
  const suffix = new RegExp(`${divider}(?:${names.join('|')})\\s*$`, 'iu');
  return title.replace(suffix, '').trim() || title;
}
