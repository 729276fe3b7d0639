import { describe, expect, inject, test } from 'vitest';
import { sendRaw } from './support/raw.ts';

const address = inject('address');
const host = new URL(address).host;

const send = (method: string, path: string, headers = '', body = '') =>
  sendRaw(
    address,
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`,
  );

test('methods that nobody needs are refused', async () => {
  for (const method of ['TRACE', 'OPTIONS', 'CONNECT', 'PROPFIND', 'BREW', 'get', 'DEBUG']) {
    const { status, body } = await send(method, '/en', 'X-Probe: canary\r\n');
    expect([0, 400, 405], method).toContain(status);
    expect(body).not.toContain('canary');
  }
});

/** The headers of a request by a page of another site; the last line: without any sign of its origin. */
const foreign = [
  'Sec-Fetch-Site: cross-site',
  'Sec-Fetch-Site: same-site',
  'Origin: https://evil.example',
  'Origin: null',
  '',
];

describe('changes from the page of another site are refused', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json',
  ];
  for (const line of foreign) {
    test(line || 'without any sign of where it comes from', async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        for (const type of types) {
          const headers = `Content-Type: ${type}\r\n${line ? `${line}\r\n` : ''}`;
          const { status, headers: answer } = await send(method, '/api/preferences', headers, 'language=de');
          expect(status, `${method} ${type}`).toBe(403);
          expect(answer['set-cookie']).toBeUndefined();
        }
      }
    });
  }
});

describe('SEA-01 a search changes nothing', () => {
  const question = JSON.stringify({ localeCode: 'en', siteSlug: '', query: 'crimp' });
  const calls = ['/api/search-proxy/search', '/api/search-proxy/suggest'];
  const json = 'Content-Type: application/json\r\n';

  test('so a program that says nothing of where it comes from is answered', async () => {
    for (const call of calls) {
      const { status, body } = await send('POST', call, json, question);
      expect(status, call).toBe(200);
      expect(body).toContain('"records"');
    }
  });

  test('and the page of another site is not', async () => {
    for (const call of calls) {
      for (const line of foreign.filter(Boolean)) {
        const { status } = await send('POST', call, `${json}${line}\r\n`, question);
        expect(status, `${call} ${line}`).toBe(403);
      }
    }
  });

  test('a site that is none is named', async () => {
    for (const call of calls) {
      const { status, body } = await send('POST', call, json, question.replace('""', '"no-such-site"'));
      expect(status, call).toBe(404);
      expect(body).toContain('siteSlug: there is no site no-such-site');
    }
  });
});

test('what hides another request in it is refused, and the connection closed', async () => {
  const smuggled = [
    `POST /en HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
    `POST /en HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    `POST /en HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    `POST /en HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`,
    `GET /en HTTP/1.1\r\nHost: ${host}\r\n Folded: x\r\n\r\n`,
  ];
  for (const request of smuggled) {
    const { status, whole } = await sendRaw(address, request);
    // 403: refused as a cross-site change before its body was read.
    expect([400, 403], request).toContain(status);
    expect(whole.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  }
});

describe('the public content API', () => {
  const post = (body: string, headers = 'Content-Type: application/json\r\n') =>
    send('POST', '/graphql/content', headers, body);

  test('answers programs', async () => {
    const { status, body } = await post('{"query":"query a { sites { id } }"}');
    expect([status, body.includes('"id"')]).toEqual([200, true]);
  });

  test('takes no question that a page of another site could send unseen', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const { status } = await post('{"query":"{ __typename }"}', `Content-Type: ${type}\r\n`);
      expect(status, type).toBeGreaterThanOrEqual(400);
    }
  });

  test('takes no endless question', async () => {
    expect((await post(`{"query":"{ ${'a'.repeat(110_000)} }"}`)).status).toBe(413);
  });
});
