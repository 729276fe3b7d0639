import type { Language } from '#contracts/languages.ts';

const noBreakSpace = '\u00a0';

/** A number, or the place of one in a message, before a sign or an abbreviation of a unit. */
const unit =
  /(?<=[\d}]) (?=(?:[µmck]?m[²³]?|Nm³|mm\/s|m\/s|[mk]?[VAWN]|kVA|[mkMG]?Ω|[kMG]?Hz|dB|°[CF]|kg|lb|bar|psi|m?s|min|h|[kMG]B|CHF|EUR|%)(?![\p{L}\p{N}]))/gu;

/** Prepositions and conjunctions of one letter, which Czech and Slovak never leave at the end of a line. */
const shortWord = /(?<![\p{L}\p{N}])([kvzsouai]) (?=[\p{L}\p{N}„‚«»([*_{])/giu;

/** A telephone number as the world dials it: a country and at least two groups. */
const telephoneNumber = /\+\d{1,3}(?: \d{1,4}){2,}/g;

/** Where a percent sign stands close to its number. */
const closePercent: ReadonlySet<Language> = new Set(['hu', 'ja', 'pt', 'zh']);
const beforePercent = /(?<=[\d}])[ \u00a0\u202f](?=%)/g;

/**
 * Keeps on one line what belongs together: a number and its unit and a telephone number in every language, and in Czech and
 * Slovak a word of one letter and the next word. A percent sign stands as the language writes it, after a space or close. Texts are typed with
 * plain spaces, and their authors need not think of lines.
 */
export function keepTogether(text: string, language: Language): string {
  const percent = closePercent.has(language) ? text.replace(beforePercent, '') : text;
  const measured = percent
    .replace(unit, noBreakSpace)
    .replace(telephoneNumber, (number) => number.replaceAll(' ', noBreakSpace));
  return language === 'cs' || language === 'sk' ? measured.replace(shortWord, `$1${noBreakSpace}`) : measured;
}
