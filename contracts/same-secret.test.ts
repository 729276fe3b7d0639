import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret.ts';

test('two secrets are the same when every character is', () => {
  expect(isSameSecret('v1.abc', 'v1.abc')).toBe(true);
  expect(isSameSecret(Buffer.from('v1.abc'), 'v1.abc')).toBe(true);
  for (const other of ['', 'v1.ab', 'v1.abcd', 'V1.abc', 'v1.abc\0'])
    expect(isSameSecret(other, 'v1.abc'), JSON.stringify(other)).toBe(false);
});
