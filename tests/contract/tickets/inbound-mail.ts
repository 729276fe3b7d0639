import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { ticketCustomers, ticketMachines } from '../../support/back-ends/ticket-customers.ts';
import { type Letter, mail } from '../../support/letters.ts';
import { addMachines } from '../../support/records/machines.ts';
import { ticketInput } from '../../support/records/tickets.ts';

const token = 'the-token-of-the-gateway';

const createMutation = graphql(`
  mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { number } }
`);
const followMutation = graphql(`
  mutation follow($number: String!) { followTicket(number: $number, follow: true) { id } }
`);
const replyMutation = graphql(`
  mutation reply($key: ID!, $number: String!) {
    replyToTicket(key: $key, number: $number, text: "Which applicator?") { isFollowUp }
  }
`);
const ticketQuery = graphql(`
  query ticket($number: String!) {
    ticket(number: $number) {
      status
      conversation {
        __typename
        ... on TicketReply {
          text via trimmed leftFiles { name reason } author { name } attachments { name contentType }
        }
      }
    }
  }
`);

/** Opens the support back end for the tests of one file, which reply to its mails through a mail gateway. */
export function inboundMail() {
  let database: FreshDatabase;
  let support: Support;
  let directory: string;
  let customers: Awaited<ReturnType<typeof ticketCustomers>>;

  beforeAll(async () => {
    database = await freshDatabase(inject('databaseUrl'));
    customers = await ticketCustomers();
    directory = await mkdtemp(join(tmpdir(), 'uploads-'));
    support = await openSupport({
      pool: database.pool,
      log: { info() {}, warn() {}, error() {} },
      secret: 'the secret of this installation, for tests',
      production: true,
      staff: () => 'service@group.example',
      retentionDays: 180,
      people: customers.people,
      attachmentsDirectory: directory,
      inboundMail: { mailbox: 'reply@service.group.example', token },
    });
    await addMachines(database.pool, ...ticketMachines);
  });

  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true });
  });

  beforeEach(() =>
    database.pool.query('TRUNCATE support.ticket, support.attachment CASCADE; TRUNCATE support.outbox'),
  );

  const backend = () => ({ url: 'http://support.internal/graphql/support', fetch: support.handle });
  const asPerson = async (who: string) => ({ headers: await customers.headersOf(who) });

  /**
   * A ticket of Eva's that Jan follows and that Nina has answered; gives its number and the two reply
   * addresses.
   */
  async function answeredTicket() {
    const input = ticketInput({ subject: 'Ferrule feeder jams' });
    const created = { key: crypto.randomUUID(), input };
    const { number } = (await execute(backend(), createMutation, created, await asPerson('eva')))
      .createTicket;
    await execute(backend(), followMutation, { number }, await asPerson('jan'));
    await execute(backend(), replyMutation, { key: crypto.randomUUID(), number }, await asPerson('nina'));
    const { rows } = await database.pool.query<{ to: string; replyTo: string }>(
      `SELECT mail->>'to' AS to, mail->'about'->'ticket'->>'replyTo' AS "replyTo" FROM support.outbox
       WHERE mail->'about'->>'kind' = 'ticketAnswered'`,
    );
    const addressOf = (who: string) => rows.find(({ to }) => to.startsWith(who))?.replyTo ?? '';
    return { number, eva: addressOf('eva'), jan: addressOf('jan') };
  }

  async function post(letter: Letter | string, bearer = token): Promise<number> {
    const body = typeof letter === 'string' ? letter : mail(letter);
    const request = new Request('http://x/api/inbound-mail', {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${bearer}` },
      body,
    });
    return (await support.handleInboundMail!(request)).status;
  }

  async function repliesOf(number: string) {
    const { ticket } = await execute(backend(), ticketQuery, { number }, await asPerson('eva'));
    return ticket!.conversation.flatMap((entry) =>
      entry.__typename === 'TicketReply' && entry.via === 'mail' ? [entry] : [],
    );
  }
  const statusOf = async (number: string) =>
    (await execute(backend(), ticketQuery, { number }, await asPerson('eva'))).ticket?.status;

  const mailsTo = async (who: string, kind = 'ticketFilesLeft') =>
    (
      await database.pool.query<{ files: { name: string; reason: string }[] }>(
        `SELECT mail->'about'->'files' AS files FROM support.outbox
         WHERE mail->'about'->>'kind' = $2 AND mail->>'to' LIKE $1`,
        [`${who}%`, kind],
      )
    ).rows;

  return { customers: () => customers, answeredTicket, post, repliesOf, statusOf, mailsTo };
}
