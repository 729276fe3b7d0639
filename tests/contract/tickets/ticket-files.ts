import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type BackendError, execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { ticketCustomers, ticketMachines } from '../../support/back-ends/ticket-customers.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';
import { addMachines } from '../../support/records/machines.ts';
import { ticketInput } from '../../support/records/tickets.ts';

export const tus = { 'tus-resumable': '1.0.0' };
const encoded = (text: string) => Buffer.from(text).toString('base64');

const createMutation = graphql(`
  mutation create($key: ID!, $input: NewTicketInput!) {
    createTicket(key: $key, input: $input) {
      number
      attachments { id name contentType size width height url previewUrl }
    }
  }
`);
export const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error as BackendError).code,
  );

/**
 * Opens the support back end for the tests of one file, with a browser's operations on the files of tickets.
 */
export function ticketFiles() {
  let database: FreshDatabase;
  let server: HttpServer;
  let support: Support;
  let options: Parameters<typeof openSupport>[0];
  let directory: string;
  let customers: Awaited<ReturnType<typeof ticketCustomers>>;
  let film: Buffer;
  const logged: unknown[] = [];

  beforeAll(async () => {
    database = await freshDatabase(inject('databaseUrl'));
    customers = await ticketCustomers();
    directory = await mkdtemp(join(tmpdir(), 'uploads-'));
    const note = (message: string, fields?: unknown) => void logged.push({ message, fields });
    options = {
      pool: database.pool,
      log: { info() {}, warn: note, error: note },
      secret: 'the secret of this installation, for tests',
      production: true,
      staff: () => 'service@group.example',
      retentionDays: 180,
      people: customers.people,
      attachmentsDirectory: directory,
    };
    support = await openSupport(options);
    await addMachines(database.pool, ...ticketMachines);
    const { attachments } = support;
    server = await serveHttp(
      (request) =>
        new URL(request.url).pathname.startsWith('/api/uploads')
          ? attachments!.handleUpload(request)
          : attachments!.handleDelivery(request),
      uploadLimits.ticketFileBytes,
    );
    film = await readFile('seed/company/media/machine-reuss-635-cab-turn.webm');
  });

  afterAll(async () => {
    expect(logged).toEqual([]);
    await server.close();
    await database.close();
    await rm(directory, { recursive: true });
  });

  beforeEach(() => database.pool.query('TRUNCATE support.ticket, support.attachment CASCADE'));

  async function send(
    who: string | undefined,
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const token = who ? await customers.headersOf(who) : {};
    const init = { method, headers: { ...tus, ...token, ...headers }, ...(body && { body }) };
    return fetch(`${server.origin}${path}`, init);
  }

  const begin = (who: string | undefined, size: number, name = 'photo.jpg') =>
    send(who, 'POST', '/api/uploads', {
      'upload-length': String(size),
      'upload-metadata': `filename ${encoded(name)}`,
    });

  const piece = (who: string, path: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
    send(
      who,
      'PATCH',
      path,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    );

  /** Uploads a file in one piece; gives its id, or the status of the refusal. */
  async function upload(who: string, bytes: Buffer, name?: string): Promise<string | number> {
    const begun = await begin(who, bytes.length, name);
    const path = begun.headers.get('location') ?? '';
    const { status } = await piece(who, path, 0, new Uint8Array(bytes));
    return status === 204 ? path.slice('/api/uploads/'.length) : status;
  }

  async function ticketWith(uploads: string[], who = 'eva') {
    const backend = { url: 'http://support.internal/graphql/support', fetch: support.handle };
    const variables = { key: crypto.randomUUID(), input: ticketInput({ uploads }) };
    const { createTicket } = await execute(backend, createMutation, variables, {
      headers: await customers.headersOf(who),
    });
    return createTicket;
  }

  async function onDisk(): Promise<number> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  }

  return {
    database: () => database,
    support: () => support,
    options: () => options,
    customers: () => customers,
    film: () => film,
    origin: () => server.origin,
    send,
    begin,
    piece,
    upload,
    ticketWith,
    onDisk,
  };
}
