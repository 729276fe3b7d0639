import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the content back end fails. */
export type Ailment = keyof typeof ailments | 'none' | 'down';

const ailments = {
  slow: () => {},
  broken: (response: ServerResponse) => response.writeHead(500).end('Internal Server Error'),
  overloaded: (response: ServerResponse) => response.writeHead(503, { 'Retry-After': '1' }).end('{}'),
  garbage: (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works!</h1>'),
  cutOff: (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{"sites":[{"id":'),
  hungUp: (response: ServerResponse) => response.destroy(),
  refusing: (response: ServerResponse) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end('{"data":null,"errors":[{"message":"Something is wrong"}]}'),
  misshapen: (response: ServerResponse) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(
        '{"data":{"countries":[{}],"sites":"none","page":7,"navigation":{},"brands":[null],"redirects":{}}}',
      ),
  empty: (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":null}'),
} as const;

export const everyAilment = [...(Object.keys(ailments) as (keyof typeof ailments)[]), 'down'] as const;

export type ContentProxy = {
  readonly url: string;
  readonly suffer: (ailment: Ailment) => Promise<void>;
  /** The number of requests since the last call. */
  readonly questions: () => number;
  readonly close: () => Promise<void>;
};

/** A content back end that passes everything on to a real one, until it is told to fail. */
export async function startContentProxy(real: string): Promise<ContentProxy> {
  let ailment: Ailment = 'none';
  let questions = 0;
  const server = createServer((request, response) => {
    questions += 1;
    if (ailment === 'none') return void passOn(real, request, response);
    if (ailment !== 'down') ailments[ailment](response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql/content`,
    async suffer(next) {
      if (ailment === 'down' && next !== 'down') await listen(port);
      if (ailment !== 'down' && next === 'down') await stop();
      ailment = next;
    },
    questions() {
      const count = questions;
      questions = 0;
      return count;
    },
    async close() {
      if (ailment !== 'down') await stop();
    },
  };
}

async function passOn(real: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization, locales } = request.headers;
  const answer = await fetch(real, {
    method: 'POST',
    body: await text(request),
    headers: {
      'content-type': 'application/json',
      ...(authorization && { authorization }),
      ...(locales && { locales: String(locales) }),
    },
  });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(await answer.text());
}
