import { expect, test } from 'vitest';
import { guessAttribute } from './guess-attribute.ts';

const word = (values: string[], unit: string | null = null, name = 'A feature') => ({ name, unit, values });

test.each([
  ['a number with the code of its unit', word(['62,5', '70'], 'KGM'), { isText: false, unit: 'kg' }],
  ['a unit that every value names', word(['5 mm', '12 mm']), { isText: false, unit: 'mm' }],
  ['a range, as two values of a feature', word(['0.13 … 6'], 'MMK'), { isText: false, unit: 'mm²' }],
  ['inches, of which metres are the measure here', word(['2.5', '3'], 'INH'), { isText: false, unit: 'mm' }],
  ['gauges', word(['AWG 22–10', 'AWG 26']), { isText: false, unit: 'mm²' }],
  ['the unit in the heading of a column', word(['1', '2'], null, 'Length [m]'), { isText: false, unit: 'm' }],
  ['what is counted', word(['1200', '3600'], 'pcs/h'), { isText: false, unit: 'pcs/h' }],
  ['a number without a unit', word(['4', '8', '16']), { isText: false, unit: null }],
  ['numbers among which one is missing', word(['4', '-', 'n/a', '8']), { isText: false, unit: null }],
  ['one remark among many numbers', word(['1', '2', '3', '4', 'on request']), { isText: false, unit: null }],
  ['different units of different values', word(['5 mm', '2 kg']), { isText: false, unit: null }],
  ['yes and no', word(['yes', 'no']), { isText: true, unit: null }],
  ['words', word(['steel', 'brass', '3 kinds of steel'], null), { isText: true, unit: null }],
  [
    'words, although the file names a unit',
    word(['on request', 'to order'], 'MMT'),
    { isText: true, unit: null },
  ],
  ['a unit that nobody knows', word(['5', '6'], 'ZZ9'), { isText: false, unit: null }],
  ['no value at all', word([]), { isText: true, unit: null }],
])('issue 30: a new attribute is proposed from what a file says: %s', (_, met, expected) => {
  expect(guessAttribute(met)).toEqual(expected);
});
