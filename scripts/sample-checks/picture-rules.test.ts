import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { heavyPictures, overusedPictures } from './picture-rules.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const pages = (names: readonly string[], text: string) =>
  folderWith(Object.fromEntries(names.map((name) => [`pages/main/${name}.yaml`, text])));

test('a picture on three pages is right, on four too many, and all of them are named', () => {
  expect(overusedPictures(pages(['a', 'b', 'c'], 'image: hero'))).toEqual([]);
  expect(overusedPictures(pages(['a', 'b', 'c', 'd'], 'image: hero'))).toEqual([
    'hero stands on 4 pages: pages/main/a, pages/main/b, pages/main/c, pages/main/d',
  ]);
});

test('pictures of blocks and of their entries count, twice on one page once', () => {
  const text =
    'image: hero\nblocks:\n  - beforeAfter: { before: hero, after: x }\n  - cards: { items: [{ image: hero }] }';
  expect(overusedPictures(pages(['a', 'b', 'c'], text))).toEqual([]);
  expect(overusedPictures(pages(['a', 'b', 'c', 'd'], text)).map((line) => line.split(' ')[0])).toEqual([
    'hero',
    'x',
  ]);
});

test('a language and a page for some countries are not pages of their own', () => {
  expect(overusedPictures(pages(['a', 'a.de', 'a@cn', 'a@cn.zh', 'b', 'c'], 'image: hero'))).toEqual([]);
});

test('people, marks and maps may stand everywhere', () => {
  for (const image of ['avatar-anna', 'brand-litzen', 'map-world'])
    expect(overusedPictures(pages(['a', 'b', 'c', 'd'], `image: ${image}`))).toEqual([]);
});

test('a picture beyond its weight is named', () => {
  const media = folderWith({ 'scene-a.webp': 'x'.repeat(65_001), 'scene-b.webp': 'x', 'other.webp': 'x' });
  expect(heavyPictures(media)).toEqual(['scene-a.webp weighs 65001 bytes, 65000 at most']);
});
