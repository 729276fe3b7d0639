import { expect, test } from 'vitest';
import { unitNotes } from './unit-note.ts';

const note = (blockType: string | null, maxLength: number | null = null) => ({
  blockId: blockType,
  blockType,
  maxLength,
  isOutdated: false,
});

test('EDI-05 translators read in words where a text stands, and how long it may be', () => {
  const describeUnit = unitNotes(
    new Map([
      ['title', note(null, 200)],
      ['intro/title', note('hero')],
      ['b2/text', note('textPicture')],
      ['c/items/x9/label', note('cards', 80)],
      ['c/items/a1/label', note('cards')],
      ['t/rows/r-1/cells/c-1/value', note('table')],
      ['t/rows/r-1/cells/c-2/value', note('table')],
    ]),
  );
  expect(describeUnit('title')).toBe('Page, title, at most 200 characters');
  expect(describeUnit('intro/title')).toBe('Hero, title');
  expect(describeUnit('b2/text')).toBe('Text picture, text');
  expect(describeUnit('c/items/x9/label')).toBe('Cards, items 1, label, at most 80 characters');
  expect(describeUnit('c/items/a1/label')).toBe('Cards, items 2, label');
  expect(describeUnit('t/rows/r-1/cells/c-2/value')).toBe('Table, rows 1, cells 2, value');
});
