import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressAhead } from './compress-ahead.ts';

const directory = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('texts of a build stand beside their compressed bytes; pictures and what is short already stay alone', async () => {
  const text = 'a{color:red}'.repeat(500);
  mkdirSync(join(directory, 'assets'));
  for (const name of ['assets/a.css', 'b.png']) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, 'short.txt'), 'ä');
  await compressAhead(directory);
  const bytes = (name: string) => readFileSync(join(directory, name));
  expect(brotliDecompressSync(bytes('assets/a.css.br')).toString()).toBe(text);
  expect(gunzipSync(bytes('assets/a.css.gz')).toString()).toBe(text);
  for (const name of ['b.png', 'short.txt']) {
    expect([existsSync(join(directory, `${name}.br`)), existsSync(join(directory, `${name}.gz`))]).toEqual([
      false,
      false,
    ]);
  }
});
