import { expect, test } from 'vitest';
import { asUnchanged, isDone } from './is-done.ts';

test.each<[unknown, string]>([
  [true, 'true'],
  ['a8d1', 'the id of what was made'],
  [2, 'how many'],
  [{ id: 'a', done: true, problems: [{}], conflict: null }, 'a page that could not be published yet'],
  [{ replaced: 1, change: { done: true } }, 'a change within'],
  [{ isDone: true, lines: [] }, 'a file that was taken over'],
  [{ organisation: {}, isConflict: false }, 'no conflict'],
  [{ editor: {}, problem: null }, 'no problem'],
  [{ revision: 4, uses: [] }, 'a record that was removed'],
  [{ id: 'a', revision: 4, problems: [], conflict: null }, 'a record that was saved'],
  [{ id: 'a', url: 'https://example.com' }, 'the thing itself'],
])('EDI-02 %j changed something: %s', (result) => {
  expect(isDone(result)).toBe(true);
});

test.each<[unknown]>([
  [false],
  [null],
  [undefined],
  [0],
  [{ done: false, problems: [], conflict: {} }],
  [{ replaced: 0, change: { done: false } }],
  [{ isDone: false, lines: [] }],
  [{ organisation: {}, isConflict: true }],
  [{ editor: null, problem: 'lastChief' }],
  [{ revision: null, uses: [{}] }],
  [{ id: null, revision: 0, problems: [{}], conflict: null }],
  [{ id: 'a', revision: 4, problems: [], conflict: {} }],
])('EDI-02 %j changed nothing', (result) => {
  expect(isDone(result)).toBe(false);
});

test('EDI-02 what was as it was to become changed nothing, and is answered all the same', () => {
  const answer = asUnchanged({ id: 'a', state: 'done' });
  expect(isDone(answer)).toBe(false);
  expect(JSON.parse(JSON.stringify(answer))).toEqual({ id: 'a', state: 'done' });
});
