import { expect, test } from 'vitest';
import { unsent } from './unsent.ts';

test('what is unsent can be read but is not written out', () => {
  const data = unsent({ page: { title: 'A' }, empty: null });
  expect(data.page.title).toBe('A');
  expect(data.empty).toBeNull();
  expect(JSON.stringify(data)).toBe('{}');
});
