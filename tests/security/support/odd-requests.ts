import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';
import type { Chance } from './chance.ts';
import { oddJson, oddTexts } from './odd-values.ts';

export type OddRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | undefined;
};

export type OddAnswer = { readonly status: number; readonly text: string };

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

type Body = readonly [type: string | undefined, body: string];
const formType = 'application/x-www-form-urlencoded';

/** Bodies instead of the form, the JSON or the file that an address expects. */
export function oddBody(chance: Chance): Body {
  const { pick, bytes } = chance;
  const fields = ['password', 'name', 'email', 'intent', 'step', 'topic', 'language', 'measurement', 'site'];
  const field = () => `${pick(fields)}=${encodeURIComponent(String(pick(oddTexts.slice(5))).toWellFormed())}`;
  return pick<() => Body>([
    () => [undefined, ''],
    () => ['text/plain', 'hello'],
    () => ['application/json', ''],
    () => ['application/json', '{'],
    () => ['application/json', pick(['null', '[]', '"x"', '7', '{}'])],
    () => ['application/json', '['.repeat(5000)],
    () => ['application/json', JSON.stringify(oddJson(chance))],
    () => ['application/json; charset=utf-16', '{"query":"{ brands { id } }"}'],
    () => ['application/json', JSON.stringify({ operationName: pick(oddTexts), variables: oddJson(chance) })],
    () => [
      'application/json',
      JSON.stringify({ input: pick(oddTexts), hash: pick(oddTexts), localeCode: 'en' }),
    ],
    () => ['application/json', JSON.stringify({ localeCode: 'en', siteSlug: '', query: pick(oddTexts) })],
    () => [formType, field()],
    () => [formType, [field(), field(), field()].join('&')],
    () => [formType, 'password=a%00b'],
    () => [formType, '%=%&=%FF&&a'],
    () => [formType, 'a=b&'.repeat(3000)],
    () => [formType, `password=${'x'.repeat(100_000)}`],
    () => ['multipart/form-data', 'password=a'],
    () => ['multipart/form-data; boundary=', '--'],
    () => [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="password"\r\n\r\na',
    ],
    () => ['multipart/form-data; boundary=x', part('name="password"; filename="a.txt"', 'a')],
    () => ['multipart/form-data; boundary=x', part('name="password"', 'a\0b')],
    () => ['multipart/form-data; boundary=x', part('name="operations"', '{}')],
    () => ['multipart/form-data; boundary=x', bytes(200)],
    () => ['application/offset+octet-stream', bytes(50)],
    () => ['application/octet-stream', bytes(500)],
    () => ['application/xml', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    () => ['message/rfc822', 'From: a\r\n\r\nb'],
    () => [';;', 'x'],
    () => [pick(['a', '/', 'text/', 'application/json, text/plain']), '{}'],
  ])();
}

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--x--\r\n`;

/** Header lines that are valid HTTP but useless. */
export function oddHeaders(chance: Chance): OutgoingHttpHeaders {
  const { pick, percent } = chance;
  const lines: readonly (() => OutgoingHttpHeaders)[] = [
    () => ({ 'accept-language': pick(['*', 'de;q=x', ',,,', 'xx-'.repeat(200), 'zh-Hant-HK', 'é']) }),
    () => ({ accept: pick(['', '*/*;q=0', 'application/json', 'image/avif', 'text/x-script']) }),
    () => ({
      cookie: pick(['a', '=;=', 'locale_main=%C3%28', 'testing=true; is-next-release=1', 'access_x=1.x']),
    }),
    () => ({
      cookie: pick(['editor=x', 'editor=v1.9999999999.x', 'iPlanetDirectoryPro=x', 'fallback-language=xx']),
    }),
    () => ({ range: pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=99999999999-', 'lines=1-2']) }),
    () => ({ 'if-none-match': pick(['*', '"x"', 'W/"x", "y"', 'x']), 'if-modified-since': 'yesterday' }),
    () => ({ authorization: pick(['Bearer x', 'Basic x', 'Bearer ', 'Bearer a.b.c']) }),
    () => ({
      ciam_id_token: pick([
        'x',
        'a.b.c',
        'eyJhbGciOiJub25lIn0.e30.',
        'eyJhbGciOiJSUzI1NiIsImtpZCI6IlwwIn0.e30.x',
      ]),
    }),
    () => ({ locales: pick(['xx', 'en,,,', 'x'.repeat(500), '*']) }),
    () => ({
      'x-stage': pick(['DRAFT', 'NOPE']),
      'x-as-of': pick(['now', '2026-01-01T00:00:00Z', '+275760']),
    }),
    () => ({ 'x-preview-token': pick(['x', 'v1.1.2.3', '.'.repeat(50)]) }),
    () => ({
      'tus-resumable': pick(['1.0.0', '0.2.2', 'x']),
      'upload-length': pick(['-1', '0', '10', 'x', '1e3', '99999999999999999999', '104857601']),
      'upload-offset': pick(['0', '-1', 'x', '5']),
      'upload-metadata': pick(['filename', 'filename !!!', 'filename d29ybGQ=,ticket AA==', ',,']),
      'upload-defer-length': pick(['0', '1', 'x']),
    }),
    () => ({ 'content-encoding': pick(['gzip', 'br', 'x']) }),
    () => ({ referer: pick(['x', 'https://evil.example/en/products?page=%C3', 'about:blank']) }),
    () => ({ origin: pick(['null', 'https://evil.example']), 'sec-fetch-site': 'cross-site' }),
    () => ({
      'accept-api-version': pick(['protocol=1.0,resource=2.1', 'x']),
      'x-requested-with': 'forgerock-sdk',
    }),
    () => ({ 'user-agent': pick(['', 'x'.repeat(2000), '\xff']) }),
  ];
  const some = Array.from({ length: pick([0, 1, 1, 2]) }, () => pick(lines)());
  return Object.assign({ 'sec-fetch-site': 'same-origin' }, ...(percent(30) ? [] : some));
}

/** Sends a request on a kept-alive connection; status 0: the connection was closed without a response. */
export function send(agent: Agent, address: string, odd: OddRequest): Promise<OddAnswer> {
  const { hostname, port } = new URL(address);
  const { method, path, headers, body } = odd;
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, method, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      const done = () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString('latin1') });
      answer.on('data', (piece: Buffer) => pieces.length < 20 && pieces.push(piece));
      answer.once('close', done);
      // The events of a stream are not awaited.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy();
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
      else if (outgoing.reusedSocket) resolve(send(agent, address, odd));
      else resolve({ status: 0, text: '' });
    });
    // Node adds no framing to the bodies of these methods.
    if (body !== undefined && !outgoing.hasHeader('content-length'))
      outgoing.setHeader('transfer-encoding', 'chunked');
    outgoing.end(body === undefined ? undefined : Buffer.from(body, 'latin1'));
  });
}
