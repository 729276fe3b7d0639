import { expect, test } from 'vitest';
import { parseWordSearch } from './words-choice.ts';

const parse = (query: string) => parseWordSearch(new URLSearchParams(query), [{ id: 'one' }, { id: 'two' }]);

test('EDI-05 an address says which words are looked for, and where', () => {
  expect(parse('search=lead&exact=yes&whole=yes&site=two&type=STORY&language=de')).toEqual({
    search: 'lead',
    exact: true,
    wholeWords: true,
    siteId: 'two',
    types: ['STORY'],
    language: 'de',
  });
});

test('EDI-05 without words nothing is looked for, and what cannot be meant counts as not said', () => {
  expect(parse('search=%20')).toBeNull();
  expect(parse('search=x&site=nine&type=PAGE&language=german')).toMatchObject({
    siteId: null,
    types: null,
    language: null,
  });
  expect(parse('search=x&type=CONTENT')?.types).toEqual(['CONTENT', 'SYSTEM']);
});
