import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readSecret } from './secret.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'site-secret-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a secret that is set is used as it is, and nothing is written', () => {
  expect(readSecret({ secret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32));
  expect(() => statSync(join(dataDir, 'secret'))).toThrow('ENOENT');
});

test('EDI-01 a secret that is not set is made once and kept, readable by nobody else', () => {
  const first = readSecret({ secret: undefined, dataDir });
  expect(first).toHaveLength(43);
  expect(readSecret({ secret: undefined, dataDir })).toBe(first);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});
