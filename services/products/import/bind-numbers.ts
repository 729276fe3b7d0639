/** Thousands stay on one line: files are written with plain spaces, `3 900`, which would break. */
export function bindNumbers(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}
