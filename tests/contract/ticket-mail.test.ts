import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { ticketInput } from '../support/records/tickets.ts';
import { ticketCustomers, ticketMachines } from '../support/ticket-customers.ts';

const token = 'the-token-of-the-gateway';
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
    staff: 'service@group.example',
    retentionDays: 180,
    people: customers.people,
    attachmentsDirectory: directory,
    inboundMail: { mailbox: 'reply@service.group.example', token },
  });
  await database.pool.query(ticketMachines);
});

afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

beforeEach(() =>
  database.pool.query('TRUNCATE support.ticket, support.attachment CASCADE; TRUNCATE support.outbox'),
);

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
        ... on TicketReply { text via author { name } attachments { name contentType } }
      }
    }
  }
`);
const backend = () => ({ url: 'http://support.internal/graphql/support', fetch: support.handle });
const asPerson = async (who: string) => ({ headers: await customers.headersOf(who) });

/** A ticket of Eva's that Jan follows and Nina has answered; gives its number and the two addresses for answers. */
async function answeredTicket() {
  const input = ticketInput({ subject: 'Ferrule feeder jams' });
  const created = { key: crypto.randomUUID(), input };
  const { number } = (await execute(backend(), createMutation, created, await asPerson('eva'))).createTicket;
  await execute(backend(), followMutation, { number }, await asPerson('jan'));
  await execute(backend(), replyMutation, { key: crypto.randomUUID(), number }, await asPerson('nina'));
  const { rows } = await database.pool.query<{ to: string; replyTo: string }>(
    `SELECT mail->>'to' AS to, mail->'about'->'ticket'->>'replyTo' AS "replyTo" FROM support.outbox
     WHERE mail->'about'->>'kind' = 'ticketAnswered'`,
  );
  const addressOf = (who: string) => rows.find(({ to }) => to.startsWith(who))?.replyTo ?? '';
  return { number, eva: addressOf('eva'), jan: addressOf('jan') };
}

type Letter = { from: string; to: string; text?: string; id?: string; more?: string[] };

function mail({ from, to, text = 'The small one.', id = crypto.randomUUID(), more = [] }: Letter): string {
  const head = [
    `From: Somebody <${from}>`,
    `To: <${to}>`,
    'Subject: Re: [ST-…] Ferrule feeder jams',
    `Message-ID: <${id}@mail.example>`,
  ];
  const type = more.some((line) => line.startsWith('Content-Type'))
    ? []
    : ['Content-Type: text/plain; charset=utf-8'];
  return [...head, ...type, ...more, '', text].join('\r\n');
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

test('TIC-02 an answer by mail stands in the ticket once, without what it quotes', async () => {
  const { number, eva } = await answeredTicket();
  const quoted = `The small one.\r\n\r\nOn Monday, Litzen <${eva}> wrote:\r\n> Which applicator?\r\n`;
  const letter = { from: 'EVA@example.com', to: eva, text: quoted, id: 'one' };
  expect(await post(letter)).toBe(200);
  expect(await post(letter)).toBe(200);
  expect(await repliesOf(number)).toEqual([
    expect.objectContaining({ text: 'The small one.', author: { name: 'Eva Brandt' } }),
  ]);
  const { ticket } = await execute(backend(), ticketQuery, { number }, await asPerson('eva'));
  expect(ticket?.status).toBe('waitingForProvider');
});

test('TIC-04 only the one to whom an address was given answers with it', async () => {
  const { number, eva, jan } = await answeredTicket();
  expect(eva).toMatch(/^reply\+ST-\d{4}-\d{6}\.[0-9a-f]{25}@service\.group\.example$/);
  expect(eva.split('@')[0]!.length).toBeLessThanOrEqual(64);
  expect(await post({ from: 'jan@example.com', to: eva })).toBe(422);
  expect(await post({ from: 'luis@example.com', to: eva })).toBe(422);
  expect(await post({ from: 'eva@example.com', to: eva.replace(/\.[0-9a-f]/, '.x') })).toBe(422);
  expect(await post({ from: 'eva@example.com', to: 'reply@service.group.example' })).toBe(422);
  expect(await post({ from: 'eva@example.com', to: eva.replace('@service', '@evil') })).toBe(422);
  expect(await repliesOf(number)).toEqual([]);
  expect(await post({ from: 'jan@example.com', to: jan })).toBe(200);
});

test('TIC-04 who may no longer see the ticket cannot answer it by mail', async () => {
  const { number, eva } = await answeredTicket();
  customers.change('eva', { active: false });
  expect(await post({ from: 'eva@example.com', to: eva })).toBe(422);
  customers.change('eva', { active: true, uses: { 'ORG-2': ['ticketing'] } });
  expect(await post({ from: 'eva@example.com', to: eva })).toBe(422);
  customers.change('eva', { uses: { 'ORG-1': ['ticketing', 'inventory'] } });
  expect(await repliesOf(number)).toEqual([]);
});

test('TIC-02 mail that a program wrote starts no conversation between two programs', async () => {
  const { number, eva } = await answeredTicket();
  for (const line of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>']) {
    expect(await post({ from: 'eva@example.com', to: eva, more: [line] })).toBe(202);
  }
  expect(await repliesOf(number)).toEqual([]);
});

test('TIC-02 pictures come in with an answer, other files send it back', async () => {
  const { number, eva } = await answeredTicket();
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const withFile = (name: string, bytes: Buffer, id: string) =>
    mail({
      from: 'eva@example.com',
      to: eva,
      id,
      more: ['Content-Type: multipart/mixed; boundary=cut'],
      text: [
        '--cut',
        'Content-Type: text/plain',
        '',
        'See the picture.',
        '--cut',
        'Content-Type: application/octet-stream',
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        '',
        bytes.toString('base64'),
        '--cut--',
      ].join('\r\n'),
    });
  expect(await post(withFile('list.pdf', Buffer.from('%PDF-1.7 …'), 'two'))).toBe(422);
  expect(await post(withFile('crimp.png', photo, 'three'))).toBe(200);
  expect(await post(withFile('crimp.png', photo, 'three'))).toBe(200);
  expect(await repliesOf(number)).toEqual([
    expect.objectContaining({
      text: 'See the picture.',
      attachments: [{ name: 'crimp.png', contentType: 'image/png' }],
    }),
  ]);
});

test('TIC-02 what is no mail, holds nothing or comes from no gateway is not taken', async () => {
  const { number, eva } = await answeredTicket();
  expect(await post({ from: 'eva@example.com', to: eva }, 'another-token-of-somebody')).toBe(401);
  expect(await post('')).toBe(422);
  expect(await post({ from: 'eva@example.com', to: eva, text: '> Which applicator?' })).toBe(422);
  expect(await post({ from: 'eva@example.com', to: eva, text: 'x'.repeat(10_001) })).toBe(422);
  expect(await repliesOf(number)).toEqual([]);
});
