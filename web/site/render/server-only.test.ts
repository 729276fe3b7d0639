import { expect, test } from 'vitest';
import { serverOnly } from './server-only.ts';

test('what is unsent can be read but is not written out', () => {
  const data = serverOnly({ page: { title: 'A' }, empty: null });
  expect(data.page.title).toBe('A');
  expect(data.empty).toBeNull();
  expect(JSON.stringify(data)).toBe('{}');
});
