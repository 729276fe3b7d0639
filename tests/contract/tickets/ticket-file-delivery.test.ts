import { describe, expect, test } from 'vitest';
import { problemOf, ticketFiles } from './ticket-files.ts';

const { film, origin, begin, upload, ticketWith } = ticketFiles();

describe('TIC-02 sending', () => {
  test('only own uploads, each once, at most ten', async () => {
    const own = String(await upload('eva', film(), 'own.webm'));
    expect(await problemOf(ticketWith([own], 'jan'))).toBe('BAD_USER_INPUT');
    await ticketWith([own]);
    expect(await problemOf(ticketWith([own]))).toBe('BAD_USER_INPUT');
    const many = await Promise.all(Array.from({ length: 11 }, () => upload('eva', film(), 'x.webm')));
    expect(await problemOf(ticketWith(many.map(String)))).toBe('BAD_USER_INPUT');
    expect((await ticketWith(many.slice(1).map(String))).attachments).toHaveLength(10);
  });

  test('an unfinished upload is none', async () => {
    const begun = await begin('eva', 1000);
    const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
    expect(await problemOf(ticketWith([id]))).toBe('BAD_USER_INPUT');
  });
});

describe('TIC-02 delivering', () => {
  const link = async (name = 'turn.webm') => {
    const [attachment] = (await ticketWith([String(await upload('eva', film(), name))])).attachments;
    return attachment!;
  };

  test('a link gives the film as it was, in parts, and lets it do nothing', async () => {
    const { url } = await link();
    const answer = await fetch(origin() + url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(film())).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-disposition': 'attachment; filename="turn.webm"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const part = await fetch(origin() + url, { headers: { range: 'bytes=5-14' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${film().length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(film().subarray(5, 15))).toBe(true);
    const beyond = await fetch(origin() + url, { headers: { range: `bytes=${film().length}-` } });
    expect(beyond.status).toBe(416);
    expect((await fetch(origin() + url, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(film().length),
    );
  });

  test('without a signature, with another’s or for what is not there nothing is given', async () => {
    const { url, id } = await link();
    const other = (await link()).url;
    const status = async (path: string) => (await fetch(origin() + path)).status;
    expect(await status(url.split('?')[0]!)).toBe(403);
    expect(await status(`${url.split('?')[0]}?${other.split('?')[1]}`)).toBe(403);
    expect(await status(url.replace(/exp=\d/, 'exp=9'))).toBe(403);
    expect(await status(`/api/attachments/${id}`)).toBe(404);
    expect((await fetch(origin() + url, { method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['../../etc/passwd.webm', 'passwd.webm'],
    ['a\r\nSet-Cookie: x=1.webm', 'aSet-Cookie: x=1.webm'],
    ['gpj.\u202Embew.exe', 'gpj.mbew.exe.webm'],
    ['圧着 «ü».webm', '圧着 «ü».webm'],
    ['', 'file.webm'],
  ])('the name %j leads nowhere and hides nothing', async (given, kept) => {
    const { name, url } = await link(given);
    expect(name).toBe(kept);
    const disposition = (await fetch(origin() + url)).headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"\\/]+"(; filename\*=UTF-8''[\w%.!~-]+)?$/);
  });
});
