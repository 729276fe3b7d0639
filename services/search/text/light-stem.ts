/** Case endings of Czech and Slovak nouns and adjectives without accents, longest first. */
const endings = [
  'atech',
  'eniho',
  'ovych',
  'ovymi',
  'oveho',
  'ovemu',
  'etem',
  'atum',
  'ami',
  'emi',
  'imi',
  'ymi',
  'ove',
  'ovi',
  'ech',
  'ich',
  'ach',
  'ych',
  'eho',
  'iho',
  'emu',
  'imu',
  'och',
  'em',
  'es',
  'im',
  'um',
  'am',
  'om',
  'ym',
  'ou',
  'mi',
  'ej',
  'ov',
  'e',
  'i',
  'u',
  'y',
  'a',
  'o',
];

/**
 * The stem that most forms of a Czech or Slovak word share: `stroju` and `strojich` → `stroj`. After the light
 * stemmer of Dolamic and Savoy (2009); Snowball has none for either language.
 */
export function lightStem(folded: string): string {
  const ending = endings.find(
    (candidate) => folded.length - candidate.length >= 4 && folded.endsWith(candidate),
  );
  return ending ? folded.slice(0, -ending.length) : folded;
}
