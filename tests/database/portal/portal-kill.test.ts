import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { graphql as accountsGraphql } from '#contracts/accounts/graphql.ts';
import { type BackendError, execute } from '#contracts/execute.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { amber, people } from '../../support/back-ends/accounts.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { createIdTokens } from '../../support/back-ends/id-tokens.ts';
import { addMachines } from '../../support/records/machines.ts';
import { ticketInput } from '../../support/records/tickets.ts';
import { startWorker } from '../worker.ts';
import { type Insist, killRounds } from './kill-rounds.ts';

/** `KILL_ROUNDS=200` before a release. */
const rounds = Number(process.env.KILL_ROUNDS ?? 10);
const lanes = 4;
const pieceBytes = 50_000;
/** The acknowledgements of a lane: an upload begun, its pieces, a ticket, two replies, an invitation. */
const steps = 8;

let database: FreshDatabase;
let directory: string;
let headers: Record<string, string>;
let film: Buffer<ArrayBuffer>;
let site: ReturnType<typeof killRounds>;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const tokens = await createIdTokens();
  directory = await mkdtemp(join(tmpdir(), 'uploads-'));
  film = (await readFile('seed/company/media/machine-reuss-635-cab-turn.webm')).subarray(0, 4 * pieceBytes);
  headers = { [idTokenHeader]: await tokens.tokenFor(people.anna, 3 * 3600) };
  const settings = {
    DATABASE_URL: database.url,
    KEYS: JSON.stringify(tokens.keys),
    UPLOADS: directory,
  };
  site = killRounds(() => startWorker('portal/portal-worker.ts', settings));
  await site.begin();
  await addMachines(database.pool, {
    organisationId: amber,
    locationId: 'LOC-100101-1',
    status: 'inService',
  });
});

afterAll(async () => {
  await site.end();
  await database.close();
  await rm(directory, { recursive: true });
});

/** A busy machine responds late; a killed process is noticed at once, since the connection breaks. */
const patiently = () => ({ headers, timeoutMs: 60_000 });

const createMutation = graphql(`
  mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { number } }
`);
const replyMutation = graphql(`
  mutation reply($key: ID!, $number: String!, $text: String!) {
    replyToTicket(key: $key, number: $number, text: $text) { ticket { number replyCount } }
  }
`);
const filesQuery = graphql(
  `query files($number: String!) { ticket(number: $number) { attachments { url } } }`,
);
const inviteMutation = accountsGraphql(`
  mutation invite($invitation: InvitationInput!) { invitePerson(invitation: $invitation) { id } }
`);

const support = () => ({ url: `${site.origin()}/graphql/support`, fetch: globalThis.fetch });
const accounts = () => ({ url: `${site.origin()}/graphql/accounts`, fetch: globalThis.fetch });

/** Uploads like a browser: each piece from the offset that the back end reports. Gives the upload's id. */
async function upload(insist: Insist): Promise<string> {
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const metadata = `filename ${btoa('turn.webm')}`;
  const path = await insist(async () => {
    const more = { 'upload-length': String(film.length), 'upload-metadata': metadata };
    const begun = await fetch(`${site.origin()}/api/uploads`, {
      method: 'POST',
      headers: { ...tus, ...more },
    });
    expect(begun.status).toBe(201);
    return begun.headers.get('location')!;
  });
  for (let offset = 0; offset < film.length; ) {
    offset = await insist(async (again) => {
      const address = `${site.origin()}${path}`;
      if (again) {
        const head = await fetch(address, { method: 'HEAD', headers: tus });
        expect(head.status).toBe(200);
        const kept = Number(head.headers.get('upload-offset'));
        expect(kept, 'what was acknowledged is kept').toBeGreaterThanOrEqual(offset);
        if (kept > offset) return kept;
      }
      const more = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      const body = film.subarray(offset, offset + pieceBytes);
      const sent = await fetch(address, { method: 'PATCH', headers: { ...tus, ...more }, body });
      expect(sent.status).toBe(204);
      return Number(sent.headers.get('upload-offset'));
    });
  }
  return path.split('/').at(-1)!;
}

type Sent = { number: string; replies: Set<string> };

/**
 * Sends a ticket with a film, and two replies; each has its own key and is repeated until it is acknowledged.
 */
async function report(insist: Insist, key: string): Promise<Sent> {
  const input = ticketInput({
    location: 'LOC-100101-1',
    subject: 'Cut length drifts after reel change',
    uploads: [await upload(insist)],
  });
  const { createTicket } = await insist(() =>
    execute(support(), createMutation, { key, input }, patiently()),
  );
  const replies = new Set<string>();
  for (const text of ['One', 'Two']) {
    const reply = { key: crypto.randomUUID(), number: createTicket.number, text };
    await insist(() => execute(support(), replyMutation, reply, patiently()));
    replies.add(reply.key);
  }
  return { number: createTicket.number, replies };
}

