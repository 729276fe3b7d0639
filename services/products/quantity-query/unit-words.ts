import { spellings } from '../unit/unit-spellings.ts';
import { units } from '../unit/unit-table.ts';

/**
 * Units as people write them in the search field, besides the spellings of technical data: words of their
 * languages. If a word has two meanings, as `lb` does, both units have it.
 */
const wordsOfPeople: Readonly<Record<string, readonly string[]>> = {
  'mm²': [
    'sq mm',
    'sq. mm',
    'square millimetres',
    'square millimeters',
    'quadratmillimeter',
    'millimètres carrés',
    'milímetros cuadrados',
    'milímetros quadrados',
    '㎟',
    '平方毫米',
    '平方ミリメートル',
    '平方ミリ',
    '平方',
    'スケア',
    'sq',
  ],
  mm: [
    'millimetres',
    'millimeters',
    'millimeter',
    'millimètres',
    'milímetros',
    '毫米',
    'ミリメートル',
    'ミリ',
    '㎜',
  ],
  cm: ['centimetres', 'centimeters', 'zentimeter', 'centimètres', 'centímetros', '厘米', 'センチ', '㎝'],
  m: ['mètres', 'metros', 'meter', '米', 'メートル'],
  in: ['zoll', 'pouces', 'pouce', 'pulgadas', 'polegadas', '英寸', 'インチ'],
  ft: ['英尺', 'フィート'],
  kg: ['公斤', '千克', 'キロ', '㎏'],
  kN: ['kilonewton', '千牛', 'キロニュートン'],
  N: ['newton', '牛', 'ニュートン'],
  lb: ['lb', 'lbs', 'pounds', 'livres', 'libras', 'pfund', '磅', 'ポンド'],
  lbf: ['lb', 'lbs', 'pounds', '磅', '磅力'],
  bar: ['巴', 'バール'],
  'pcs/h': [
    'pcs/h',
    'pieces/h',
    'Stk./h',
    'Stk/h',
    'pièces/h',
    'piezas/h',
    'peças/h',
    'ks/h',
    'db/h',
    'buc/h',
    '個/h',
    '件/h',
  ],
};

/** A single letter is a unit only in its exact case: 26 C is the name of a machine. */
const letters = new Set(['m', 'N', 'V', 'A']);
/** Times, angles and other dimensions by which nobody searches for a machine. */
const passedOver = new Set(['time', 'angle', 'volume', 'surface', 'apparent power', 'power', 'frequency']);

/** Units by spelling, in lower case except for single letters. */
const bySpelling = new Map<string, string[]>();

function put(written: string, symbol: string): void {
  const known = bySpelling.get(written) ?? [];
  if (!known.includes(symbol)) bySpelling.set(written, [...known, symbol]);
}

const measured = units.filter(({ dimension, symbol }) => !passedOver.has(dimension) && symbol !== 'AWG');
for (const { symbol } of measured) {
  if (symbol.length > 1) put(symbol.toLowerCase(), symbol);
  else if (letters.has(symbol)) put(symbol, symbol);
}
for (const [written, symbol] of Object.entries(spellings)) {
  const isWord = written.length > 1 || /\W/.test(written);
  if (isWord && measured.some((unit) => unit.symbol === symbol)) put(written, symbol);
}
for (const [symbol, words] of Object.entries(wordsOfPeople))
  for (const word of words) put(word.toLowerCase(), symbol);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The longest first, so that mm² is tried before mm. A unit of letters must not be followed by a letter. */
export const unitPattern = [...bySpelling.keys()]
  .sort((one, other) => other.length - one.length)
  .map(
    (written) =>
      escaped(written) + (/[a-z\u00e0-\u024f²³\d]$/i.test(written) ? '(?![a-z\\u00e0-\\u024f\\d²³^])' : ''),
  )
  .join('|');

/** The symbols of the units that may be meant; empty: it is not a unit. */
export function unitsMeant(written: string): readonly string[] {
  const text = written.trim();
  return bySpelling.get(text.length === 1 && letters.has(text) ? text : text.toLowerCase()) ?? [];
}
