import { describe, expect, test } from 'vitest';
import { bigrams, getAtoms } from './atoms.ts';
import { codeKey } from './code-key.ts';
import { fold, withoutUmlauts } from './fold.ts';
import { lightStem } from './light-stem.ts';
import { stripBrand } from './strip-brand.ts';

describe('SEA-02 folding', () => {
  test.each([
    ['Größe', 'grosse'],
    ['câblé', 'cable'],
    ['mașină', 'masina'],
    ['Żółty', 'zolty'],
    ['ŒUVRE', 'oeuvre'],
    ['ﬁne', 'fine'],
    ['ＡＢＣ', 'abc'],
    ['mm²', 'mm2'],
  ])('%s is %s', (word, folded) => expect(fold(word)).toBe(folded));

  test('a mark of kana is another sound and stays', () => {
    expect(fold('ガイド')).toBe('ガイド');
    expect(fold('ｶﾞｲﾄﾞ')).toBe('ガイド');
  });

  test('umlauts may be typed with two letters', () => {
    expect(withoutUmlauts('Größe')).toBe('groesse');
    expect(withoutUmlauts('Kabel')).toBeUndefined();
  });
});

describe('SEA-02 taking apart', () => {
  const parts = (text: string) => getAtoms(text, 100).map(({ text, kind }) => `${kind} ${text}`);
  test.each([
    ['CS-400', ['word CS', 'number 400']],
    ['reuss455', ['word reuss', 'number 455']],
    ["l'outil", ['word l', 'word outil']],
    ['Reuss 455全自動機', ['word Reuss', 'number 455', 'script 全自動機']],
    ['ケーブル・圧着', ['script ケーブル', 'script 圧着']],
    ['!?* ', []],
  ])('%s', (text, expected) => expect(parts(text)).toEqual(expected));

  test('what is written together is one run', () => {
    const runs = getAtoms('CS-400 450.0231 and mm²', 100).map(({ run }) => run);
    expect(runs).toEqual([0, 0, 1, 1, 2, 3, 3]);
  });

  test('every atom says where it stands', () => {
    const text = 'Der Crimp-Automat für 0,13 mm²';
    for (const { start, end, text: part } of getAtoms(text, 100)) expect(text.slice(start, end)).toBe(part);
  });

  test('Chinese and Japanese are looked for by neighbours', () => {
    expect(bigrams('压接机')).toEqual(['压接', '接机']);
    expect(bigrams('机')).toEqual(['机']);
    expect(bigrams('𠮷野家')).toEqual(['𠮷野', '野家']);
  });
});

test('SEA-02 codes are compared without what stands between', () => {
  for (const typed of ['Reuss 455', 'reuss-455', 'REUSS455', ' reuss  455. '])
    expect(codeKey(typed)).toBe('reuss455');
});

test.each([
  ['stroju', 'stroj'],
  ['strojich', 'stroj'],
  ['kontaktov', 'kontakt'],
  ['kabelu', 'kabel'],
  ['lisy', 'lisy'],
])('SEA-02 the Czech or Slovak %s has the stem %s', (word, stem) => expect(lightStem(word)).toBe(stem));

describe('SEA-01 the brand at the end of a title', () => {
  const brands = ['Litzen', 'Litzen Annual Report 2024', 'C++'];
  test.each([
    ['Reuss 455 | Litzen', 'Reuss 455'],
    ['Quality – Litzen', 'Quality'],
    ['Quality - litzen ', 'Quality'],
    ['Interview: Litzen Annual Report 2024', 'Interview'],
    ['About Litzen', 'About Litzen'],
    ['Litzen', 'Litzen'],
    ['Tools · C++', 'Tools'],
  ])('%s → %s', (title, stripped) => expect(stripBrand(title, brands)).toBe(stripped));
});
