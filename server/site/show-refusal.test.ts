import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { RefusedFile } from '../http/refused-file.ts';
import { createShowRefusal } from './show-refusal.ts';

const person = { 'sec-fetch-dest': 'document' };

/**
 * The path that the site is asked to render instead of the address; undefined: the refusal is sent as it is.
 */
async function shown(
  refused: Response,
  { url = '/file/paper', headers = person as Record<string, string>, method = 'GET', isDown = false } = {},
) {
  const incoming = Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
  let shownAddress: string | undefined;
  const show = createShowRefusal({
    web: {
      async localizedAddress(_, path) {
        if (isDown) throw new Error('The content back end does not answer');
        return path.startsWith('/refused-file/') ? `/ja${path}` : path;
      },
    },
    site: {
      async answer({ url: address }) {
        shownAddress = address;
      },
    },
  });
  const isShown = await show(
    incoming,
    new ServerResponse(incoming),
    new Request(`http://here${url}`),
    refused,
  );
  expect(isShown).toBe(shownAddress !== undefined);
  expect(incoming.url).toBe(url);
  return shownAddress;
}

const gone = () => new RefusedFile('paper', 'No longer valid');

test('SYS-05 who followed a link reads in the own language why there is no file', async () => {
  expect(await shown(gone())).toBe('/ja/refused-file/paper');
  expect(await shown(new Response(null, { status: 404 }))).toBe('/ja/refused-file/absent');
  expect(await shown(new Response(null, { status: 503 }))).toBe('/ja/refused-file/busy');
});

test('SYS-05 the page speaks the language of the address, or that in which a paper was requested', async () => {
  const known = new RefusedFile('paper', 'No longer valid', { paper: 'wire-data', language: 'de' });
  expect(await shown(known, { url: '/api/whitepaper/t' })).toBe('/de/refused-file/paper?paper=wire-data');
  expect(await shown(gone(), { url: '/file/x?l=fr-ch' })).toBe('/fr-ch/refused-file/paper');
  expect(await shown(gone(), { url: '/file/x?l=../..' })).toBe('/ja/refused-file/paper');
});

test('FIL-01 who has to sign in comes back to the paper', async () => {
  const login = new RefusedFile('login', 'For customers');
  const query = new URLSearchParams({ file: '/file/manual?l=de' });
  expect(await shown(login, { url: '/file/manual?l=de&dl=true' })).toBe(`/de/refused-file/login?${query}`);
});

test('programs, pictures in pages and refused methods get the line of text', async () => {
  for (const headers of [{}, { accept: '*/*' }, { 'sec-fetch-dest': 'image', accept: 'text/html' }])
    expect(await shown(gone(), { headers: headers as Record<string, string> })).toBeUndefined();
  expect(await shown(gone(), { method: 'HEAD' })).toBeUndefined();
  expect(await shown(new Response(null, { status: 405 }))).toBeUndefined();
  expect(await shown(gone(), { isDown: true })).toBeUndefined();
});

test('a browser without a trusted connection tells itself by what it accepts', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  expect(await shown(gone(), { headers })).toBe('/ja/refused-file/paper');
});
