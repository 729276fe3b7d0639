import { expect, test } from 'vitest';
import { beginHistory, redo, step, undo } from './draft-history.ts';

const start = beginHistory({ title: '' });
const say = (history: typeof start, title: string, at: number, place = 'title') =>
  step(history, { title }, place, at);

test('EDI-05 a word typed in one go is one step back', () => {
  let history = start;
  for (const [index, title] of ['C', 'Cu', 'Cut'].entries()) history = say(history, title, index * 100);
  expect(undo(history).present).toEqual({ title: '' });
  expect(redo(undo(history)).present).toEqual({ title: 'Cut' });
});

test('EDI-05 another place, and a pause, begin a step of their own', () => {
  const history = say(say(say(start, 'Cut', 0), 'Cut wire', 5000), 'Cut wire!', 5100, 'lead');
  expect(undo(history).present.title).toBe('Cut wire');
  expect(undo(undo(history)).present.title).toBe('Cut');
});

test('EDI-05 what is changed after a step back cannot be taken again, and is a step of its own', () => {
  const back = undo(say(say(start, 'Cut', 0), 'Cut wire', 5000));
  const other = say(back, 'Cut cable', 5001);
  expect(redo(other)).toMatchObject({ present: { title: 'Cut cable' } });
  expect(undo(other).present.title).toBe('Cut');
});

test('EDI-05 where there is nothing to take back nothing changes', () => {
  expect(undo(start).present).toBe(start.present);
  expect(redo(start).present).toBe(start.present);
  expect(step(start, start.present, 'title', 0)).toBe(start);
});
