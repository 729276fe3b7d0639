import { expect, test } from 'vitest';
import { isTextOfLink } from './text-of-link.ts';

test.each([
  [['actions', 1, 'text'], true],
  [['items', 2, 'link', 'text'], true],
  [['text'], false],
  [['items', 2, 'text'], false],
  [['actions', 1], false],
])('EDI-05 %j ends at the words of a link: %s', (path, is) => {
  expect(isTextOfLink(path)).toBe(is);
});
