/**
 * The words of the index. Each carries its language, so that a query reads only the lists of its own language.
 * They hold nothing but letters and digits, so they need no quoting of their own within a text search query.
 */

const maxLength = 60;

/** A word as it stands in the text, folded. */
export const surface = (language: string, folded: string) => `'${language}/${folded.slice(0, maxLength)}'`;
/** The words that begin with it. */
export const beginning = (language: string, folded: string) => `${surface(language, folded)}:*`;
export const stem = (language: string, of: string) => `'${language}=${of.slice(0, maxLength)}'`;
/** Marks an entry that stands in for a missing translation. */
export const hasLexeme = (language: string, reader: string) => `'${language}>${reader}'`;
