/**
 * The lexemes of the index. Each carries its language, so that a query reads only the lists of its own. They hold
 * only letters and digits, so they need no quoting within a text search query.
 */

const maxLength = 60;

/** A word as written, folded. */
export const surface = (language: string, folded: string) => `'${language}/${folded.slice(0, maxLength)}'`;
/** The words with this prefix. */
export const beginning = (language: string, folded: string) => `${surface(language, folded)}:*`;
export const stem = (language: string, of: string) => `'${language}=${of.slice(0, maxLength)}'`;
/** Marks an entry that stands in for a missing translation. */
export const hasLexeme = (language: string, reader: string) => `'${language}>${reader}'`;
