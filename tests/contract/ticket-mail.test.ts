import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type Letter, mail, part, parts, photo, words } from '../support/letters.ts';
import { addMachines } from '../support/records/machines.ts';
import { ticketInput } from '../support/records/tickets.ts';
import { encryptedContent, signedContent } from '../support/smime-content.ts';
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
  await addMachines(database.pool, ...ticketMachines);
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
        ... on TicketReply {
          text via trimmed leftFiles { name reason } author { name } attachments { name contentType }
        }
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
    expect.objectContaining({
      text: 'The small one.',
      trimmed: `On Monday, Litzen <${eva}> wrote:\n> Which applicator?`,
      author: { name: 'Eva Brandt' },
    }),
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

const mailsTo = async (who: string, kind = 'ticketFilesLeft') =>
  (
    await database.pool.query<{ files: { name: string; reason: string }[] }>(
      `SELECT mail->'about'->'files' AS files FROM support.outbox
       WHERE mail->'about'->>'kind' = $2 AND mail->>'to' LIKE $1`,
      [`${who}%`, kind],
    )
  ).rows;

test('TIC-02 pictures and documents come in with an answer; other files are named in the ticket and to their sender', async () => {
  const { number, eva } = await answeredTicket();
  const letter = {
    from: 'eva@example.com',
    to: eva,
    id: 'three',
    ...parts('mixed', [
      words('See the picture.'),
      part({
        type: 'application/octet-stream',
        bytes: await photo(60),
        name: 'crimp.png',
        disposition: 'attachment',
      }),
      part({
        type: 'application/pdf',
        bytes: `%PDF-1.7\n${'x'.repeat(500)}`,
        name: 'list.pdf',
        disposition: 'attachment',
      }),
      part({
        type: 'application/x-msdownload',
        bytes: 'MZ no list',
        name: 'list.exe',
        disposition: 'attachment',
      }),
      part({
        type: 'text/vcard',
        bytes: 'BEGIN:VCARD\r\nEND:VCARD',
        name: 'eva.vcf',
        disposition: 'attachment',
      }),
      part({ type: 'text/calendar; method=REQUEST', bytes: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }),
    ]),
  };
  expect(await post(letter)).toBe(200);
  expect(await post(letter)).toBe(200);
  const left = [
    { name: 'list.exe', reason: 'kind' },
    { name: 'eva.vcf', reason: 'kind' },
    { name: 'calendar.ics', reason: 'kind' },
  ];
  expect(await repliesOf(number)).toEqual([
    expect.objectContaining({
      text: 'See the picture.',
      attachments: [
        { name: 'crimp.png', contentType: 'image/png' },
        { name: 'list.pdf', contentType: 'application/pdf' },
      ],
      leftFiles: left,
    }),
  ]);
  expect(await mailsTo('eva')).toEqual([{ files: left }]);
});

test('TIC-02 a photo that Apple Mail shows between the words is an attachment, a logo is not', async () => {
  const { number, eva } = await answeredTicket();
  const html = (text: string) => part({ type: 'text/html; charset=utf-8', bytes: text });
  const apple = parts('mixed', [
    html('<p>It jams here &ndash; see&nbsp;below:</p>'),
    part({ type: 'image/png', bytes: await photo(60), name: 'IMG_1.png', disposition: 'inline' }),
    html('<p>Regards, Eva</p>'),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'apple', ...apple })).toBe(200);
  const cid = (id: string) => [`Content-ID: <${id}>`];
  const outlook = parts('related', [
    html('<p>A screenshot: <img src="cid:a"></p><p><img src="cid:b"></p>'),
    part({
      type: 'image/png',
      bytes: await photo(200),
      name: 'image001.png',
      disposition: 'inline',
      more: cid('a'),
    }),
    part({
      type: 'image/png',
      bytes: await photo(8),
      name: 'logo.png',
      disposition: 'inline',
      more: cid('b'),
    }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'outlook', ...outlook })).toBe(200);
  expect(await repliesOf(number)).toEqual([
    expect.objectContaining({
      text: 'It jams here – see below:\nRegards, Eva',
      attachments: [{ name: 'IMG_1.png', contentType: 'image/png' }],
      leftFiles: [],
    }),
    expect.objectContaining({
      text: 'A screenshot:',
      attachments: [{ name: 'image001.png', contentType: 'image/png' }],
      leftFiles: [{ name: 'logo.png', reason: 'decoration' }],
    }),
  ]);
  expect(await mailsTo('eva')).toEqual([]);
});

