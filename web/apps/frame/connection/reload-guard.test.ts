import { expect, test } from 'vitest';
import { mayReload } from '#web/apps/frame/connection/reload-guard.ts';

function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

test('SYS-03 a path reloads once in ten seconds, another path on its own', () => {
  const entries = storage();
  expect(mayReload('/en', 100_000, entries)).toBe(true);
  expect(mayReload('/en', 109_999, entries)).toBe(false);
  expect(mayReload('/de', 109_999, entries)).toBe(true);
  expect(mayReload('/en', 110_001, entries)).toBe(true);
});
