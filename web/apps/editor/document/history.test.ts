import { expect, test } from 'vitest';
import { type History, noHistory, travel, withStep } from './history.ts';
import { mergeByDeclaration } from './merge.ts';

type Texts = { title: string; lead?: string };
type Work = { present: Texts; history: History<Texts> };
const merge = mergeByDeclaration<Texts>({});
const start: Work = { present: { title: '' }, history: noHistory };

const say = ({ present, history }: Work, title: string, at: number, place = 'title'): Work => {
  const next = { ...present, title };
  return { present: next, history: withStep(history, present, next, place, at) };
};
const go = (direction: 'undo' | 'redo', { present, history }: Work): Work => {
  const { document, history: left } = travel(history, direction, present, merge);
  return { present: document, history: left };
};

test('EDI-05 a word typed in one go is one step back', () => {
  let work = start;
  for (const [index, title] of ['C', 'Cu', 'Cut'].entries()) work = say(work, title, index * 100);
  expect(go('undo', work).present).toEqual({ title: '' });
  expect(go('redo', go('undo', work)).present).toEqual({ title: 'Cut' });
});

test('EDI-05 another place, and a pause, begin a step of their own', () => {
  const work = say(say(say(start, 'Cut', 0), 'Cut wire', 5000), 'Cut wire!', 5100, 'lead');
  expect(go('undo', work).present.title).toBe('Cut wire');
  expect(go('undo', go('undo', work)).present.title).toBe('Cut');
});

test('EDI-05 what is changed after a step back cannot be taken again, and is a step of its own', () => {
  const back = go('undo', say(say(start, 'Cut', 0), 'Cut wire', 5000));
  const other = say(back, 'Cut cable', 5001);
  expect(go('redo', other).present).toEqual({ title: 'Cut cable' });
  expect(go('undo', other).present.title).toBe('Cut');
});

test('EDI-05 where there is nothing to take back nothing changes', () => {
  expect(go('undo', start).present).toBe(start.present);
  expect(go('redo', start).present).toBe(start.present);
});

test('EDI-05 what came from somebody else while one worked is not a step, and stays', () => {
  const mine = say(start, 'Cut', 0);
  const both = { ...mine, present: { ...mine.present, lead: 'By a colleague' } };
  const more = say(both, 'Cut wire', 100);
  expect(go('undo', more).present).toEqual({ title: 'Cut', lead: 'By a colleague' });
  expect(go('undo', go('undo', more)).present).toEqual({ title: '', lead: 'By a colleague' });
  expect(go('redo', go('undo', more)).present).toEqual(more.present);
});

test('EDI-05 a step that somebody else has written over is passed over', () => {
  const work = say(say(start, 'Cut', 0, 'title'), 'Cut wire', 5000, 'title');
  const theirs = { ...work, present: { title: 'Theirs' } };
  expect(go('undo', theirs)).toEqual({
    present: { title: 'Theirs' },
    history: { ...theirs.history, undo: [] },
  });
});
