const longest = 80;

/** A segment of an address made of words in any writing; undefined: nothing of them can stand in one. */
export function slugOf(words: string): string | undefined {
  const slug = decoded(words)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return slug || undefined;
}

/** WordPress writes letters of other alphabets as %d0%bf. */
function decoded(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}
