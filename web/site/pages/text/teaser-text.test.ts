import { describe, expect, test } from 'vitest';
import { teaserText } from './teaser-text.ts';

const characters = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;

describe('PAG-08 the cut of a teaser text', () => {
  test('PAG-08 a text that fits stays as it is', () => {
    expect(teaserText('Every wire the same way.')).toBe('Every wire the same way.');
    expect(teaserText('a'.repeat(160))).toBe('a'.repeat(160));
  });

  test('PAG-08 line breaks and blanks become single blanks', () => {
    expect(teaserText('  one\n\n two\t three ')).toBe('one two three');
  });

  test('PAG-08 a longer text ends after a whole word, with an ellipsis, within 160 characters', () => {
    const cut = teaserText(
      'Crimp height, pull force and the force curve are kept for every terminal. '.repeat(4),
    );
    expect(characters(cut)).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/(Crimp|height|pull|force|and|the|curve|are|kept|for|every|terminal)…$/);
    expect(cut).toMatch(/^Crimp height, pull force/);
  });

  test('PAG-08 no comma, dash or opening quote stands before the ellipsis', () => {
    expect(teaserText('Cut, strip, crimp', 12)).toBe('Cut, strip…');
    expect(teaserText('Cut – strip', 7)).toBe('Cut…');
    expect(teaserText('Cut «strip» now', 6)).toBe('Cut…');
  });

  test('PAG-08 Japanese and Chinese, which know no blanks, are cut between words', () => {
    const japanese = teaserText('全自動圧着機は電線を切断し、被覆を剥ぎ、端子を圧着します。'.repeat(12));
    expect(characters(japanese)).toBeLessThanOrEqual(160);
    expect(characters(japanese)).toBeGreaterThan(140);
    expect(japanese.endsWith('…')).toBe(true);
    const chinese = teaserText('每一根导线都以相同的方式切断、剥皮和压接。'.repeat(12), 20);
    expect(characters(chinese)).toBeLessThanOrEqual(20);
    expect(chinese).not.toMatch(/[、。]…$/u);
  });

  test('PAG-08 a word longer than the limit is cut between two characters', () => {
    expect(teaserText('Kabelverarbeitungsmaschine', 10)).toBe('Kabelvera…');
  });

  test('PAG-08 emoji and letters with marks stay whole and count once', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(teaserText(family.repeat(8), 5)).toBe(`${family.repeat(4)}…`);
    expect(teaserText('e\u0301'.repeat(9), 4)).toBe(`${'e\u0301'.repeat(3)}…`);
  });
});
