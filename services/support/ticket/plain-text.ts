/** Typed text as it is stored: line breaks are kept, other control characters removed. */
export function plainText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out; PostgreSQL refuses NUL
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
      .toWellFormed()
      .trim()
  );
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}
