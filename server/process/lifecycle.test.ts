import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/**
 * A program in which `/slow` responds when its parent says so, `/ready` reports readiness and `/throw` throws an
 * uncaught error.
 */
const program = (drainSeconds: number, closing: string) => `
  import { createServer } from 'node:http';
  import { createReadiness, runUntilStopped } from ${JSON.stringify(new URL('lifecycle.ts', import.meta.url).href)};
  const readiness = createReadiness();
  const server = createServer((request, response) => {
    if (request.url === '/ready') return response.writeHead(readiness.stopping ? 503 : 200).end();
    if (request.url === '/throw') setImmediate(() => { throw new Error('nobody catches this'); });
    process.once('message', () => response.end('finished'));
    process.send('arrived');
  });
  const log = { debug() {}, info(message) { process.send(message); }, warn() {}, error() {} };
  const close = async () => { process.send('closing'); ${closing} };
  runUntilStopped({ server, readiness, close, log, drainSeconds: ${drainSeconds}, closeMs: 100 });
  server.listen(0, () => process.send(server.address().port));
`;

async function run(drainSeconds = 0, closing = '') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(drainSeconds, closing)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const received: unknown[] = [];
  child.on('message', (message) => received.push(message));
  const [port] = await once(child, 'message');
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, port: port as number, received, exited };
}

function message(child: ChildProcess, wanted: string): Promise<void> {
  return new Promise((resolve) => child.on('message', (received) => received === wanted && resolve()));
}

function request(port: number, path: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, path, agent: agent ?? false }, resolve).once('error', reject);
  });
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes what is in flight, closes, and ends with 0',
  async (signal) => {
    const { child, port, received, exited } = await run();
    const arrived = message(child, 'arrived');
    const answer = request(port, '/slow', new Agent({ keepAlive: true }));
    await arrived;
    const stopping = message(child, 'Stopping');
    child.kill(signal);
    await stopping;
    // Where a host name has two addresses, Node's error has an empty message.
    await expect.poll(() => request(port, '/ready').catch(({ code }) => code)).toBe('ECONNREFUSED');
    expect(received).not.toContain('closing');
    child.send('finish');
    const response = await answer;
    expect(await text(response)).toBe('finished');
    expect(response.headers.connection).toBe('close');
    expect(await exited).toBe(0);
    expect(received.slice(-2)).toEqual(['closing', 'Stopped']);
  },
);

test('while a load balancer notices, requests are answered but readiness is refused', async () => {
  const { child, port, exited } = await run(1);
  const stopping = message(child, 'Stopping');
  child.kill('SIGTERM');
  await stopping;
  const response = await request(port, '/ready');
  expect(response.statusCode).toBe(503);
  expect(response.headers.connection).toBe('close');
  expect(await exited).toBe(0);
});

test('a connection without a request does not hold up the end', async () => {
  const { child, port, exited } = await run();
  const socket = connect(port);
  socket.on('error', () => {});
  await new Promise<void>((done) => socket.write('GET /ready HTTP/1.1\r\nHost: a', () => done()));
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('the end of the parent is the end of the process', async () => {
  const { child, exited } = await run();
  child.disconnect();
  expect(await exited).toBe(0);
});

test('SYS-05 an error that nobody caught ends the process with 1, after what is in flight', async () => {
  const { child, port, exited } = await run();
  const arrived = message(child, 'arrived');
  const stopping = message(child, 'Stopping');
  const answer = request(port, '/throw');
  await arrived;
  await stopping;
  child.send('finish');
  expect(await text(await answer)).toBe('finished');
  expect(await exited).toBe(1);
});

test('what does not close in its time does not keep the process, and it says so', async () => {
  const { child, received, exited } = await run(0, 'await new Promise(() => {});');
  child.kill('SIGTERM');
  expect(await exited).toBe(1);
  expect(received).toContain('closing');
});
