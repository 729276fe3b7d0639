import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { openSupport } from '#services/support/index.ts';
import { problemOf, ticketFiles, tus } from './ticket-files.ts';

const {
  database,
  support,
  options,
  customers,
  film,
  origin,
  send,
  begin,
  piece,
  upload,
  ticketWith,
  onDisk,
} = ticketFiles();

const picture = (format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a33' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 4/1 0/1' }, IFD0: { Make: 'SpyCam' } })
    .toFormat(format)
    .toBuffer();

/** An archive with a single uncompressed file. */
const entry = Buffer.alloc(30);
entry.write('PK\x03\x04', 'latin1');
entry.writeUInt32LE(9000, 18);
entry.writeUInt32LE(9000, 22);
entry.writeUInt16LE(5, 26);
const archive = Buffer.concat([
  entry,
  Buffer.from('a.log'),
  Buffer.alloc(9000, 'jam '),
  Buffer.from('PK\x05\x06'),
  Buffer.alloc(18),
]);

const documents: [string, Buffer, string, string][] = [
  ['Crimp report.pdf', Buffer.from(`%PDF-1.7\n${'x'.repeat(6000)}`), 'Crimp report.pdf', 'application/pdf'],
  ['machine.log', Buffer.from('10:04 crimp force ≥ 1.2 kN\r\n'.repeat(300)), 'machine.log', 'text/plain'],
  ['values.csv', Buffer.from('H\xfclse;1.2\n', 'latin1'), 'values.csv', 'text/plain'],
  ['setup.exe', Buffer.from('only words'), 'setup.exe.txt', 'text/plain'],
  ['logs.zip', archive, 'logs.zip', 'application/zip'],
];

