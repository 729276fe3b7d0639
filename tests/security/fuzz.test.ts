import { expect, inject, test } from 'vitest';
import { createChance } from './support/chance.ts';
import { rawGet, sendRaw } from './support/raw.ts';

const address = inject('address');
const host = new URL(address).host;
const rounds = 2000;
const seed = Number(process.env.FUZZ_SEED ?? 20261121);

const { below, pick, bytes, repeated } = createChance(seed);

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'get',
  '',
  'X'.repeat(100),
  'GET\0',
  'G ET',
];
const paths = [
  '/',
  '/en',
  '/de-ch/about-us',
  '//',
  '/..',
  '/%00',
  '/%',
  '/%c0%af',
  '/%ff',
  '/en/%2e%2e%2f',
  '/\\',
  '/en?%',
  '/en?a=%00',
  '/en?direct',
  '/en?cache=clear',
  '/en?page=-1',
  '/en?page=1e999',
  '/image/x/y',
  '/image/%2e%2e/1180-fit-90.webp',
  '/image/placeholder/1180-fit-90.webp',
  '/file/',
  '/file/..',
  '/file/a?l=%ff&dl=true',
  '/media//',
  '/graphql/content',
  '/graphql/__proto__',
  '/graphql',
  '/assets/',
  '/api/preferences',
  '/style-guide',
  '/sitemaps/x.xml',
  '/themes/x.css',
  '/builds/meta/..',
  '/__proto__',
  '/constructor',
  '/en.data',
  '/en/about-us.data?_routes=root',
  '/_root.data',
  '/__manifest?p=/',
  '*',
];
const targets = [
  () => pick(paths),
  () => `/${bytes(below(60))}`,
  () => repeated('/a'),
  () => `/${repeated('%41')}`,
  () => `/en?${repeated('a=b&')}`,
  () => `http://${bytes(8)}/`,
];
const hosts = [
  () => host,
  () => host,
  () => host,
  () => bytes(12),
  () => 'evil.example',
  () => '',
  () => repeated('a.'),
];
const headerLines = [
  () => `Cookie: ${bytes(50)}`,
  () => `Cookie: fallback-language=${bytes(8)}; measurement-system=${bytes(4)}; locale_main=${bytes(10)}`,
  () => `Cookie: ${repeated('a=b; ')}`,
  () => `Accept-Language: ${repeated('de;q=0.1,')}`,
  () => `Accept-Language: ${bytes(20)}`,
  () => `Accept-Encoding: ${pick(['br', 'gzip', '*', 'br;q=0', bytes(5), repeated('x,')])}`,
  () => `If-None-Match: ${pick(['*', '"', bytes(20), repeated('"a",')])}`,
  () => `Range: bytes=${pick(['0-', '-1', '9-1', '0-0,1-1', repeated('0-,'), bytes(4)])}`,
  () => `Content-Length: ${pick(['-1', '1', '99999999999999999999', 'x', '0x1'])}`,
  () => `Transfer-Encoding: ${pick(['chunked', 'gzip', 'chunked, chunked', 'CHUNKED', bytes(4)])}`,
  () =>
    `Content-Type: ${pick(['application/json', 'multipart/form-data; boundary=', 'text/plain', bytes(10)])}`,
  () => `Origin: ${pick(['null', `http://${host}`, bytes(10)])}`,
  () => 'Expect: 100-continue',
  () => 'Upgrade: websocket',
  () => `Authorization: Bearer ${bytes(30)}`,
  () => bytes(30),
];
const bodies = [
  () => '',
  () => bytes(200),
  () => `{"query":"${repeated('{a')}"}`,
  () => '['.repeat(5000),
  () => '5\r\nabcde\r\nzz\r\n',
  () => `{"query":"query a { sites { id } }","variables":${pick(['null', '[]', '"x"', '{"__proto__":{}}'])}}`,
];

function request(): string {
  const version = pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']);
  const lines = Array.from({ length: below(5) }, () => pick(headerLines)());
  const head = [
    `${pick(methods)} ${pick(targets)()} ${version}`,
    `Host: ${pick(hosts)()}`,
    'Connection: close',
    ...lines,
  ];
  return `${head.join('\r\n')}\r\n\r\n${pick(bodies)()}`;
}

test(`${rounds} malformed requests: none is answered with a fault, none brings the server down (seed ${seed})`, async () => {
  const faults: string[] = [];
  const atOnce = 20;
  for (let round = 0; round < rounds; round += atOnce) {
    const requests = Array.from({ length: atOnce }, request);
    const answers = await Promise.all(requests.map((text) => sendRaw(address, text, 500)));
    answers.forEach(({ status }, index) => {
      if (status >= 500) faults.push(`${status} ${JSON.stringify(requests[index]!.slice(0, 300))}`);
    });
  }
  expect(faults).toEqual([]);
  expect((await rawGet(address, '/en', { Host: host })).status).toBe(200);
});
