/** A name stands beside the pictures in a narrow column: the longer its longest word, the smaller it is set. */
export function nameSize(name: string): 'page' | 'section' | 'highlight' {
  const maxLength = Math.max(0, ...(name.match(/\p{Script=Latin}+/gu) ?? []).map((word) => word.length));
  if (maxLength > 15) return 'highlight';
  return maxLength > 10 ? 'section' : 'page';
}
