import { expect, test } from 'vitest';
import { makeLocale } from '../locales.ts';
import { writeTexts } from './written-texts.ts';

test('an answer is copied where it changes, and never changed itself', () => {
  const same = { title: 'Crimp', list: [1, null, 'mm'] };
  expect(writeTexts(same, makeLocale('en'))).toBe(same);
  const answer = { page: { title: '36\u00a0000 machines', same } };
  const written = writeTexts(answer, makeLocale('en'));
  expect(written).toEqual({ page: { title: '36,000 machines', same } });
  expect(written.page.same).toBe(same);
  expect(answer.page.title).toBe('36\u00a0000 machines');
});

test('LOC-03 numbers and short words of an answer are written for its reader together', () => {
  const answer = { title: 'S 36\u00a0000 stroji v Brně', length: '65\u00a0000 mm' };
  expect(writeTexts(answer, makeLocale('cs'))).toEqual({
    title: 'S\u00a036\u00a0000 stroji v\u00a0Brně',
    length: '65\u00a0000\u00a0mm',
  });
});
