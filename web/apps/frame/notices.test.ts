import { expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

test('NAV-09 the latest three notices are kept, each of its own, until nobody listens any more', () => {
  const notices = createNotices();
  const changed = vi.fn();
  const end = notices.subscribe(changed);
  for (const text of ['one', 'two', 'two', 'four']) notices.notify('success', text);
  expect(notices.current().map(({ text }) => text)).toEqual(['two', 'two', 'four']);
  expect(new Set(notices.current().map(({ id }) => id)).size).toBe(3);
  expect(changed).toHaveBeenCalledTimes(4);
  end();
  notices.notify('error', 'five');
  expect(changed).toHaveBeenCalledTimes(4);
});
