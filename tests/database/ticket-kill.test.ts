import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type HttpServer, serveHttp } from '../support/http-server.ts';
import { ticketCustomers, ticketMachines } from '../support/ticket-customers.ts';
import { startTicketWorker, type TicketWorker } from '../support/ticket-worker.ts';

/** `KILL_ROUNDS=200` before a release. */
const rounds = Number(process.env.KILL_ROUNDS ?? 20);
const lanes = 4;

let database: FreshDatabase;
let people: HttpServer;
let directory: string;
let headers: Record<string, string>;
let worker: TicketWorker;
const start = () =>
  startTicketWorker({ DATABASE_URL: database.url, PEOPLE_URL: people.origin, UPLOADS: directory });

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const customers = await ticketCustomers();
  people = await serveHttp(customers.serve);
  directory = await mkdtemp(join(tmpdir(), 'uploads-'));
  headers = { ...(await customers.headersOf('eva')) };
  worker = await start();
  await database.pool.query(ticketMachines);
});

afterAll(async () => {
  await worker.kill();
  await people.close();
  await database.close();
  await rm(directory, { recursive: true });
});

const createMutation = graphql(`
  mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { number } }
`);
const replyMutation = graphql(`
  mutation reply($key: ID!, $number: String!, $text: String!) {
    replyToTicket(key: $key, number: $number, text: $text) { ticket { number replyCount } }
  }
`);
const input = {
  location: 'LOC-1-1',
  type: 'malfunction',
  machine: 'M-1',
  subject: 'Cut length drifts after reel change',
  description: 'By two millimetres.',
};
const backend = () => ({ url: `${worker.origin}/graphql/support`, fetch: globalThis.fetch });

test(`TIC-04 in ${rounds} rounds of kill -9 nothing that was acknowledged is lost, and nothing is there twice`, async () => {
  /** By key: the number that was acknowledged, and how many answers to it were sent and acknowledged. */
  const tickets = new Map<string, { number: string; replies: Set<string> }>();

  for (let round = 0; round < rounds; round += 1) {
    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    // Somewhere in the work of a round, at another place each time.
    const killAfter = 1 + ((round * 7) % 11);
    const done = () => {
      acknowledged += 1;
      if (acknowledged === killAfter) killed = worker.kill();
    };

    /** Tries the same again until it is acknowledged, as the browser does. */
    const insist = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      for (;;) {
        try {
          const result = await work();
          done();
          return result;
        } catch (error) {
          // A failure has another reason than the kill.
          if (!killed) throw error;
          await restarted();
        }
      }
    };
    let restart: Promise<void> | undefined;
    const restarted = () => {
      restart ??= Promise.resolve(killed)
        .then(start)
        .then((fresh) => {
          worker = fresh;
        });
      return restart;
    };

    await Promise.all(
      Array.from({ length: lanes }, async () => {
        const key = crypto.randomUUID();
        const { createTicket } = await insist(() =>
          execute(backend(), createMutation, { key, input }, { headers }),
        );
        const replies = new Set<string>();
        tickets.set(key, { number: createTicket.number, replies });
        for (const text of ['One', 'Two']) {
          const reply = { key: crypto.randomUUID(), number: createTicket.number, text };
          await insist(() => execute(backend(), replyMutation, reply, { headers }));
          replies.add(reply.key);
        }
      }),
    );
    if (killed) await restarted();
  }

  const { rows } = await database.pool.query<{
    id: string;
    number: string;
    count: number;
    replies: string[];
  }>(
    `SELECT t.id, t.number, t.reply_count AS count,
       ARRAY (SELECT r.id::text FROM support.ticket_reply r WHERE r.ticket_id = t.id) AS replies
     FROM support.ticket t`,
  );
  expect(rows).toHaveLength(rounds * lanes);
  for (const { id, number, count, replies } of rows) {
    const sent = tickets.get(id);
    expect(sent?.number).toBe(number);
    expect(new Set(replies)).toEqual(sent?.replies);
    expect(count).toBe(replies.length);
  }
  const mails = await database.pool.query<{ kind: string; count: number }>(
    `SELECT mail->'about'->>'kind' AS kind, count(*)::int AS count FROM support.outbox GROUP BY 1 ORDER BY 1`,
  );
  expect(mails.rows).toEqual([
    { kind: 'ticketAnswered', count: 2 * rounds * lanes },
    { kind: 'ticketArrived', count: rounds * lanes },
    { kind: 'ticketReceived', count: rounds * lanes },
  ]);
  const events = await database.pool.query(
    `SELECT FROM support.ticket t WHERE (SELECT count(*) FROM support.ticket_event e WHERE e.ticket_id = t.id) <> 1`,
  );
  expect(events.rowCount).toBe(0);
}, 600_000);
