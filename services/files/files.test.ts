import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileAddresses } from '#services/foundation/cryptography/sign-file-address.ts';
import { type Files, openFiles, type StoredFile, UnsupportedFile } from './index.ts';

const secret = 'of the tests';
/** What everybody sees, unless a test says otherwise. */
const isShown = async () => true;
const open = (directory: string, more: Partial<Parameters<typeof openFiles>[0]> = {}) =>
  openFiles({ directory, secret, isShown, ...more });

let directory: string;
let files: Files;
let photo: StoredFile;

const left = { r: 200, g: 30, b: 30 };
const right = { r: 30, g: 30, b: 200 };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'));
  files = open(directory);
  photo = await files.store(await twoHalves(1600, 800), 'image/jpeg');
});

afterAll(() => rm(directory, { recursive: true }));

/** A picture whose left half is red and whose right half is blue. */
async function twoHalves(width: number, height: number): Promise<Buffer> {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: left } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: right } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost${path}`, { headers, method });

async function getBytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

async function filesOnDisk(): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

describe('storing', () => {
  test('the same bytes are kept once, with what they are', async () => {
    expect(photo).toMatchObject({ contentType: 'image/jpeg', width: 1600, height: 800 });
    expect(await files.store(await twoHalves(1600, 800))).toEqual(photo);
    expect((await files.read(photo.hash))?.length).toBe(photo.size);
    expect(await files.read('0'.repeat(40))).toBeUndefined();
    expect(await files.find('../../etc/passwd')).toBeUndefined();
  });

  test('a file on disk is given by its path', async () => {
    expect((await files.store('seed/papers/hero-line.jpg')).contentType).toBe('image/jpeg');
  });

  test('a picture is measured as it is seen, not as the camera was held', async () => {
    const turned = await sharp(await twoHalves(400, 200))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await files.store(turned)).toMatchObject({ width: 200, height: 400 });
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
      expect((await files.store(await bytes())).transparent).toBe(transparent);
    });

    test('also one that was kept when nobody asked yet', async () => {
      const bytes = await cutOut().webp().toBuffer();
      const file = await files.store(bytes);
      const { transparent: _, ...before } = file;
      const path = join(directory, 'blobs', file.hash.slice(0, 2), `${file.hash}.json`);
      await writeFile(path, JSON.stringify(before));
      expect(await open(directory).store(bytes)).toEqual(file);
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
      await expect(files.store(bytes, claimed)).rejects.toThrow(UnsupportedFile);
    }
    expect((await files.store(Buffer.from('%PDF-1.7 …'))).contentType).toBe('application/pdf');
    const model = Buffer.from('glTF\x02\0\0\0 …', 'latin1');
    expect((await files.store(model)).contentType).toBe('model/gltf-binary');
    await expect(files.store(Buffer.from('glTF\x01\0\0\0 …', 'latin1'))).rejects.toThrow(UnsupportedFile);
    expect((await files.store(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nA'))).contentType).toBe(
      'text/vtt',
    );
  });

  test('a drawing that is more than a drawing is refused', async () => {
    const svg = (inside: string, before = '') =>
      Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">${inside}</svg>`);
    expect(await files.store(svg('<path d="M0 0h1"/><use href="#a"/>'))).toMatchObject({
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
      await expect(files.store(bytes), bytes.toString()).rejects.toThrow(UnsupportedFile);
  });

  test('every picture of the sample data can be kept', async () => {
    for (const name of await readdir('seed/media')) {
      if (/\.(svg|webp|jpg|png)$/.test(name)) {
        expect((await files.store(join('seed/media', name))).width, name).toBeGreaterThan(0);
      }
    }
  });
});

