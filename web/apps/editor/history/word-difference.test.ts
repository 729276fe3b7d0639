import { expect, test } from 'vitest';
import { compareWords } from './word-difference.ts';

const reported = (before: string, after: string, language = 'en') =>
  compareWords(before, after, language)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'inserted' ? `+[${text}]` : `-[${text}]`))
    .join('');

test.each([
  ['We build machines.', 'We build machines.', 'We build machines.'],
  ['', 'New', '+[New]'],
  ['Old', '', '-[Old]'],
  ['We build machines.', 'We build good machines.', 'We build +[good ]machines.'],
  ['It cuts wire.', 'It crimps wire.', 'It -[cuts]+[crimps] wire.'],
  ['It cuts wire fast.', 'It never stops fast.', 'It -[cuts wire]+[never stops] fast.'],
  ['one\ntwo', 'one\nthree\ntwo', 'one\n+[three\n]two'],
])('EDI-05 from "%s" to "%s" is read as %s', (before, after, expected) => {
  expect(reported(before, after)).toBe(expected);
});

test('EDI-05 words without spaces between them are words, too', () => {
  expect(reported('電線を切断する', '電線を圧着する', 'ja')).toBe('電線を-[切断]+[圧着]する');
});

test('EDI-05 nothing of either text is lost, whatever has changed', () => {
  const before = 'The quick brown fox jumps over the lazy dog.\nAnd sleeps.';
  const after = 'A quick red fox, not lazy, jumps.\nAnd then sleeps over it.';
  const stretches = compareWords(before, after, 'en');
  const side = (without: string) =>
    stretches
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('');
  expect(side('inserted')).toBe(before);
  expect(side('deleted')).toBe(after);
});

test('EDI-05 very long texts that share nothing are told as replaced', () => {
  const [before, after] = ['a '.repeat(3000), 'b '.repeat(3000)];
  expect(compareWords(before, after, 'en').map(({ kind }) => kind)).toContain('deleted');
  expect(compareWords(before, after, 'en').length).toBeLessThan(5);
});
