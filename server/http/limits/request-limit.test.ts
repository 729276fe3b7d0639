import { expect, test } from 'vitest';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { priceHeader } from '#contracts/price.ts';
import { createRequestLimit } from './request-limit.ts';

const from = (visitor: string, headers: Record<string, string> = {}) => ({
  request: new Request('http://x/graphql/support', { headers }),
  visitor,
  token: 'a-token',
  isForPeople: true,
});
const costing = (price: number) => () => new Response('', { headers: { [priceHeader]: String(price) } });

let time = 0;
const limit = () => createRequestLimit(() => time);

test('an address may ask until what its questions cost is spent, and again a minute later', async () => {
  const send = limit();
  for (let n = 0; n < 10; n += 1) expect((await send(from('a'), costing(99_000))).status).toBe(200);
  const refused = await send(from('a'), costing(1));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await send(from('b'), costing(1))).status).toBe(200);
  time += 60_000;
  expect((await send(from('a'), costing(1))).status).toBe(200);
});

test('what is cheap may be asked nineteen hundred times', async () => {
  const send = limit();
  for (let n = 0; n < 1900; n += 1) expect((await send(from('a'), costing(3))).status).toBe(200);
  expect((await send(from('a'), costing(3))).status).toBe(200);
  expect((await send(from('a'), costing(3))).status).toBe(429);
});

test('of questions that run at the same time twenty are taken', async () => {
  const send = limit();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const running = Array.from({ length: 20 }, () => send(from('a'), () => promise));
  expect((await send(from('a'), costing(1))).status).toBe(429);
  resolve(new Response(''));
  for (const one of running) expect((await one).status).toBe(200);
  expect((await send(from('a'), costing(1))).status).toBe(200);
});

test('the site itself is not counted, people with a token of theirs ten times as generously', async () => {
  const send = limit();
  for (let n = 0; n < 11; n += 1) await send(from('a'), costing(100_000));
  expect((await send(from('a'), costing(1))).status).toBe(429);
  expect((await send(from('a', { authorization: 'Bearer another' }), costing(1))).status).toBe(429);
  expect((await send(from('a', { authorization: 'Bearer a-token' }), costing(1))).status).toBe(200);
  expect((await send(from('a', { [idTokenHeader]: 'x' }), costing(1))).status).toBe(200);
});

test('a program has an account of its own, as large as that of people, wherever it asks from', async () => {
  const send = limit();
  for (let n = 0; n < 10; n += 1) await send(from('a'), costing(100_000));
  expect((await send(from('a'), costing(1))).status).toBe(429);
  const program = (visitor: string) => ({ ...from(visitor), program: 'p' });
  for (let n = 0; n < 100; n += 1)
    expect((await send(program(`${n}`), costing(99_900))).status, `${n}`).toBe(200);
  expect((await send(program('a'), costing(1))).status).toBe(429);
  expect((await send({ ...program('a'), program: 'q' }, costing(1))).status).toBe(200);
});

test('what reports no price costs what is said beforehand', async () => {
  const send = limit();
  const search = () => send({ ...from('c'), price: 100_000 }, () => new Response(''));
  for (let n = 0; n < 10; n += 1) expect((await search()).status).toBe(200);
  expect((await search()).status).toBe(429);
});
