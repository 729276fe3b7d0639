/**
 * Derives a name from a slug: `emme-350-mc` → `Emme 350 MC`. Slugs are made from names, so the result suits
 * texts with a `{name}` placeholder when the product back end was not queried.
 */
export function nameOfSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => (word.length < 3 || /\d/.test(word) ? word.toUpperCase() : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
