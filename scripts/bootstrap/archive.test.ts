import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { unpackArchive } from './archive.mjs';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
const archive = join(folder, 'browser.tar.br');
afterAll(() => rmSync(folder, { recursive: true }));

function pack(change: (tar: Buffer) => Buffer): void {
  writeFileSync(join(folder, 'libnss3.so'), 'a library');
  const { stdout } = spawnSync('tar', ['-c', '-C', folder, 'libnss3.so']);
  writeFileSync(archive, brotliCompressSync(change(stdout)));
}

// tar stops reading at the end mark: if more follows than fits into a pipe, a writer is always cut off.
test('an archive whose padding tar leaves unread is unpacked', async () => {
  pack((tar) => Buffer.concat([tar, Buffer.alloc(1_000_000)]));
  const into = join(folder, 'unpacked');
  mkdirSync(into);
  await unpackArchive(archive, into);
  expect(readdirSync(into)).toEqual(['libnss3.so']);
  expect(readFileSync(join(into, 'libnss3.so'), 'utf8')).toBe('a library');
});

test('an archive that is not whole is refused with what tar said', async () => {
  pack((tar) => tar.subarray(0, 520));
  const into = join(folder, 'torn');
  mkdirSync(into);
  await expect(unpackArchive(archive, into)).rejects.toThrow(/tar ended with \d: .*tar/s);
});
