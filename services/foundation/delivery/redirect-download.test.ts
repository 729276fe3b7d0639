import { expect, test } from 'vitest';
import { redirectDownload } from './redirect-download.ts';

const file = { fileName: 'Wirelane 9.zip', contentType: 'application/zip' };
const inStore = async () => 'https://s3.example.com/one?signature=x';
const deliver = (headers: Record<string, string>, method = 'GET') =>
  redirectDownload(new Request('http://localhost/a', { method, headers }), file, inStore);

test('DLC-01 a browser that downloads is sent to the store, and nobody notes where', async () => {
  const answer = await deliver({ 'sec-fetch-mode': 'navigate' });
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get('location')).toBe('https://s3.example.com/one?signature=x');
  expect(answer?.headers.get('cache-control')).toBe('private, no-store');
  expect((await deliver({}))?.status).toBe(302);
});

test('DLC-01 what a page shows or fetches comes from its own origin, and so does everything of a folder', async () => {
  expect(await deliver({ 'sec-fetch-mode': 'cors' })).toBeUndefined();
  expect(await deliver({ 'sec-fetch-mode': 'no-cors' })).toBeUndefined();
  expect(await deliver({}, 'HEAD')).toBeUndefined();
  expect(
    await redirectDownload(new Request('http://localhost/a'), file, async () => undefined),
  ).toBeUndefined();
});

test('DLC-01 the store is asked to call the file by its name, for a minute', async () => {
  let received: unknown;
  await redirectDownload(new Request('http://localhost/a'), file, async (answer) => {
    received = answer;
    return undefined;
  });
  expect(received).toEqual({
    seconds: 60,
    contentType: 'application/zip',
    disposition: 'attachment; filename="Wirelane 9.zip"',
  });
});
