import { expect, test } from 'vitest';
import { type Bounds, measureRow } from './measure-row.ts';

const range = (minimum: number | null, maximum: number | null, unit: string | null = null): Bounds => ({
  minimum,
  maximum,
  unit,
});
const one = (value: number, unit: string | null = null) => range(value, value, unit);
const rounded = ({ bars }: ReturnType<typeof measureRow>) =>
  bars.map((bar) => bar && [Math.round(bar.from), Math.round(bar.to)]);

test('CMP-02 cross-sections stand on the scale of the class, by powers of ten', () => {
  const row = measureRow('cross_section', [range(0.13, 4), range(0.08, 6)], range(0.08, 6));
  expect(rounded(row)).toEqual([
    [11, 91],
    [0, 100],
  ]);
});

test('CMP-02 a single value begins at zero: how much, not how much more than the least', () => {
  const row = measureRow('output', [one(3900), one(5000), undefined], range(450, 5000));
  expect(rounded(row)).toEqual([[0, 78], [0, 100], undefined]);
});

test('CMP-02 nothing is drawn where the class says one thing, or where all say what the class says', () => {
  expect(rounded(measureRow('stations', [one(4), one(4)], one(4)))).toEqual([undefined, undefined]);
  const same = measureRow('own_attribute', [range(15, 35), range(15, 35)], range(15, 35));
  expect(rounded(same)).toEqual([undefined, undefined]);
  expect(rounded(measureRow('weight', [one(10)], undefined))).toEqual([undefined]);
  expect(rounded(measureRow('noise', [range(0, 72), range(0, 76)], range(0, 76)))).toEqual([
    undefined,
    undefined,
  ]);
});

test('CMP-02 values in another unit than the scale are not drawn on it, and not judged', () => {
  const row = measureRow('weight', [one(10, 'kg'), one(22, 'lb')], range(5, 40, 'kg'));
  expect(rounded(row)).toEqual([[0, 25], undefined]);
  expect(row.word).toBeUndefined();
});

test('CMP-02 an attribute that nobody knows is drawn and not judged', () => {
  const row = measureRow('own_attribute', [one(2), one(4)], range(1, 4));
  expect(rounded(row)).toEqual([
    [0, 50],
    [0, 100],
  ]);
  expect(row).toMatchObject({ best: [false, false], word: undefined });
});

test('CMP-02 the best is who goes furthest, or stays lowest where less is better', () => {
  expect(measureRow('crimp_force', [one(22), one(25), one(25)], range(15, 25))).toMatchObject({
    best: [false, true, true],
    word: 'strongest',
  });
  expect(measureRow('weight', [one(980), one(620)], range(620, 2650))).toMatchObject({
    best: [false, true],
    word: 'lightest',
  });
  expect(measureRow('noise', [range(0, 76), range(0, 75)], range(0, 76))).toMatchObject({
    best: [false, true],
    word: 'quietest',
  });
});

test('CMP-02 the widest range holds all others; where none does, none is', () => {
  const ranges = [range(0.13, 4), range(0.08, 6), range(0.13, 6)];
  expect(measureRow('cross_section', ranges, range(0.08, 6)).best).toEqual([false, true, false]);
  const apart = [range(0.03, 6), range(0.5, 120)];
  expect(measureRow('cross_section', apart, range(0.03, 120))).toMatchObject({
    best: [false, false],
    word: undefined,
  });
});

test('CMP-02 nobody is best alone, or when all are', () => {
  expect(measureRow('weight', [one(5)], range(5, 9)).word).toBeUndefined();
  expect(measureRow('weight', [one(5), undefined], range(5, 9)).word).toBeUndefined();
  expect(measureRow('weight', [one(5), one(5)], range(5, 9)).word).toBeUndefined();
});

test('CAT-07 the value of a drawn lead stands on the same scale, and says who holds it', () => {
  const row = measureRow('cross_section', [range(0.13, 4), range(4, 6)], range(0.08, 6), 2.5);
  expect(Math.round(row.yours!.place)).toBe(80);
  expect(row.yours!.within).toEqual([true, false]);
  expect(measureRow('outer_diameter', [one(4.5), one(2)], range(2, 8), 3).yours!.within).toEqual([
    true,
    false,
  ]);
});
