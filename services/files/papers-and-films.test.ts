import { describe, expect, test } from 'vitest';
import { get, getBytes, ownFiles } from './test-files.ts';

const own = ownFiles();

describe('papers and films', () => {
  test('FIL-01 a part of a film is given for a part that is asked for', async () => {
    const film = await own.files.store('seed/company/media/machine-reuss-635-cab-turn.webm');
    const part = async (range: string) => {
      const response = await own.files.handleMedia(get(`/media/${film.hash}/turn.webm`, { range }));
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
    expect((await own.files.handleMedia(changed)).status).toBe(200);
  });

  test('FIL-01 a file opened by itself renders nothing, and keeps its name in any script', async () => {
    const { hash } = await own.files.store(Buffer.from('%PDF-1.7 test'));
    const how = { fileName: '圧着機 «Übersicht».pdf', attachment: true, caching: 'asking' as const };
    const response = await own.files.deliver(get('/file/x'), hash, how);
    const disposition = response.headers.get('content-disposition');
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''%E5%9C%A7/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await own.files.deliver(get('/file/x'), '0'.repeat(40), how)).status).toBe(404);
  });

  test('names cannot lead elsewhere, break the header or hide their ending', async () => {
    const { hash } = await own.files.store(Buffer.from('%PDF-1.7 test'));
    for (const fileName of [
      '../../etc/passwd',
      'a"; x="b',
      'a\r\nSet-Cookie: x=1',
      'gpj.\u202Efdp.exe',
      '\ud800',
      '',
    ]) {
      const response = await own.files.deliver(get('/f'), hash, {
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
    expect((await own.files.handleImage(get('/image/a/b', {}, 'POST'))).status).toBe(405);
    const head = await own.files.handleMedia(get(`/media/${own.photo.hash}/a.jpg`, {}, 'HEAD'));
    expect([head.body, head.headers.get('content-length')]).toEqual([null, String(own.photo.size)]);
  });
});
