import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { roles } from '#contracts/identity/roles.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { openTicketStream } from './ticket-stream.ts';

const person = (id: string, organisation: string, more: Partial<Viewer> = {}): Viewer => ({
  id,
  name: id,
  email: `${id}@example.com`,
  language: 'en',
  isEmployee: false,
  roles: [roles.ticketing],
  organisations: [{ id: organisation, name: organisation, locations: [], applications: ['ticketing'] }],
  ...more,
});

let people: Map<string, Viewer>;
let endedSessions: Set<string>;
let stream: ReturnType<typeof openTicketStream>;

beforeEach(() => {
  vi.useFakeTimers();
  endedSessions = new Set();
  people = new Map(
    [
      person('eva', 'ORG-1'),
      person('luis', 'ORG-2'),
      person('nina', 'ORG-9', { isEmployee: true }),
      person('kim', 'ORG-1', { roles: [roles.inventory] }),
    ].map((viewer) => [viewer.id, viewer]),
  );
  stream = openTicketStream({
    async findSignedIn(request) {
      const viewer = people.get(request.headers.get('who') ?? '');
      if (endedSessions.has(request.headers.get('session') ?? '')) return undefined;
      return viewer && { viewer, claims: { sub: viewer.id, exp: Math.floor(Date.now() / 1000) + 300 } };
    },
    beatMs: 1000,
  });
});

afterEach(() => vi.useRealTimers());

async function open(who: string, session = '') {
  const leaving = new AbortController();
  const request = new Request('http://x/api/tickets-events', {
    headers: { who, session },
    signal: leaving.signal,
  });
  const response = await stream.handle(request);
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  return {
    response,
    leave: () => leaving.abort(),
    async next(): Promise<string | 'ended'> {
      const { done, value } = await reader.read();
      return done ? 'ended' : decoder.decode(value);
    },
  };
}

const change = (organisationId: string) =>
  JSON.stringify([JSON.stringify({ number: 'ST-2025-004217', what: 'replied', organisationId })]);
const reported = 'event: ticket\ndata: {"number":"ST-2025-004217","what":"replied"}\n\n';

describe('TIC-04 news of tickets', () => {
  test('reach those who may see the ticket, and nobody else', async () => {
    const [eva, luis, nina] = [await open('eva'), await open('luis'), await open('nina')];
    for (const one of [eva, luis, nina]) expect(await one.next()).toBe('retry: 5000\n\n');
    stream.notified(change('ORG-1'));
    expect(await eva.next()).toBe(reported);
    expect(await nina.next()).toBe(reported);
    stream.notified(change('ORG-2'));
    // The first event that the person receives is their own.
    expect(await luis.next()).toBe(reported);
    expect(await nina.next()).toBe(reported);
    expect(eva.response.headers.get('content-type')).toContain('text/event-stream');
    stream.close();
    expect(await luis.next()).toBe('ended');
  });

  test('end when the person is suspended, and with the token', async () => {
    const [eva, luis] = [await open('eva'), await open('luis')];
    await eva.next();
    await luis.next();
    people.delete('eva');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await eva.next()).toBe('ended');
    expect(await luis.next()).toBe(': \n\n');
    await vi.advanceTimersByTimeAsync(300_000);
    let last = '';
    while (last !== 'ended') last = await luis.next();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('end with the session, and go on in another one of the same person', async () => {
    const [left, kept] = [await open('eva', 'office'), await open('eva', 'phone')];
    await left.next();
    await kept.next();
    endedSessions.add('office');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await left.next()).toBe('ended');
    expect(await kept.next()).toBe(': \n\n');
  });

  test('are at most six a person; one that ends makes room', async () => {
    const opened = [];
    for (let n = 0; n < 6; n += 1) opened.push(await open('eva'));
    expect(opened.map(({ response }) => response.status)).toEqual(Array(6).fill(200));
    const again = () => stream.handle(new Request('http://x/', { headers: { who: 'eva' } }));
    expect((await again()).status).toBe(429);
    expect((await open('luis')).response.status).toBe(200);
    opened[0]?.leave();
    expect((await again()).status).toBe(200);
  });

  test('follow the person from one organisation to another', async () => {
    const eva = await open('eva');
    await eva.next();
    people.set('eva', person('eva', 'ORG-2'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await eva.next()).toBe(': \n\n');
    stream.notified(change('ORG-1'));
    stream.notified(change('ORG-2'));
    stream.missed();
    expect(await eva.next()).toBe(reported);
    expect(await eva.next()).toContain('event: missed');
  });

  test('are for nobody who is not signed in or lacks the service, and for nobody once the process ends', async () => {
    const getStatus = async (who: string) =>
      (await stream.handle(new Request('http://x/', { headers: { who } }))).status;
    expect(await getStatus('nobody')).toBe(401);
    expect(await getStatus('kim')).toBe(403);
    stream.close();
    expect(await getStatus('eva')).toBe(503);
  });

  test('leave nothing behind when the reader leaves', async () => {
    const eva = await open('eva');
    await eva.next();
    eva.leave();
    stream.notified(change('ORG-1'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
