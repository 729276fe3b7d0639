import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiles, type StoredFile } from '../index.ts';

let directory: string;
let picture: Buffer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'removed-'));
  const red = { width: 900, height: 600, channels: 3, background: { r: 200, g: 30, b: 30 } } as const;
  picture = await sharp({ create: red }).jpeg().toBuffer();
});
afterAll(() => rm(directory, { recursive: true }));

const open = () => openFiles({ directory, secret: 'of the tests', isShown: async () => true });

/** Makes a file look as if it was stored a day ago. */
async function age({ hash }: StoredFile): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(directory, 'blobs', hash.slice(0, 2), hash), yesterday, yesterday);
}

const onDisk = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

test('EDI-05 a file that is gone for good leaves no bytes, and no rendered sizes', async () => {
  const files = open();
  const stored = await files.store(picture);
  await files.handleImage(new Request(`http://localhost/image/${stored.hash}/480-fit-90.webp`));
  expect(await onDisk()).toBe(3);
  await age(stored);
  await files.remove(stored.hash);
  expect([await onDisk(), await files.find(stored.hash)]).toEqual([0, undefined]);
});

test('EDI-05 bytes that somebody has just stored anew stay', async () => {
  const files = open();
  const stored = await files.store(picture);
  await age(stored);
  await files.store(picture);
  await files.remove(stored.hash);
  expect((await files.read(stored.hash))?.equals(picture)).toBe(true);
});

test('EDI-05 a process that knew the bytes stores them anew after another one has removed them', async () => {
  const [one, other] = [open(), open()];
  const stored = await one.store(picture);
  await age(stored);
  await other.remove(stored.hash);
  expect(await one.store(picture)).toEqual(stored);
  expect((await other.read(stored.hash))?.equals(picture)).toBe(true);
});
