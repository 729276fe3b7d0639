import { expect, test } from 'vitest';
import {
  afterKeeping,
  beginWork,
  findChanges,
  settled,
  withConfirmed,
  withConflicts,
  withWords,
} from './translation-work.ts';

const work = beginWork([
  { unit: 'title', target: 'Qualität', isOutdated: true },
  { unit: 'lead', target: null, isOutdated: false },
]);

test('EDI-05 only what was changed is sent, with what stood there before', () => {
  expect(findChanges(work)).toEqual({ changes: [], confirmed: [] });
  const written = withWords(work, 'lead', 'Wir prüfen.');
  expect(findChanges(written).changes).toEqual([{ unit: 'lead', was: null, words: 'Wir prüfen.' }]);
  expect(findChanges(withWords(written, 'lead', '')).changes).toEqual([]);
});

test('EDI-05 what was typed while it was kept is still to be sent', () => {
  const sent = findChanges(withWords(work, 'lead', 'Wir'));
  const typedOn = withWords(withWords(work, 'lead', 'Wir'), 'lead', 'Wir prüfen.');
  expect(findChanges(afterKeeping(typedOn, sent)).changes).toEqual([
    { unit: 'lead', was: 'Wir', words: 'Wir prüfen.' },
  ]);
});

test('EDI-05 a translation that is right although its source was changed is told so', () => {
  const confirmed = withConfirmed(work, 'title');
  expect(findChanges(confirmed)).toEqual({ changes: [], confirmed: ['title'] });
  expect(afterKeeping(confirmed, findChanges(confirmed))[0]).toMatchObject({ isOutdated: false });
});

test('EDI-05 nobody’s words are lost when two translate the same segment', () => {
  const mine = withConflicts(withWords(work, 'lead', 'Wir prüfen.'), [{ unit: 'lead', words: 'Man prüft.' }]);
  expect(findChanges(mine).changes).toEqual([]);
  expect(findChanges(settled(mine, 'lead', 'theirs')).changes).toEqual([]);
  expect(findChanges(settled(mine, 'lead', 'mine')).changes).toEqual([
    { unit: 'lead', was: 'Man prüft.', words: 'Wir prüfen.' },
  ]);
});
