import { expect, test } from 'vitest';
import { findEvents } from './server-events.ts';

async function read(...parts: string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  const events = [];
  for await (const event of findEvents(body)) events.push(event);
  return events;
}

test('TIC-01 news of tickets come whole, however the network cuts them; what is not an event is passed over', async () => {
  const text =
    'retry: 5000\n\n: \n\nevent: ticket\ndata: {"number":"ST-1"}\n\nevent: missed\ndata: {}\n\nevent: tick';
  const expected = [
    { event: 'ticket', data: '{"number":"ST-1"}' },
    { event: 'missed', data: '{}' },
  ];
  expect(await read(text)).toEqual(expected);
  expect(await read(...text)).toEqual(expected);
});
