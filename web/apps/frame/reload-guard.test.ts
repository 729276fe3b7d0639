import { expect, test } from 'vitest';
import { mayReload } from '#web/apps/frame/reload-guard.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('SYS-03 a path reloads once in ten seconds, another path on its own', () => {
  const kept = storage();
  expect(mayReload('/en', 100_000, kept)).toBe(true);
  expect(mayReload('/en', 109_999, kept)).toBe(false);
  expect(mayReload('/de', 109_999, kept)).toBe(true);
  expect(mayReload('/en', 110_001, kept)).toBe(true);
});
