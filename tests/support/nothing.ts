import { expect } from 'vitest';

/** Fails with every line that there is: what was found, though there should be nothing. */
export function expectNothing(found: readonly string[], where?: string): void {
  expect(found.length, [...(where ? [where] : []), ...found].join('\n')).toBe(0);
}
