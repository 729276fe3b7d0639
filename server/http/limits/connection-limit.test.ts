import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, limitConnections, usualConnections } from './connection-limit.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serverWith(limits: ConnectionLimits): Promise<number> {
  const server = createServer((_, response) => void response.end('here'));
  limitConnections(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Whether it is answered on a connection that stays open. */
async function opens(port: number, localAddress = '127.0.0.1'): Promise<Socket | undefined> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Buffer.isBuffer(answer[0]) ? socket : undefined;
}

test('an address has so many connections, others have theirs, and one that closes makes room', async () => {
  const port = await serverWith({ max: 100, maxOfAddress: 2 });
  const first = await opens(port);
  expect(first).toBeDefined();
  expect(await opens(port)).toBeDefined();
  expect(await opens(port)).toBeUndefined();
  expect(await opens(port, '127.0.0.2')).toBeDefined();
  first?.destroy();
  await expect.poll(() => opens(port)).toBeDefined();
});

test('in all there are so many, also from a proxy, whose own are not counted', async () => {
  const port = await serverWith({ ...usualConnections({ trustedProxies: 1 }), max: 3 });
  for (const _ of [1, 2, 3]) expect(await opens(port)).toBeDefined();
  expect(await opens(port, '127.0.0.2')).toBeUndefined();
});
