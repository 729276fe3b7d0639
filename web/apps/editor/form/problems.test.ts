import { describe, expect, test } from 'vitest';
import type { StoredBlock } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { findBlockProblems, findProblem, hasProblemBelow } from './problems.ts';

const figures = (items: { id: string }[]): StoredBlock => ({
  id: 'figures',
  type: 'keyFigures',
  anchor: null,
  tone: 'plain',
  items,
});
const found = (block: StoredBlock, texts = {}) =>
  findBlockProblems(block, texts, 'de').map(({ field, code, language }) => ({ field, code, language }));

describe('EDI-05 what is unfinished is told while one types', () => {
  test('a required text of an item, in the language that is edited', () => {
    expect(found(figures([{ id: '1' }]))).toEqual([
      { field: 'items/1/value', code: 'missing', language: 'de' },
    ]);
    expect(found(figures([{ id: '1' }]), { 'figures/items/1/value': '60' })).toEqual([]);
  });

  test('too few and too many items', () => {
    expect(found(figures([]))).toEqual([{ field: 'items', code: 'tooFew', language: null }]);
    const nine = Array.from({ length: 9 }, (_, index) => ({ id: `${index}` }));
    expect(found(figures(nine))[0]).toEqual({ field: 'items', code: 'tooMany', language: null });
  });

  test('too long, and several lines where one fits', () => {
    const texts = { 'figures/items/1/value': 'x'.repeat(41), 'figures/title': 'a\nb' };
    expect(found(figures([{ id: '1' }]), texts)).toEqual([
      { field: 'title', code: 'notOneLine', language: 'de' },
      { field: 'items/1/value', code: 'tooLong', language: 'de' },
    ]);
  });

  test('an empty rich text, and a slug that is not chosen', () => {
    const text: StoredBlock = { id: 'text', type: 'text', anchor: null, tone: 'plain' };
    const empty = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
    expect(found(text, { 'text/text': empty })).toEqual([{ field: 'text', code: 'missing', language: 'de' }]);
    const teaser: StoredBlock = { id: 't', type: 'productTeaser', anchor: null, tone: 'plain', slug: '' };
    expect(found(teaser)).toEqual([{ field: 'slug', code: 'missing', language: null }]);
  });

  test('a block that is no longer declared is left to the server', () => {
    expect(found({ id: 'x', type: 'gone', anchor: null, tone: 'plain' })).toEqual([]);
  });
});

test('EDI-05 a problem is found at its field in its language, and by what holds it', () => {
  const problem = (field: string, language: string | null): ContentProblem => ({
    code: 'missing',
    params: {},
    block: 'figures',
    field,
    language,
  });
  const problems = [problem('items/1/value', 'de'), problem('items', null)];
  expect(findProblem(problems, 'figures/items/1/value', 'de')).toBe(problems[0]);
  expect(findProblem(problems, 'figures/items/1/value', 'en')).toBeUndefined();
  expect(findProblem(problems, 'figures/items', 'en')).toBe(problems[1]);
  expect(hasProblemBelow(problems, 'figures/items/1')).toBe(true);
  expect(hasProblemBelow(problems, 'figures/items/10')).toBe(false);
});
