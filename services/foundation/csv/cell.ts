/**
 * A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe before it makes it a text, and is not
 * shown (CWE-1236). https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^\s*[=＝+\-@|%]|^[\t\r\n]/;

/** One cell of a table, in quotes where it needs them. */
export function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^'|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a cell says, without the mark against formulas and the spaces around it. */
export function readCell(text: string): string {
  return (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text).trim();
}
