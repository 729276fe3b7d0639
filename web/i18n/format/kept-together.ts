import type { Language } from '#contracts/languages.ts';

const noBreakSpace = '\u00a0';

/** A number, or the place of one in a message, before a sign or an abbreviation of a unit. */
const unit =
  /(?<=[\d}]) (?=(?:[µmck]?m[²³]?|Nm³|mm\/s|m\/s|[mk]?[VAWN]|kVA|[mkMG]?Ω|[kMG]?Hz|dB|°[CF]|kg|lb|bar|psi|m?s|min|h|[kMG]B|CHF|EUR|%)(?![\p{L}\p{N}]))/gu;

/** Prepositions and conjunctions of one letter, which Czech and Slovak never leave at the end of a line. */
const shortWord = /(?<![\p{L}\p{N}])([kvzsouai]) (?=[\p{L}\p{N}„‚«»([*_{])/giu;

/**
 * Keeps on one line what belongs together: a number and its unit in every language, and in Czech and Slovak a word of one
 * letter and the next word. Texts are typed with plain spaces, and their authors need not think of lines.
 */
export function keepTogether(text: string, language: Language): string {
  const measured = text.replace(unit, noBreakSpace);
  return language === 'cs' || language === 'sk' ? measured.replace(shortWord, `$1${noBreakSpace}`) : measured;
}
