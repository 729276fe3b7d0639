import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { UnsupportedFile } from './index.ts';
import { left, open, ownFiles, twoHalves } from './test-files.ts';

const own = ownFiles();

describe('storing', () => {
  test('the same bytes are kept once, with what they are', async () => {
    expect(own.photo).toMatchObject({ contentType: 'image/jpeg', width: 1600, height: 800 });
    expect(await own.files.store(await twoHalves(1600, 800))).toEqual(own.photo);
    expect((await own.files.read(own.photo.hash))?.length).toBe(own.photo.size);
    expect(await own.files.read('0'.repeat(40))).toBeUndefined();
    expect(await own.files.find('../../etc/passwd')).toBeUndefined();
  });

  test('a file on disk is given by its path', async () => {
    expect((await own.files.store('seed/company/papers/hero-line.jpg')).contentType).toBe('image/jpeg');
  });

  test('a picture is measured as it is seen, not as the camera was held', async () => {
    const turned = await sharp(await twoHalves(400, 200))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await own.files.store(turned)).toMatchObject({ width: 200, height: 400 });
  });

  describe('IMG-01 a picture is cut out when the ground shows through it', () => {
    const ground = { r: 90, g: 120, b: 90 };
    const plain = (alpha?: number) =>
      sharp({
        create: {
          width: 400,
          height: 300,
          ...(alpha === undefined
            ? { channels: 3, background: ground }
            : { channels: 4, background: { ...ground, alpha } }),
        },
      });
    const cutOut = () =>
      plain(0).composite([{ input: { create: { width: 200, height: 100, channels: 3, background: left } } }]);

    test.each<[string, () => Promise<Buffer> | Buffer, boolean]>([
      ['a photograph in JPEG', () => plain().jpeg().toBuffer(), false],
      ['a photograph in WebP', () => plain().webp().toBuffer(), false],
      ['an alpha channel that hides nothing in PNG', () => plain(1).png().toBuffer(), false],
      ['an alpha channel that hides nothing in WebP', () => plain(1).webp().toBuffer(), false],
      ['an alpha channel that hides nothing in AVIF', () => plain(1).avif().toBuffer(), false],
      ['a machine without its ground in WebP', () => cutOut().webp().toBuffer(), true],
      ['a machine without its ground in PNG', () => cutOut().png().toBuffer(), true],
      ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'), true],
      ['a paper', () => Buffer.from('%PDF-1.7 a paper'), false],
    ])('%s', async (_, bytes, transparent) => {
      expect((await own.files.store(await bytes())).transparent).toBe(transparent);
    });

    test('also one that was kept when nobody asked yet', async () => {
      const bytes = await cutOut().webp().toBuffer();
      const file = await own.files.store(bytes);
      const { transparent: _, ...before } = file;
      const path = join(own.directory, 'blobs', file.hash.slice(0, 2), `${file.hash}.json`);
      await writeFile(path, JSON.stringify(before));
      expect(await open(own.directory).store(bytes)).toEqual(file);
    });
  });

  test('only files that are what they say are kept', async () => {
    const refused: [Buffer, string?][] = [
      [Buffer.from('<html><script>1</script></html>')],
      [Buffer.from('MZ\x90\x00')],
      [Buffer.from('')],
      [Buffer.from('\xff\xd8\xff not a picture', 'latin1')],
      [await twoHalves(20, 10), 'image/png'],
    ];
    for (const [bytes, claimed] of refused) {
      await expect(own.files.store(bytes, claimed)).rejects.toThrow(UnsupportedFile);
    }
    expect((await own.files.store(Buffer.from('%PDF-1.7 …'))).contentType).toBe('application/pdf');
    const model = Buffer.from('glTF\x02\0\0\0 …', 'latin1');
    expect((await own.files.store(model)).contentType).toBe('model/gltf-binary');
    await expect(own.files.store(Buffer.from('glTF\x01\0\0\0 …', 'latin1'))).rejects.toThrow(UnsupportedFile);
    expect((await own.files.store(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nA'))).contentType).toBe(
      'text/vtt',
    );
  });

  test('a drawing that is more than a drawing is refused', async () => {
    const svg = (inside: string, before = '') =>
      Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">${inside}</svg>`);
    expect(await own.files.store(svg('<path d="M0 0h1"/><use href="#a"/>'))).toMatchObject({
      width: 10,
      height: 20,
    });
    const refused = [
      svg('<script>1</script>'),
      svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>'),
      svg('<foreignObject><b/></foreignObject>'),
      svg('<path onload="x()"/>'),
      svg('<a href="javascript:x()"/>'),
      svg('<a xlink:href="https://evil.example"/>'),
      svg('<image href="data:text/html,x"/>'),
      svg('<rect fill="url(https://evil.example/#a)"/>'),
      svg('<style>@import "x"</style>'),
      svg('', '<!DOCTYPE svg [<!ENTITY a "b">]>'),
      svg('', '<?xml version="1.0" encoding="utf-16"?>'),
      svg('<a href="&#106;avascript:x()"/>'),
      Buffer.from(svg('').toString(), 'utf16le'),
    ];
    for (const bytes of refused)
      await expect(own.files.store(bytes), bytes.toString()).rejects.toThrow(UnsupportedFile);
  });

  test('every picture of the sample data can be kept', async () => {
    for (const name of await readdir('seed/company/media')) {
      if (/\.(svg|webp|jpg|png)$/.test(name)) {
        expect((await own.files.store(join('seed/company/media', name))).width, name).toBeGreaterThan(0);
      }
    }
  });
});
