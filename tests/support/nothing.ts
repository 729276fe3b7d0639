import { expect } from 'vitest';

/** Fails with every line that was found where there should be none. */
export function expectNothing(found: readonly string[], where?: string): void {
  expect(found.length, [...(where ? [where] : []), ...found].join('\n')).toBe(0);
}