test('TIC-02 a photo without words, and a signed mail, are answers; a file alone that nobody takes is sent back', async () => {
  const { number, eva } = await answeredTicket();
  const alone = parts('mixed', [
    part({ type: 'image/png', bytes: await photo(60), name: 'a.png', disposition: 'inline' }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'alone', ...alone })).toBe(200);
  const signed = parts('signed', [
    words('Signed.'),
    part({
      type: 'application/pkcs7-signature',
      bytes: 'proof',
      name: 'smime.p7s',
      disposition: 'attachment',
    }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'signed', ...signed })).toBe(200);
  const pgp = parts('signed', [
    words('Signed, too.'),
    part({ type: 'application/pgp-signature', bytes: 'proof', name: 'signature.asc' }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'pgp', ...pgp })).toBe(200);
  const file = parts('mixed', [
    part({ type: 'application/x-msdownload', bytes: 'MZ', name: 'list.exe', disposition: 'attachment' }),
  ]);
  expect(await post({ from: 'eva@example.com', to: eva, id: 'file', ...file })).toBe(422);
  expect(
    (await repliesOf(number)).map(({ text, attachments, leftFiles }) => [
      text,
      attachments.length,
      leftFiles,
    ]),
  ).toEqual([
    ['', 1, []],
    ['Signed.', 0, [{ name: 'smime.p7s', reason: 'signature' }]],
    ['Signed, too.', 0, [{ name: 'signature.asc', reason: 'signature' }]],
  ]);
  expect(await mailsTo('eva')).toEqual([]);
});

test('TIC-02 more files than a ticket holds do not keep the words out', async () => {
  const { number, eva } = await answeredTicket();
  const picture = await photo(8);
  const names = Array.from({ length: 11 }, (_, at) => `${at}.png`);
  const many = (id: string) => ({
    from: 'eva@example.com',
    to: eva,
    id,
    ...parts('mixed', [
      words('All of them.'),
      ...names.map((name) => part({ type: 'image/png', bytes: picture, name, disposition: 'attachment' })),
    ]),
  });
  expect(await post(many('many'))).toBe(200);
  expect(await post(many('again'))).toBe(200);
  const [first, second] = await repliesOf(number);
  expect(first).toMatchObject({ text: 'All of them.', leftFiles: [{ name: '10.png', reason: 'tooMany' }] });
  expect(first?.attachments).toHaveLength(10);
  expect(second).toMatchObject({ text: 'All of them.', attachments: [] });
  expect(second?.leftFiles).toHaveLength(11);
});

test('TIC-02 flowed words and what they quote stay apart, and HTML alone is read with its old mail trimmed', async () => {
  const { number, eva } = await answeredTicket();
  const flowed = {
    from: 'eva@example.com',
    to: eva,
    id: 'flowed',
    more: ['Content-Type: text/plain; charset=utf-8;\r\n format=flowed'],
    text: 'The small \r\none. \r\n> Which \r\n> applicator?\r\n',
  };
  expect(await post(flowed)).toBe(200);
  const html = {
    from: 'eva@example.com',
    to: eva,
    id: 'html',
    more: ['Content-Type: text/html; charset=utf-8'],
    text: '<div>H&uuml;lse &ge; 3&nbsp;mm</div><div class="gmail_quote"><div>Am Mo., 2. Juni 2025 um 10:00 Uhr schrieb Litzen &lt;info@group.example&gt;:<br></div><blockquote>Welche?</blockquote></div>',
  };
  expect(await post(html)).toBe(200);
  expect((await repliesOf(number)).map(({ text, trimmed }) => [text, trimmed])).toEqual([
    ['The small one.', '> Which applicator?'],
    ['Hülse ≥ 3 mm', 'Am Mo., 2. Juni 2025 um 10:00 Uhr schrieb Litzen <info@group.example>:\n> Welche?'],
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

test('TIC-02 a mail that lies in its signature is an answer; one that is encrypted is answered with what to do, once', async () => {
  const { number, eva } = await answeredTicket();
  const wrapped = (id: string, content: string) => ({
    from: 'eva@example.com',
    to: eva,
    id,
    more: ['Content-Type: application/pkcs7-mime; name="smime.p7m"', 'Content-Transfer-Encoding: base64'],
    text: content,
  });
  expect(await post(wrapped('signed', signedContent))).toBe(200);
  expect(await post(wrapped('secret', encryptedContent))).toBe(202);
  expect(await post(wrapped('secret', encryptedContent))).toBe(202);
  expect(await post({ ...wrapped('foreign', encryptedContent), from: 'luis@example.com' })).toBe(422);
  const replies = await repliesOf(number);
  expect(replies.map(({ text, leftFiles }) => [text, leftFiles])).toEqual([
    ['The small one, signed – opaque.', [{ name: 'smime.p7m', reason: 'signature' }]],
  ]);
  expect((await mailsTo('eva', 'ticketEncrypted')).length).toBe(1);
});