describe('pictures', () => {
  test('IMG-01 IMG-02 a picture is resized, in avif, webp or png, and may be kept for ever', async () => {
    for (const format of ['avif', 'webp', 'png'] as const) {
      const response = await files.handleImage(get(`/image/${photo.hash}/480-fit-90.${format}`));
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
      const bytes = await getBytes(await files.handleImage(get(`/image/${photo.hash}/${key}.png`)));
      const { dominant } = await sharp(bytes).stats();
      const { width, height } = await sharp(bytes).metadata();
      return { side: dominant.r > dominant.b ? 'left' : 'right', width, height };
    };
    expect(await colour('480x480-crop-90@0x50')).toEqual({ side: 'left', width: 480, height: 480 });
    expect(await colour('480x480-crop-90@100x50')).toEqual({ side: 'right', width: 480, height: 480 });
  });

  test('a small picture is not blown up, except to fill a box', async () => {
    const small = await files.store(await twoHalves(100, 50));
    const size = async (key: string) =>
      sharp(await getBytes(await files.handleImage(get(`/image/${small.hash}/${key}.png`)))).metadata();
    expect(await size('1180-fit-90')).toMatchObject({ width: 100, height: 50 });
    expect(await size('480x480-crop-90')).toMatchObject({ width: 480, height: 480 });
  });

  test('each size is drawn once, however many ask', async () => {
    const before = await filesOnDisk();
    const path = `/image/${photo.hash}/980-fit-90.webp`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => files.handleImage(get(path))));
    expect(new Set(answers.map((answer) => answer.headers.get('content-length'))).size).toBe(1);
    expect(await filesOnDisk()).toBe(before + 1);
    const held = await files.handleImage(get(path, { 'if-none-match': answers[0]!.headers.get('etag')! }));
    expect(held.status).toBe(304);
  });

  test('IMG-01 a flood of sizes that no page uses is refused and leaves nothing behind', async () => {
    const before = await filesOnDisk();
    for (let width = 1; width <= 300; width += 1) {
      const response = await files.handleImage(get(`/image/${photo.hash}/${width}-fit-77.webp`));
      expect(response.status).toBe(404);
    }
    for (const path of [
      '480-fit-90.gif',
      '480-fit-90.webp.png',
      '..%2f480-fit-90.webp',
      'original.svg',
      '',
    ]) {
      expect((await files.handleImage(get(`/image/${photo.hash}/${path}`))).status, path).toBe(404);
    }
    expect(await filesOnDisk()).toBe(before);
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
    const drawing = await files.handleImage(get('/image/placeholder/original.svg'));
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    const drawn = await files.handleImage(get('/image/placeholder/1200x630-crop-90.png'));
    expect(await sharp(await getBytes(drawn)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('a drawing is delivered as it is and can do nothing', async () => {
    const path = 'seed/media/map-world.svg';
    const { hash } = await files.store(path);
    const response = await files.handleImage(get(`/image/${hash}/original.svg`));
    expect(await getBytes(response)).toEqual(await readFile(path));
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('a picture bomb is refused', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const stored = await files.store(bomb).catch((error: Error) => error);
    expect(stored).toBeInstanceOf(UnsupportedFile);
  });
});

describe('papers and films', () => {
  test('FIL-01 a part of a film is given for a part that is asked for', async () => {
    const film = await files.store('seed/media/machine-reuss-635-cab-turn.webm');
    const part = async (range: string) => {
      const response = await files.handleMedia(get(`/media/${film.hash}/turn.webm`, { range }));
      return [response.status, response.headers.get('content-range'), (await getBytes(response)).length];
    };
    expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${film.size}`, 100]);
    expect(await part('bytes=-10')).toEqual([
      206,
      `bytes ${film.size - 10}-${film.size - 1}/${film.size}`,
      10,
    ]);
    expect(await part(`bytes=${film.size}-`)).toEqual([416, `bytes */${film.size}`, 0]);
    expect(await part('bytes=5-2')).toEqual([200, null, film.size]);
    expect(await part('bytes=0-1,3-4')).toEqual([200, null, film.size]);
    const changed = get(`/media/${film.hash}/turn.webm`, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect((await files.handleMedia(changed)).status).toBe(200);
  });

  test('FIL-01 a file opened by itself renders nothing, and keeps its name in any script', async () => {
    const { hash } = await files.store(Buffer.from('%PDF-1.7 test'));
    const how = { fileName: '圧着機 «Übersicht».pdf', attachment: true, caching: 'asking' as const };
    const response = await files.deliver(get('/file/x'), hash, how);
    const disposition = response.headers.get('content-disposition');
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''%E5%9C%A7/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await files.deliver(get('/file/x'), '0'.repeat(40), how)).status).toBe(404);
  });

  test('names cannot lead elsewhere, break the header or hide their ending', async () => {
    const { hash } = await files.store(Buffer.from('%PDF-1.7 test'));
    for (const fileName of [
      '../../etc/passwd',
      'a"; x="b',
      'a\r\nSet-Cookie: x=1',
      'gpj.\u202Efdp.exe',
      '\ud800',
      '',
    ]) {
      const response = await files.deliver(get('/f'), hash, {
        fileName,
        attachment: true,
        caching: 'asking' as const,
      });
      const disposition = response.headers.get('content-disposition') ?? '';
      expect(disposition, fileName).toMatch(
        /^attachment; filename="[^"\\/]+"(; filename\*=UTF-8''[\w%.!~-]+)?$/,
      );
      expect(decodeURIComponent(disposition)).not.toMatch(/[\u202e\r\n]/);
    }
  });

  test('only reading is possible, and HEAD reads no bytes', async () => {
    expect((await files.handleImage(get('/image/a/b', {}, 'POST'))).status).toBe(405);
    const head = await files.handleMedia(get(`/media/${photo.hash}/a.jpg`, {}, 'HEAD'));
    expect([head.body, head.headers.get('content-length')]).toEqual([null, String(photo.size)]);
  });
});

describe('who may see a file', () => {
  const paper = () => Buffer.from('%PDF-1.7 for some');
  const { closed } = createFileAddresses(secret);
  const shown = new Set<string>();
  let some: Files;
  let hash: string;

  beforeAll(async () => {
    some = open(directory, { isShown: async (asked) => shown.has(asked) });
    hash = (await some.store(paper())).hash;
  });

  test('FIL-01 what everybody may see is there under its hash, for ever', async () => {
    shown.add(hash);
    const response = await some.handleMedia(get(`/media/${hash}/a.pdf`));
    expect(await getBytes(response)).toEqual(paper());
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test('FIL-01 what is shown no more is gone as soon as its owners say so', async () => {
    shown.delete(hash);
    some.ownersChanged();
    expect((await some.handleMedia(get(`/media/${hash}/a.pdf`))).status).toBe(404);
    shown.add(hash);
    expect((await some.handleMedia(get(`/media/${hash}/a.pdf`))).status, 'time alone may show it').toBe(200);
    shown.clear();
    some.ownersChanged();
  });

  test('FIL-01 an answer of the owners that a change has overtaken is not remembered', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    let answers = [promise, Promise.resolve(false)];
    const slow = open(directory, { isShown: () => answers.shift() ?? Promise.resolve(false) });
    const first = slow.handleMedia(get(`/media/${hash}/a.pdf`));
    await new Promise(setImmediate);
    slow.ownersChanged();
    resolve(true);
    await first;
    expect((await slow.handleMedia(get(`/media/${hash}/a.pdf`))).status).toBe(404);
    answers = [];
  });

  test('FIL-01 an address made for somebody gives the whole and its parts, and nobody keeps them', async () => {
    const address = `${closed('media', hash)}/a.pdf`;
    const whole = await some.handleMedia(get(address));
    expect(await getBytes(whole)).toEqual(paper());
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    expect(whole.headers.get('x-robots-tag')).toBe('noindex');
    const part = await some.handleMedia(get(address, { range: 'bytes=1-3' }));
    expect([part.status, (await getBytes(part)).toString()]).toEqual([206, 'PDF']);
    const { hash: picture } = await some.store(await twoHalves(60, 40));
    const drawn = await some.handleImage(get(`${closed('image', picture)}/480-fit-90.webp`));
    expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await some.handleImage(get(`/image/${picture}/480-fit-90.webp`))).status).toBe(404);
  });

  test('FIL-01 an address that has expired says so; one that was made elsewhere is none', async () => {
    const past = createFileAddresses(secret, () => Date.now() - 60 * 60_000).closed('media', hash);
    expect((await some.handleMedia(get(`${past}/a.pdf`))).status).toBe(403);
    const foreign = createFileAddresses('another').closed('media', hash);
    expect((await some.handleMedia(get(`${foreign}/a.pdf`))).status).toBe(404);
  });

  test('DLC-01 what is sealed has no address, whatever owners say of its hash', async () => {
    const { hash: sealed } = await some.sealed.store(Buffer.from('%PDF-1.7 a manual of licensed software'));
    shown.add(sealed);
    for (const address of [`/media/${sealed}`, closed('media', sealed)])
      expect((await some.handleMedia(get(`${address}/a.pdf`))).status, address).toBe(404);
    const given = await some.sealed.deliver(get('/x'), sealed, {
      fileName: 'a.pdf',
      attachment: true,
      caching: 'never',
    });
    expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('DLC-01 files of releases that an earlier version kept in the library are taken over, twice if need be', async () => {
    const old = await some.store(Buffer.from('%PDF-1.7 an old manual'));
    for (const hashes of [[old.hash], [old.hash, '0'.repeat(40)]]) await some.sealed.takeOver(hashes);
    expect(await some.sealed.find(old.hash)).toEqual(old);
    expect(await some.sealed.find('0'.repeat(40))).toBeUndefined();
  });
});
