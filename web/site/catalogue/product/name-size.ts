/**
 * The heading size of a product's name, which stands in a narrow column beside the pictures: the longer its
 * longest word, the smaller.
 */
export function nameSize(name: string): 'page' | 'section' | 'highlight' {
  const maxLength = Math.max(0, ...(name.match(/\p{Script=Latin}+/gu) ?? []).map((word) => word.length));
  if (maxLength > 15) return 'highlight';
  return maxLength > 10 ? 'section' : 'page';
}
