import { expect, test } from 'vitest';
import { formatQuantity, unitShown } from './format.ts';
import { toDecimal } from './number/rational.ts';
import { parseQuantity } from './parse-quantity.ts';

/** The form in which a text is read, and what English readers see, with plain spaces. */
function read(text: string, unit: string | null): string {
  const quantity = parseQuantity(text, unit);
  const shown = [formatQuantity(quantity, 'en'), unitShown(quantity, unit)].filter(Boolean).join(' ');
  return `${quantity.kind}: ${shown.replace(/\u00a0/g, ' ')}`;
}

test.each([
  ['CAT-03 numbers', '22', 'kN', 'number: 22 kN'],
  ['decimals as written', '0.50', 'mm', 'number: 0.50 mm'],
  ['thousands by a space', '65 000', 'mm', 'number: 65,000 mm'],
  [
    'by a thin, a narrow and a no-break space',
    '1\u2009000\u202f000\u00a0000',
    'mm',
    'number: 1,000,000,000 mm',
  ],
  ['by a comma', '65,000', 'mm', 'number: 65,000 mm'],
  ['a decimal comma', '2,5', 'mm²', 'number: 2.5 mm²'],
  ['a decimal comma of a thousandth', '0,125', 'mm', 'number: 0.125 mm'],
  ['the unit of the attribute, written too', '6 m/s', 'm/s', 'number: 6 m/s'],
  ['another unit', '12 in', 'mm', 'number: 12 in'],
  ['the sign of inches', '12"', 'mm', 'number: 12 in'],
  ['negative numbers', '\u221220', '°C', 'number: −20 °C'],
  ['ranges with a dash', '0.13–4', 'mm²', 'range: 0.13–4 mm²'],
  ['with a hyphen and spaces', '0.5 - 6', 'm', 'range: 0.5–6 m'],
  ['with a word', '15 to 35', '°C', 'range: 15–35 °C'],
  ['with dots', '15...35', '°C', 'range: 15–35 °C'],
  ['of large numbers', '128–20 000', null, 'range: 128–20,000'],
  ['from below zero', '-20–60', '°C', 'range: −20 – 60 °C'],
  ['with one unit behind', '0.5–6 m', 'mm', 'range: 0.5–6 m'],
  ['with two units', '5 MΩ–1 GΩ', 'Ω', 'range: 5 MΩ – 1 GΩ'],
  ['one side: less', '<76', 'dB(A)', 'limit: < 76 dB(A)'],
  ['one side: at most', 'max. 4', 'mm²', 'limit: ≤ 4 mm²'],
  ['one side: in letters of ASCII', '>= 2', 'bar', 'limit: ≥ 2 bar'],
  ['one side: a dash before', '–2 GΩ', 'Ω', 'limit: ≤ 2 GΩ'],
  ['one side: a dash behind', '64–', null, 'limit: ≥ 64'],
  ['a dash before degrees is a sign', '–5', '°C', 'number: −5 °C'],
  ['tolerances', '±0.3', 'mm', 'tolerance: ±0.3 mm'],
  ['tolerances in ASCII', '+/- 0.3 mm', 'mm', 'tolerance: ±0.3 mm'],
  ['tolerances of several terms', '±(0.2 % + 1 mm)', 'mm', 'tolerance: ±(0.2 % + 1 mm)'],
  ['tolerances in a unit of their own', '±0.5 %', 'N', 'tolerance: ±0.5 %'],
  ['lists', '40/30', 'mm', 'list: 40/30 mm'],
  ['lists of decimals', '0.1/0.001', 'Ω', 'list: 0.1/0.001 Ω'],
  ['lists with a gap', '0.1/–', 'Ω', 'list: 0.1/– Ω'],
  ['lists of ranges', '8–15 / 6–9', 'mm', 'list: 8–15 / 6–9 mm'],
  ['lists with a unit behind', '230/400 V', 'V', 'list: 230/400 V'],
  ['dimensions', '2650 × 1250 × 1850', 'mm', 'dimensions: 2650 × 1250 × 1850 mm'],
  ['dimensions by the letter x', '2650x1250x1850', 'mm', 'dimensions: 2650 × 1250 × 1850 mm'],
  ['gauges', '26', 'AWG', 'number: 26 AWG'],
  ['gauges with their letters', 'AWG 14', 'mm²', 'number: 14 AWG'],
  ['aught sizes', '4/0', 'AWG', 'number: 4/0 AWG'],
  ['aught sizes as zeros', '000', 'AWG', 'number: 3/0 AWG'],
  ['gauges from thin to thick', '26–12', 'AWG', 'range: 26–12 AWG'],
  ['to an aught size', '6–2/0', 'AWG', 'range: 6–2/0 AWG'],
  ['among aught sizes', '1/0-4/0', 'AWG', 'range: 1/0–4/0 AWG'],
  ['circular mils', '300 kcmil', 'AWG', 'number: 300 kcmil'],
  ['a gauge to circular mils', '8–300 kcmil', 'AWG', 'range: 8 AWG – 300 kcmil'],
])('reads %s', (_, text, unit, expected) => {
  expect(read(text, unit)).toBe(expected);
});

test.each([
  ['dancer arm, brake', null],
  ['230/400 V 3~ 2.6 kVA', 'V'],
  ['shorts >1 MΩ', 'Ω'],
  ['128–20 000 distributed', null],
  ['6–4', 'mm²'],
  ['12–26', 'AWG'],
  ['5 kg – 3 mm', 'kg'],
  ['1.5 s/spot', 's'],
  ['', 'mm'],
  ['–', 'mm'],
  ['±', 'mm'],
  ['1/', 'mm'],
  ['1.2.3', null],
  ['99', 'AWG'],
  ['5/0', 'AWG'],
  ['1-2-3', null],
  ['9'.repeat(201), null],
  ['(((((((((1', 'mm'],
])('takes %s for words', (text, unit) => {
  expect(parseQuantity(text, unit)).toEqual({ kind: 'text', text });
});

test('reads everything that it writes, in the same sense', () => {
  const texts = [
    '0.13–4',
    '60–65 000',
    '<76',
    '40/30',
    '0.1/–',
    '±0.3',
    '±(0.2 % + 1 mm)',
    '2650×1250×18500',
  ];
  for (const text of [...texts, '5 MΩ–1 GΩ', '-20–60', '–2 GΩ', '8–15/6–9', '12 in']) {
    const quantity = parseQuantity(text, 'mm');
    expect(parseQuantity(formatQuantity(quantity, 'en'), 'mm'), text).toEqual(quantity);
  }
  for (const text of ['26–4/0', '8–300 kcmil', '1/0', '300 kcmil']) {
    const quantity = parseQuantity(text, 'AWG');
    expect(parseQuantity(formatQuantity(quantity, 'en'), 'AWG'), text).toEqual(quantity);
  }
});

test('keeps numbers exact however long they are', () => {
  const quantity = parseQuantity('0.1234567890123456789', 'mm');
  expect(quantity.kind === 'number' && toDecimal(quantity.amount.exact, 19)).toBe('0.1234567890123456789');
});

test('gives up on long repetitions, which naive patterns would try in every way', () => {
  for (const text of [
    '1 '.repeat(100),
    '1–'.repeat(100),
    '1/'.repeat(100),
    '1x'.repeat(100),
    "1'".repeat(100),
  ]) {
    expect(parseQuantity(text, 'mm').kind).toBe('text');
  }
});
