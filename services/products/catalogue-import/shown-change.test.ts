import { expect, test } from 'vitest';
import { shownChange, shownCharacters } from './shown-change.ts';

const paragraph = 'The machine cuts, strips and crimps leads of up to ten metres. '.repeat(8);

test('issue 30: of long texts a report shows where they part', () => {
  const { before, after } = shownChange(`${paragraph}Up to 4 leads.`, `${paragraph}Up to 5 leads.`);
  expect(before).toMatch(/^…\S.{10,80} Up to 4 leads\.$/);
  expect(after).toMatch(/^…\S.{10,80} Up to 5 leads\.$/);
});

test('short texts, and what has nothing before it, are shown from their beginning', () => {
  expect(shownChange('3900 pcs/h', '4000 pcs/h')).toEqual({ before: '3900 pcs/h', after: '4000 pcs/h' });
  expect(shownChange('', paragraph).after).toHaveLength(shownCharacters);
  expect(shownChange('', paragraph).after).toMatch(/^The machine.*…$/);
});

test('texts without spaces are cut, too', () => {
  const long = '圧着機'.repeat(120);
  expect(shownChange(`${long}四`, `${long}五`)).toEqual({
    before: expect.stringMatching(/^…圧?.{20,80}四$/),
    after: expect.stringMatching(/^….{20,80}五$/),
  });
});
