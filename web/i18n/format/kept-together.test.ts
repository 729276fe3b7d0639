import { expect, test } from 'vitest';
import { keepTogether } from './kept-together.ts';

test.each([
  ['cs', 'V Brně a v Thunu, k tomu 5 000 kusů', 'V~Brně a~v~Thunu, k~tomu 5 000 kusů'],
  ['sk', 'Vodiče z dát CAD v [Brne](page:a) a „o krok“', 'Vodiče z~dát CAD v~[Brne](page:a) a~„o~krok“'],
  ['cs', 'Přístup k {application} a **hned**', 'Přístup k~{application} a~**hned**'],
  ['cs', 'data a.s. si uloží', 'data a.s. si uloží'],
  ['en', 'a wire of 4 mm² and 30 kN, a reel of 400 kg', 'a wire of 4~mm² and 30~kN, a reel of 400~kg'],
  ['de', 'höchstens {size} MB, 24 h, 7 % und 3 Messer', 'höchstens {size}~MB, 24~h, 7~% und 3 Messer'],
  [
    'en',
    'Call +41 41 555 01 24 or +1 847 555 0124, +5 to 10 kN',
    'Call +41~41~555~01~24 or +1~847~555~0124, +5 to 10~kN',
  ],
  ['hu', '±(0,2 % + 1 mm)', '±(0,2% + 1~mm)'],
  ['ja', '±(0.2~% + 1 mm)、{share} %', '±(0.2% + 1~mm)、{share}%'],
  ['fr', '±(0,2 % + 1 mm)', '±(0,2~% + 1~mm)'],
] as const)('LOC-03 in %s, what belongs together stays on one line: %s', (language, text, expected) => {
  expect(keepTogether(text.replaceAll('~', '\u00a0'), language)).toBe(expected.replaceAll('~', '\u00a0'));
});
