import { expect, test } from 'vitest';
import { sendRequest } from '../../support/send-request.ts';
import { originOf } from '../../support/site.ts';

const fetchPath = (path: string) => sendRequest(originOf('main') + path);

test('FIL-01 a paper comes in the language of the locale, to be saved or to be shown', async () => {
  const german = await fetchPath('/file/code-of-conduct?l=de&dl=true');
  expect(german.status).toBe(200);
  expect(german.headers['content-type']).toBe('application/pdf');
  expect(german.headers['content-disposition']).toMatch(/^attachment; filename="?code-of-conduct-de\.pdf/);
  const english = await fetchPath('/file/code-of-conduct?l=en');
  expect(english.headers['content-disposition']).toMatch(/^inline; filename="?code-of-conduct-en\.pdf/);
  expect(german.text).not.toBe(english.text);
});

test('FIL-01 a locale with a country finds the language, one without a paper of its own gets the English one', async () => {
  expect((await fetchPath('/file/code-of-conduct?l=de-CH')).headers['content-disposition']).toContain(
    '-de.pdf',
  );
  expect((await fetchPath('/file/code-of-conduct?l=ja')).headers['content-disposition']).toContain('-en.pdf');
});

test('FIL-01 an unknown paper is a 404, and no path leads out of the papers', async () => {
  for (const path of ['/file/none', '/file/..%2f..%2fpackage.json', '/file/']) {
    const { status } = await fetchPath(path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});
