import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { UnsupportedFile } from './index.ts';
import { filesOnDisk, get, getBytes, open, ownFiles, twoHalves } from './test-files.ts';

const own = ownFiles();

describe('pictures', () => {
  test('IMG-01 IMG-02 a picture is resized, in avif, webp or png, and may be kept for ever', async () => {
    for (const format of ['avif', 'webp', 'png'] as const) {
      const response = await own.files.handleImage(get(`/image/${own.photo.hash}/480-fit-90.${format}`));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(await sharp(await getBytes(response)).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : format,
        width: 480,
        height: 240,
      });
    }
  });

  test('IMG-01 a crop fills its box around the focal point', async () => {
    const colour = async (key: string) => {
      const bytes = await getBytes(await own.files.handleImage(get(`/image/${own.photo.hash}/${key}.png`)));
      const { dominant } = await sharp(bytes).stats();
      const { width, height } = await sharp(bytes).metadata();
      return { side: dominant.r > dominant.b ? 'left' : 'right', width, height };
    };
    expect(await colour('480x480-crop-90@0x50')).toEqual({ side: 'left', width: 480, height: 480 });
    expect(await colour('480x480-crop-90@100x50')).toEqual({ side: 'right', width: 480, height: 480 });
  });

  test('a small picture is not blown up, except to fill a box', async () => {
    const small = await own.files.store(await twoHalves(100, 50));
    const size = async (key: string) =>
      sharp(await getBytes(await own.files.handleImage(get(`/image/${small.hash}/${key}.png`)))).metadata();
    expect(await size('1180-fit-90')).toMatchObject({ width: 100, height: 50 });
    expect(await size('480x480-crop-90')).toMatchObject({ width: 480, height: 480 });
  });

  test('each size is drawn once, however many ask', async () => {
    const before = await filesOnDisk(own.directory);
    const path = `/image/${own.photo.hash}/980-fit-90.webp`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => own.files.handleImage(get(path))));
    expect(new Set(answers.map((answer) => answer.headers.get('content-length'))).size).toBe(1);
    expect(await filesOnDisk(own.directory)).toBe(before + 1);
    const held = await own.files.handleImage(
      get(path, { 'if-none-match': answers[0]!.headers.get('etag')! }),
    );
    expect(held.status).toBe(304);
  });

  test('IMG-01 a flood of sizes that no page uses is refused and leaves nothing behind', async () => {
    const before = await filesOnDisk(own.directory);
    for (let width = 1; width <= 300; width += 1) {
      const response = await own.files.handleImage(get(`/image/${own.photo.hash}/${width}-fit-77.webp`));
      expect(response.status).toBe(404);
    }
    for (const path of [
      '480-fit-90.gif',
      '480-fit-90.webp.png',
      '..%2f480-fit-90.webp',
      'original.svg',
      '',
    ]) {
      expect((await own.files.handleImage(get(`/image/${own.photo.hash}/${path}`))).status, path).toBe(404);
    }
    expect(await filesOnDisk(own.directory)).toBe(before);
  });

  test('drawn sizes leave when they take too much room', async () => {
    const own = await mkdtemp(join(tmpdir(), 'files-small-'));
    const small = open(own, { maxRenderedBytes: 30_000 });
    const noise = await sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', sigma: 40, mean: 128 },
      },
    })
      .jpeg()
      .toBuffer();
    const { hash } = await small.store(noise);
    for (let tenth = 0; tenth <= 100; tenth += 10) {
      if (tenth !== 50) await small.handleImage(get(`/image/${hash}/80x80-crop-90@${tenth}x0.png`));
    }
    const drawn = await readdir(join(own, 'images', hash.slice(0, 2), hash));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.length).toBeLessThan(3);
    await rm(own, { recursive: true });
  });

  test('IMG-01 where there is no picture, a placeholder is shown', async () => {
    const drawing = await own.files.handleImage(get('/image/placeholder/original.svg'));
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    const drawn = await own.files.handleImage(get('/image/placeholder/1200x630-crop-90.png'));
    expect(await sharp(await getBytes(drawn)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('a drawing becomes the icon of a home screen: whole, on white, as sharp as its place is large', async () => {
    const line =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>';
    const { hash } = await own.files.store(Buffer.from(line));
    const drawn = await own.files.handleImage(get(`/image/${hash}/180x180-pad-100.png`));
    const icon = sharp(await getBytes(drawn));
    expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
    const points = await icon.removeAlpha().raw().toBuffer();
    const grey = (x: number, y: number) => points[(y * 180 + x) * 3];
    expect([grey(90, 90), grey(16, 90), grey(90, 20), grey(4, 90)]).toEqual([0, 0, 255, 255]);
  });

  test('a drawing is delivered as it is and can do nothing', async () => {
    const path = 'seed/company/media/map-world.svg';
    const { hash } = await own.files.store(path);
    const response = await own.files.handleImage(get(`/image/${hash}/original.svg`));
    expect(await getBytes(response)).toEqual(await readFile(path));
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('a picture bomb is refused', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const stored = await own.files.store(bomb).catch((error: Error) => error);
    expect(stored).toBeInstanceOf(UnsupportedFile);
  });
});
