import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHttpServer } from '../http.ts';
import { usualPace } from './body-pace.ts';
import { usualConnections } from './connection-limit.ts';

const { windowMs, minBytes } = usualPace;
let server: Server;

beforeAll(async () => {
  server = createHttpServer(usualConnections({ trustedProxies: 0 }));
  server.on('request', async (request, response) => {
    if (request.url === '/unread') return void response.end('no');
    const body = await text(request).catch(() => undefined);
    if (body !== undefined) response.end(`${body.length} bytes`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => void server.close());

// Fakes only the clock; the connections are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Sends the head of a request, and gives it as the server has it. */
async function begin(
  path: string,
  length: number,
  connection = 'close',
): Promise<{ client: Socket; request: IncomingMessage }> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  return { client, request };
}

/** Sends bytes, and waits until the server has them. */
async function send(client: Socket, { socket }: IncomingMessage, bytes: number): Promise<void> {
  const wanted = socket.bytesRead + bytes;
  client.write('x'.repeat(bytes));
  await expect.poll(() => socket.bytesRead, { interval: 1 }).toBe(wanted);
}

test('EDI-05 a large file on a slow line comes through, however long it takes', async () => {
  const pieces = 10;
  const { client, request } = await begin('/', pieces * minBytes);
  for (let piece = 0; piece < pieces; piece += 1) {
    await send(client, request, minBytes);
    vi.advanceTimersByTime(windowMs);
  }
  expect(await text(client)).toContain(`${pieces * minBytes} bytes`);
});

test('a body of drops is cut off after a minute, and so is one that began well', async () => {
  for (const well of [0, 3]) {
    const { client, request } = await begin('/', 100 * minBytes);
    for (let window = 0; window < well; window += 1) {
      await send(client, request, minBytes);
      vi.advanceTimersByTime(windowMs);
    }
    await send(client, request, minBytes - 1);
    vi.advanceTimersByTime(windowMs - 1);
    expect(request.destroyed).toBe(false);
    const gone = once(request.socket, 'close');
    vi.advanceTimersByTime(1);
    expect(await text(client)).toMatch(/^HTTP\/1.1 408 /);
    await gone;
  }
});

test('who has a refusal already, and goes on in drops, is cut off, too', async () => {
  const { client, request } = await begin('/unread', 100 * minBytes, 'keep-alive');
  await once(client, 'data');
  const gone = once(request.socket, 'close');
  vi.advanceTimersByTime(windowMs);
  await gone;
  client.destroy();
});

test('nothing is watched once a body is whole, or when there is none', async () => {
  const { client } = await begin('/', 4);
  expect(vi.getTimerCount()).toBe(1);
  client.write('body');
  await text(client);
  await expect.poll(() => vi.getTimerCount(), { interval: 1 }).toBe(0);
  await begin('/', 0).then((without) => text(without.client));
  expect(vi.getTimerCount()).toBe(0);
});
