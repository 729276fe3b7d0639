import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { ticketCustomers, ticketMachines } from '../../support/back-ends/ticket-customers.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';
import { addMachines } from '../../support/records/machines.ts';
import { ticketInput } from '../../support/records/tickets.ts';
import { startWorker, type Worker } from '../worker.ts';

let database: FreshDatabase;
let people: HttpServer;
let directory: string;
let customers: Awaited<ReturnType<typeof ticketCustomers>>;
let worker: Worker;
const start = () =>
  startWorker('portal/ticket-worker.ts', {
    DATABASE_URL: database.url,
    PEOPLE_URL: people.origin,
    UPLOADS: directory,
  });

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  customers = await ticketCustomers();
  people = await serveHttp(customers.serve);
  directory = await mkdtemp(join(tmpdir(), 'uploads-'));
  worker = await start();
  await addMachines(database.pool, ...ticketMachines);
});

afterAll(async () => {
  await worker.kill();
  await people.close();
  await database.close();
  await rm(directory, { recursive: true });
});

const tus = { 'tus-resumable': '1.0.0' };

async function offsetOf(path: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(worker.origin + path, { method: 'HEAD', headers: { ...tus, ...headers } });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('upload-offset'));
}

/** Sends bytes and calls a function after the first `after` of them; gives up when the connection breaks. */
function sendPart(
  path: string,
  headers: Record<string, string>,
  offset: number,
  bytes: Buffer,
  after: number,
  inTheMiddle: (line: { cut: () => void }) => void,
): Promise<void> {
  return new Promise((done) => {
    const patch = request(worker.origin + path, {
      method: 'PATCH',
      headers: {
        ...tus,
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
      },
    });
    patch.once('close', done);
    patch.once('error', () => done());
    const step = 1024 * 1024;
    let sent = 0;
    const next = () => {
      if (patch.destroyed) return;
      if (sent >= after) return inTheMiddle({ cut: () => patch.destroy() });
      patch.write(bytes.subarray(sent, sent + step), () => {
        sent += step;
        next();
      });
    };
    next();
  });
}

const createMutation = graphql(`
  mutation create($key: ID!, $input: NewTicketInput!) {
    createTicket(key: $key, input: $input) { attachments { size contentType url } }
  }
`);

test('TIC-02 a film of 100 MB goes on after a cut line and a killed server, byte for byte', async () => {
  const opening = await readFile('seed/company/media/machine-reuss-635-cab-turn.webm');
  const film = Buffer.concat([opening, randomBytes(uploadLimits.ticketFileBytes - opening.length)]);
  const headers = await customers.headersOf('eva');
  const begun = await fetch(`${worker.origin}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      ...headers,
      'upload-length': String(film.length),
      'upload-metadata': 'filename Zi53ZWJt',
    },
  });
  const path = begun.headers.get('location') ?? '';

  await sendPart(path, headers, 0, film, film.length * 0.2, ({ cut }) => cut());
  const afterCut = await offsetOf(path, headers);
  expect(afterCut).toBeGreaterThan(0);
  expect(afterCut).toBeLessThan(film.length);

  const killed: Promise<void>[] = [];
  const rest = film.subarray(afterCut);
  await sendPart(path, headers, afterCut, rest, film.length * 0.17, () => void killed.push(worker.kill()));
  await Promise.all(killed);
  worker = await start();
  const afterKill = await offsetOf(path, headers);
  expect(afterKill).toBeGreaterThan(afterCut);
  expect(afterKill).toBeLessThan(film.length);

  const last = await fetch(worker.origin + path, {
    method: 'PATCH',
    headers: {
      ...tus,
      ...headers,
      'upload-offset': String(afterKill),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(film.subarray(afterKill)),
  });
  expect(last.status).toBe(204);

  const input = ticketInput({
    subject: 'Seal missing not detected',
    uploads: [path.slice('/api/uploads/'.length)],
  });
  const backend = { url: `${worker.origin}/graphql/support`, fetch: globalThis.fetch };
  const { createTicket } = await execute(
    backend,
    createMutation,
    { key: crypto.randomUUID(), input },
    { headers },
  );
  expect(createTicket.attachments).toMatchObject([{ size: film.length, contentType: 'video/webm' }]);
  const got = await fetch(worker.origin + createTicket.attachments[0]!.url);
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(Buffer.from(await got.arrayBuffer()))).toBe(hash(film));
});