/**
 * Time between two rounds, as between two crashes: uploads whose beginning was never acknowledged make room
 * after a minute.
 */
function letMinutesPass(): Promise<unknown> {
  return database.pool.query(
    `UPDATE support.attachment SET created_at = created_at - interval '2 minutes' WHERE ticket_id IS NULL`,
  );
}

/** An existing person was invited by an attempt whose response was lost. */
async function invite(insist: Insist, email: string): Promise<void> {
  const accesses = [{ application: 'ticketing' as const }];
  const invitation = {
    email,
    firstName: 'New',
    lastName: 'One',
    language: 'de',
    organisation: amber,
    accesses,
  };
  await insist(async (again) => {
    try {
      await execute(accounts(), inviteMutation, { invitation }, patiently());
    } catch (error) {
      if (!again || (error as BackendError).code !== 'CONFLICT') throw error;
    }
  });
}

test(`TIC-04 UAD-01 in ${rounds} rounds of kill -9 amid tickets, replies, uploads and invitations nothing that was acknowledged is lost, and nothing appears twice`, async () => {
  const tickets = new Map<string, Sent>();
  const invited: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await letMinutesPass();
    // At a different point of the work in each round.
    const killAfter = 1 + ((round * 11) % (steps * lanes));
    await site.round(killAfter, (insist) =>
      Promise.all(
        Array.from({ length: lanes }, async (_, lane) => {
          const key = crypto.randomUUID();
          const email = `round-${round}-${lane}@sample.example`;
          const [sent] = await Promise.all([report(insist, key), invite(insist, email)]);
          tickets.set(key, sent);
          invited.push(email);
        }),
      ),
    );
  }
  const all = rounds * lanes;

  const kept = await database.pool.query<{ id: string; number: string; count: number; replies: string[] }>(
    `SELECT t.id, t.number, t.reply_count AS count,
       ARRAY (SELECT r.id::text FROM support.ticket_reply r WHERE r.ticket_id = t.id) AS replies
     FROM support.ticket t`,
  );
  expect(kept.rows).toHaveLength(all);
  for (const { id, number, count, replies } of kept.rows) {
    const sent = tickets.get(id);
    expect(sent?.number).toBe(number);
    expect(new Set(replies)).toEqual(sent?.replies);
    expect(count).toBe(replies.length);
    const { ticket } = await execute(support(), filesQuery, { number }, patiently());
    expect(ticket?.attachments).toHaveLength(1);
    const answer = await fetch(`${site.origin()}${ticket!.attachments[0]!.url}`);
    expect(film.equals(Buffer.from(await answer.arrayBuffer())), `the film of ${number}`).toBe(true);
  }
  const events = await database.pool.query(
    `SELECT FROM support.ticket t WHERE (SELECT count(*) FROM support.ticket_event e WHERE e.ticket_id = t.id) <> 1`,
  );
  expect(events.rowCount).toBe(0);

  const persons = await database.pool.query<{ email: string; each: number[] }>(
    `SELECT p.email, ARRAY [
       (SELECT count(*)::int FROM identity.access a WHERE a.person_id = p.id AND a.status = 'invited'),
       (SELECT count(*)::int FROM identity.invitation i WHERE i.person_id = p.id),
       (SELECT count(*)::int FROM identity.audit_event u WHERE u.subject_id = p.id AND u.action = 'person.invite')
     ] AS each FROM identity.person p WHERE p.email LIKE 'round-%'`,
  );
  expect(persons.rows.map(({ email }) => email).sort()).toEqual(invited.sort());
  expect(persons.rows.filter(({ each }) => each.some((count) => count !== 1))).toEqual([]);

  const mails = await database.pool.query<{ kind: string; count: number }>(
    `SELECT mail->'about'->>'kind' AS kind, count(*)::int AS count
     FROM (SELECT mail FROM support.outbox UNION ALL SELECT mail FROM identity.outbox) AS mails
     GROUP BY 1 ORDER BY 1`,
  );
  expect(mails.rows.filter(({ kind }) => kind !== 'invitation')).toEqual([
    { kind: 'ticketAnswered', count: 2 * all },
    { kind: 'ticketArrived', count: all },
    { kind: 'ticketReceived', count: all },
  ]);
  const letters = await database.pool.query(
    `SELECT mail->'to' AS "to" FROM identity.outbox WHERE mail->'about'->>'kind' = 'invitation'
       AND mail::text LIKE '%round-%' GROUP BY 1 HAVING count(*) = 1`,
  );
  expect(letters.rowCount).toBe(all);
}, 3_600_000);
