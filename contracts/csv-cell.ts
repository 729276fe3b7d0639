/**
 * Spreadsheets run a cell that begins with one of these as a formula; with an apostrophe before it, which is not
 * shown, it is text (CWE-1236). https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^\s*[=＝+\-@|%]|^[\t\r\n]/;

/** One cell of a table, quoted where necessary. */
export function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^'|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The value of a cell, without the apostrophe against formulas and surrounding spaces. */
export function readCell(text: string): string {
  return (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text).trim();
}
