import { readFile } from 'node:fs/promises';
import { type HttpRequest, Upload, type UploadOptions } from 'tus-js-client';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { ticketInput } from '../support/records/tickets.ts';
import { discover, tokensFor } from './support/client.ts';
import { signIn } from './support/journey.ts';

/** Tickets on the running site, with tokens of its own tenant and an upload client by a third party. */
const address = inject('address');
let headers: Record<string, string>;
let others: Record<string, string>;

async function headersOf(email: string): Promise<Record<string, string>> {
  const tokens = await tokensFor(address, await discover(address), await signIn(address, email));
  return { [idTokenHeader]: tokens.id_token ?? '' };
}

beforeAll(async () => {
  headers = await headersOf('marcus.hale@prairie.example');
  others = await headersOf('luis.ortega@bajio.example');
});

const choicesQuery = graphql(`
  query choices { ticketChoices { locations { id machines { id } } } }
`);
const createMutation = graphql(`
  mutation create($key: ID!, $input: NewTicketInput!) {
    createTicket(key: $key, input: $input) { number version attachments { url } }
  }
`);
const closeMutation = graphql(`
  mutation close($key: ID!, $number: String!, $version: Int!) {
    closeTicket(key: $key, number: $number, version: $version, reason: noLongerRelevant) { status }
  }
`);
const ticketQuery = graphql(`query ticket($number: String!) { ticket(number: $number) { id } }`);
const backend = { url: `${address}/graphql/support`, fetch: globalThis.fetch };

/** Uploads in pieces of 100 kB; gives the address, and how each piece was sent. */
async function upload(bytes: Buffer, more: Partial<UploadOptions> = {}) {
  const sent: string[] = [];
  const url = await new Promise<string>((done, fail) => {
    const client = new Upload(bytes as never, {
      endpoint: `${address}/api/uploads`,
      chunkSize: 100_000,
      metadata: { filename: 'Emme läuft.webm' },
      headers,
      onBeforeRequest: (request: HttpRequest) => void sent.push(request.getMethod()),
      onSuccess: () => done(client.url ?? ''),
      onError: fail,
      retryDelays: null,
      ...more,
    });
    client.start();
  });
  return { url, sent };
}

describe('TIC-02 TIC-04 tickets on the running site', () => {
  test('a film is uploaded by a client of others, comes with a ticket, and is told to who listens', async () => {
    const film = await readFile('seed/company/media/machine-reuss-635-cab-turn.webm');
    const { url, sent } = await upload(film);
    expect(sent).toEqual(['POST', ...Array(Math.ceil(film.length / 100_000)).fill('PATCH')]);

    const live = await fetch(`${address}/api/tickets-events`, { headers });
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const hear = async (text: string) => {
      while (!received.includes(text)) received += (await reader.read()).value ?? '';
    };
    await hear('retry');

    const { ticketChoices } = await execute(backend, choicesQuery, {}, { headers });
    const place = ticketChoices.locations.find(({ machines }) => machines.length > 0)!;
    const input = ticketInput({
      location: place.id,
      machine: place.machines[0]!.id,
      subject: 'Report export has wrong language',
      uploads: [url.split('/').at(-1)!],
    });
    const made = await execute(backend, createMutation, { key: crypto.randomUUID(), input }, { headers });
    const { number, version, attachments } = made.createTicket;
    await hear(`"number":"${number}","what":"created"`);
    await reader.cancel();

    const link = address + attachments[0]!.url;
    expect(Buffer.from(await (await fetch(link)).arrayBuffer()).equals(film)).toBe(true);
    const foreign = await execute(backend, ticketQuery, { number }, { headers: others });
    expect(foreign.ticket).toBeNull();
    await execute(backend, closeMutation, { key: crypto.randomUUID(), number, version }, { headers });
  });

  test('TIC-05 the ID token is taken by either of its names, at every address', async () => {
    const token = headers[idTokenHeader] ?? '';
    const question = JSON.stringify({ operationName: 'ticketChoices', variables: {} });
    const requests = [
      ['/api/tickets-proxy', { method: 'POST', body: question }],
      ['/api/accounts-proxy', { method: 'POST', body: question.replace('ticketChoices', 'account') }],
      ['/graphql/support', { method: 'POST', body: '{"query":"{ ticketChoices { locations { id } } }"}' }],
      ['/graphql/accounts', { method: 'POST', body: '{"query":"{ me { email } }"}' }],
      ['/api/tickets-events', {}],
      ['/api/uploads', { method: 'POST' }],
    ] as const;
    for (const name of ['ciam_id_token', 'ciam-id-token', undefined]) {
      for (const [path, init] of requests) {
        const answer = await fetch(address + path, {
          ...init,
          headers: {
            origin: address,
            'content-type': 'application/json',
            'debug-level': 'debug',
            ...(path === '/api/uploads' && {
              'content-type': 'application/offset+octet-stream',
              'tus-resumable': '1.0.0',
              'upload-length': '10',
            }),
            ...(name && { [name]: token }),
          },
        });
        const isStream = path === '/api/tickets-events' && answer.ok;
        const body = isStream ? answer.headers.get('x-accel-buffering') : await answer.text();
        if (isStream) await answer.body?.cancel();
        const isRefused = answer.status === 401 || body?.includes('UNAUTHENTICATED');
        expect([isRefused, name && answer.status < 300], `${path} with ${name}: ${body}`).toEqual(
          name ? [false, true] : [true, undefined],
        );
      }
    }
  });

  test('nothing is taken from nobody, from another site or beyond the limit', async () => {
    const begin = (more: Record<string, string>) =>
      fetch(`${address}/api/uploads`, {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', 'upload-length': '1000', ...more },
      });
    const tooLong = { ...headers, 'upload-length': String(uploadLimits.ticketFileBytes + 1) };
    expect((await begin({})).status).toBe(401);
    expect((await begin({ ...headers, origin: 'https://evil.example' })).status).toBe(403);
    expect((await begin(tooLong)).status).toBe(413);
    expect((await fetch(`${address}/api/tickets-events`)).status).toBe(401);
    // Inbound mail is not configured, so the address does not exist, and a change without an origin is
    // refused.
    expect((await fetch(`${address}/api/inbound-mail`, { method: 'POST' })).status).toBe(403);
  });
});