describe('TIC-02 uploading', () => {
  test('a picture in pieces comes into the ticket, without the place where it was taken', async () => {
    const bytes = await picture();
    const begun = await begin('eva', bytes.length, 'Crimp station 2.jpg');
    const path = begun.headers.get('location') ?? '';
    expect([begun.status, path]).toEqual([201, expect.stringMatching(/^\/api\/uploads\/[\da-f-]{36}$/)]);
    const half = Math.floor(bytes.length / 2);
    const first = await piece('eva', path, 0, new Uint8Array(bytes.subarray(0, half)));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)]);
    const head = await send('eva', 'HEAD', path);
    expect([head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
      String(half),
      String(bytes.length),
    ]);
    expect((await piece('eva', path, half, new Uint8Array(bytes.subarray(half)))).status).toBe(204);

    const { attachments } = await ticketWith([path.split('/').at(-1)!]);
    expect(attachments).toEqual([
      expect.objectContaining({
        name: 'Crimp station 2.jpg',
        contentType: 'image/jpeg',
        width: 1200,
        height: 800,
      }),
    ]);
    const answer = await fetch(origin() + attachments[0]!.url);
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(kept.length).toBe(attachments[0]!.size);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('SpyCam')).toBe(false);
    const preview = await fetch(origin() + attachments[0]!.previewUrl);
    expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
    });
  });

  test('more than 100 MB is refused before any byte; so is a length that nobody says', async () => {
    expect((await begin('eva', uploadLimits.ticketFileBytes)).status).toBe(201);
    expect((await begin('eva', uploadLimits.ticketFileBytes + 1)).status).toBe(413);
    expect((await send('eva', 'POST', '/api/uploads', { 'upload-defer-length': '1' })).status).toBe(400);
    expect((await begin('eva', 0)).status).toBe(400);
    const { rows } = await database().pool.query('SELECT size::int AS size FROM support.attachment');
    expect(rows).toEqual([{ size: uploadLimits.ticketFileBytes }]);
  });

  test('more bytes than announced are not taken', async () => {
    const begun = await begin('eva', 10);
    const path = begun.headers.get('location') ?? '';
    expect((await piece('eva', path, 0, new Uint8Array(5000))).status).toBeGreaterThanOrEqual(400);
    const after = await send('eva', 'HEAD', path);
    expect(Number(after.headers.get('upload-offset') ?? 0)).toBeLessThanOrEqual(10);
  });

  test('TIC-04 another’s upload is as one that does not exist', async () => {
    const begun = await begin('eva', 1000);
    const theirs = begun.headers.get('location') ?? '';
    const missing = `/api/uploads/${crypto.randomUUID()}`;
    for (const path of [theirs, missing, '/api/uploads/%2e%2e%2fx', '/api/uploads/x.json']) {
      const answers = await Promise.all([
        send('jan', 'HEAD', path),
        piece('jan', path, 0, new Uint8Array(10)),
        send('jan', 'DELETE', path),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await send('eva', 'HEAD', theirs)).status).toBe(200);
  });

  test('TIC-04 without a token, without the service and as somebody suspended nothing can be uploaded', async () => {
    expect((await begin(undefined, 10)).status).toBe(401);
    expect((await begin('gone', 10)).status).toBe(401);
    expect((await begin('kim', 10)).status).toBe(403);
  });

  test('a piece that does not follow on what is there is in conflict', async () => {
    const begun = await begin('eva', 10_000);
    const path = begun.headers.get('location') ?? '';
    expect((await piece('eva', path, 500, new Uint8Array(10))).status).toBe(409);
    expect((await send('eva', 'HEAD', path)).headers.get('upload-offset')).toBe('0');
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'.padEnd(6000)],
    ['a short page', '<script>alert(1)</script>'],
    ['a drawing', `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(2000)}</svg>`],
    ['a program', `MZ\x90\x00${'\x00'.repeat(6000)}`],
    ['a program that is called a document', `MZ\x90\x00${'\x00'.repeat(6000)}`, 'report.pdf'],
    ['a text with a control character', `${'a'.repeat(6000)}\x07`, 'machine.log'],
    ['a script that begins as a picture', `GIF89a=1;/*${' '.repeat(5000)}*/alert(1)`],
    ['a cut picture', '\xff\xd8\xff\xe0 no picture'.padEnd(6000)],
  ])('%s is refused and gone', async (_, text, name = 'photo.jpg') => {
    const before = await onDisk();
    const bytes = Buffer.from(text, 'latin1');
    const begun = await begin('eva', bytes.length, name);
    const path = begun.headers.get('location') ?? '';
    expect((await piece('eva', path, 0, new Uint8Array(bytes))).status).toBe(415);
    expect((await send('eva', 'HEAD', path)).status).toBe(404);
    expect(await onDisk()).toBe(before);
  });

  test.each(documents)('a document comes in as it is: %s', async (given, bytes, name, contentType) => {
    const id = await upload('eva', bytes, given);
    const [attachment] = (await ticketWith([String(id)])).attachments;
    expect(attachment).toMatchObject({ name, contentType, size: bytes.length, width: 0, previewUrl: null });
    const answer = await fetch(origin() + attachment!.url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(documents)('where the owner takes no documents, %s is refused and gone', async (given, bytes) => {
    const limits = { ...uploadLimits, ticketDocuments: false };
    const { attachments } = await openSupport({ ...options(), uploadLimits: limits });
    const before = await onDisk();
    const path = (await begin('eva', bytes.length, given)).headers.get('location') ?? '';
    const request = new Request(`http://site${path}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        ...(await customers().headersOf('eva')),
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    });
    expect((await attachments!.handleUpload(request)).status).toBe(415);
    expect(await onDisk()).toBe(before);
  });

  test('a page behind a picture does not come in with it', async () => {
    const bytes = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]);
    const id = await upload('eva', bytes, 'photo.html');
    const [attachment] = (await ticketWith([String(id)])).attachments;
    expect(attachment).toMatchObject({ name: 'photo.html.png', contentType: 'image/png' });
    const kept = Buffer.from(await (await fetch(origin() + attachment!.url)).arrayBuffer());
    expect(kept.includes('<script>')).toBe(false);
  });

  test('what was uploaded can be removed until it is sent, and not after', async () => {
    const [one, two] = [await upload('eva', film(), 'a.webm'), await upload('eva', film(), 'b.webm')];
    expect((await send('eva', 'DELETE', `/api/uploads/${one}`)).status).toBe(204);
    expect(await problemOf(ticketWith([String(one)]))).toBe('BAD_USER_INPUT');
    const { attachments } = await ticketWith([String(two)]);
    expect((await send('eva', 'DELETE', `/api/uploads/${two}`)).status).toBe(404);
    expect((await fetch(origin() + attachments[0]!.url)).status).toBe(200);
  });

  test('a whole upload whose answer was lost is known as whole', async () => {
    const id = await upload('eva', film(), 'turn.webm');
    const head = await send('eva', 'HEAD', `/api/uploads/${id}`);
    expect(head.headers.get('upload-offset')).toBe(head.headers.get('upload-length'));
  });

  test('a file that could not be looked through is taken when it can be', async () => {
    const quiet = { info() {}, warn() {}, error() {} };
    const blind = await openSupport({ ...options(), log: quiet, scannerUrl: 'tcp://127.0.0.1:1' });
    const path = (await begin('eva', film().length, 'turn.webm')).headers.get('location') ?? '';
    const request = new Request(`http://site${path}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        ...(await customers().headersOf('eva')),
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(film()),
    });
    expect((await blind.attachments!.handleUpload(request)).status).toBe(500);
    const id = path.split('/').at(-1)!;
    expect(await problemOf(ticketWith([id]))).toBe('BAD_USER_INPUT');
    // The browser asks for the offset, and learns that the file is complete.
    const head = await send('eva', 'HEAD', path);
    expect(head.headers.get('upload-offset')).toBe(String(film().length));
    expect((await ticketWith([id])).attachments).toHaveLength(1);
  });

  test('what was not sent within a day is forgotten', async () => {
    const before = await onDisk();
    const kept = String(await upload('eva', film(), 'kept.webm'));
    await ticketWith([kept]);
    await upload('eva', film(), 'old.webm');
    await begin('eva', 5000);
    await database().pool.query(`UPDATE support.attachment SET created_at = now() - interval '25 hours'`);
    await support().dropOld();
    const { rows } = await database().pool.query('SELECT id FROM support.attachment');
    expect(rows).toEqual([{ id: kept }]);
    expect(await onDisk()).toBe(before + 1);
  });

  test('nobody fills the disk: 20 files that were sent with no ticket are enough', async () => {
    const statuses = await Promise.all(Array.from({ length: 25 }, () => begin('eva', 1000)));
    expect(statuses.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(statuses.filter(({ status }) => status === 413)).toHaveLength(5);
    expect((await begin('jan', 1000)).status).toBe(201);
  });

  test('beginnings of which the browser never heard make room; what has begun to come stays', async () => {
    const received = (await begin('eva', 20_000, 'film.webm')).headers.get('location') ?? '';
    await piece('eva', received, 0, new Uint8Array(film().subarray(0, 5000)));
    for (let number = 1; number < 20; number += 1) await begin('eva', 1000);
    expect((await begin('eva', 1000)).status).toBe(413);
    await database().pool.query("UPDATE support.attachment SET created_at = now() - interval '2 minutes'");
    expect((await begin('eva', 1000)).status).toBe(201);
    const { rows } = await database().pool.query('SELECT id FROM support.attachment');
    expect(rows).toHaveLength(2);
    expect((await send('eva', 'HEAD', received)).headers.get('upload-offset')).toBe('5000');
  });
});
