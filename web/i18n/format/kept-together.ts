import type { Language } from '#contracts/languages.ts';

const noBreakSpace = '\u00a0';

/** The space between a number, or its placeholder in a message, and the symbol of a unit. */
const unit =
  /(?<=[\d}]) (?=(?:[µmck]?m[²³]?|Nm³|mm\/s|m\/s|[mk]?[VAWN]|kVA|[mkMG]?Ω|[kMG]?Hz|dB|°[CF]|kg|lb|bar|psi|m?s|min|h|[kMG]B|CHF|EUR|%)(?![\p{L}\p{N}]))/gu;

/**
 * The space after one-letter prepositions and conjunctions, which in Czech and Slovak must not end a line.
 */
const shortWord = /(?<![\p{L}\p{N}])([kvzsouai]) (?=[\p{L}\p{N}„‚«»([*_{])/giu;

/** An international telephone number: a country code and at least two groups. */
const telephoneNumber = /\+\d{1,3}(?: \d{1,4}){2,}/g;

/** Languages without a space before the percent sign. */
const closePercent: ReadonlySet<Language> = new Set(['hu', 'ja', 'pt', 'zh']);
const beforePercent = /(?<=[\d}])[ \u00a0\u202f](?=%)/g;

/**
 * Inserts no-break spaces: in every language between a number and its unit and within telephone numbers, in
 * Czech and Slovak also after words of one letter. The space before a percent sign follows the language.
 * Texts are written with plain spaces, so their authors need not think of line breaks.
 */
export function keepTogether(text: string, language: Language): string {
  const percent = closePercent.has(language) ? text.replace(beforePercent, '') : text;
  const measured = percent
    .replace(unit, noBreakSpace)
    .replace(telephoneNumber, (number) => number.replaceAll(' ', noBreakSpace));
  return language === 'cs' || language === 'sk' ? measured.replace(shortWord, `$1${noBreakSpace}`) : measured;
}
