import { expect, test } from 'vitest';
import { likeWord } from './like-word.ts';

test.each([
  ['crimp', '%crimp%'],
  ['004217', '%004217%'],
  ['100%', '%100\\%%'],
  ['a_b\\', '% a\\_b\\\\%'],
  ['v2', '% v2%'],
  ['故障', '% 故  障%'],
  ['圧着機', '%圧  着  機%'],
])('TIC-01 the pattern of %s', (word, pattern) => {
  expect(likeWord(word)).toBe(pattern);
});
