import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passOn } from '#web/bff/pass-operation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Passes on a file that arrives in chunks; the back end responds with what it received. */
function passing() {
  let send: (piece: string) => void = () => {};
  let end: () => void = () => {};
  const bytes = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (piece) => controller.enqueue(new TextEncoder().encode(piece));
      end = () => controller.close();
    },
  });
  const response = passOn({
    request: new Request('https://www.group.example/api/editor-import', { method: 'POST' }),
    backend: {
      url: 'http://content.internal/graphql/content',
      fetch: async (request) => new Response(await request.text()),
    },
    document: parse('mutation take($file: Upload!) { take(file: $file) }'),
    args: { operationName: 'take', variables: {} },
    headers: {},
    log: { warn() {}, error() {} },
    timeoutMs: 180_000,
    file: { variable: 'file', bytes },
  });
  return { send, end, response };
}

test('EDI-05 a file may come as slowly as its line, as long as something comes', async () => {
  const { send, end, response } = passing();
  for (const piece of ['one ', 'two ', 'three']) {
    await vi.advanceTimersByTimeAsync(170_000);
    send(piece);
    await vi.advanceTimersByTimeAsync(1);
  }
  end();
  const { status, body } = await response;
  expect(status).toBe(200);
  expect(await new Response(body).text()).toContain('one two three');
});

test('a file of which nothing more comes is given up', async () => {
  const { send, response } = passing();
  send('one');
  await vi.advanceTimersByTimeAsync(180_001);
  expect((await response).status).toBe(503);
});
