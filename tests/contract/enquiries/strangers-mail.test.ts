import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { MailOrder } from '#contracts/mail/order.ts';
import { type FormName, forms } from '#contracts/support/forms.ts';
import { writeMessage } from '#services/mail/message/write-message.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { embeddedPortal, openPortal, portalToken } from '../../support/back-ends/portal-back-end.ts';

let database: FreshDatabase;
/** Two processes on one database. */
const processes: ReturnType<typeof callBackEnd>[] = [];
const staff = 'service@group.example';

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  for (let one = 0; one < 2; one += 1)
    processes.push(callBackEnd(embeddedPortal(await openPortal(database))));
});

afterAll(() => database?.close());

beforeEach(async () => {
  await database.pool.query(
    'TRUNCATE support.enquiry, support.subscription, support.outbox, support.attempt CASCADE',
  );
});

let sentCount = 0;

async function send(query: string, input: object): Promise<string | undefined> {
  sentCount += 1;
  const answer = await processes[sentCount % 2]!.send(
    query,
    { input },
    { authorization: `Bearer ${portalToken}` },
  );
  return answer.errors?.[0]?.extensions?.code as string | undefined;
}

function submit(form: FormName, email: string, visitor: string, key: string = crypto.randomUUID()) {
  const fitting: Readonly<Record<string, string>> = {
    email,
    country: 'CH',
    checkbox: 'true',
    tel: '+41 44 555 0123',
  };
  const fillIn = (name: string, kind: string) => fitting[kind] ?? `Typed-${name}`;
  const values = Object.entries(forms[form]).map(([name, { kind }]) => ({
    name,
    value: fillIn(name, kind),
  }));
  const input = { key, form, values, language: 'de', country: 'CH', path: '/de-CH/contact', visitor };
  return send('mutation ($input: EnquiryInput!) { submitEnquiry(input: $input) { id } }', input);
}

function subscribe(email: string, visitor: string) {
  const input = {
    key: crypto.randomUUID(),
    email,
    language: 'de',
    topics: ['stories'],
    words: 'Yes',
    path: '/',
    visitor,
  };
  return send('mutation ($input: SubscriptionInput!) { askSubscription(input: $input) }', input);
}

async function mailsTo(isMeant: (to: string) => boolean): Promise<MailOrder[]> {
  const { rows } = await database.pool.query<{ mail: MailOrder }>('SELECT mail FROM support.outbox');
  return rows.map(({ mail }) => mail).filter(({ to }) => isMeant(to));
}

const withAddress = (Object.keys(forms) as FormName[]).filter(
  (form) => form !== 'newsletter' && 'email' in forms[form],
);

describe('FRM-01 mail that anybody can cause', () => {
  test.each(withAddress)(
    '%s: the sender hears of it in our own words only, our people read all',
    async (form) => {
      expect(await submit(form, 'ada@kunde.example', '192.0.2.1')).toBeUndefined();
      const [receipt, ...others] = await mailsTo((to) => to === 'ada@kunde.example');
      expect(others).toEqual([]);
      const { id: _, ...message } = writeMessage(receipt!, 'https://www.group.example');
      // Random ids and signatures of links may contain any digits.
      const letter = JSON.stringify(message).replace(/\/api\/whitepaper\/[\w.-]+/g, '');
      expect(letter).toContain('ada@kunde.example');
      expect(letter).not.toMatch(/Typed|555/i);
      const [notice] = await mailsTo((to) => to === staff);
      expect(JSON.stringify(notice)).toContain('Typed-lastName');
    },
  );

  test('one mailbox gets four in an hour, from wherever, in whatever form; whoever sends is thanked all the same', async () => {
    const ways = ['ada@kunde.example', 'Ada@Kunde.example', 'ada+1@kunde.example', 'ada+a.b@kunde.example'];
    for (let time = 0; time < 12; time += 1) {
      const to = ways[time % ways.length]!;
      const from = `192.0.2.${time}`;
      const code =
        time % 3 === 0
          ? await subscribe(to, from)
          : await submit(time % 3 === 1 ? 'contact' : 'whitepaper', to, from);
      expect(code).toBeUndefined();
    }
    expect(await mailsTo((to) => to !== staff)).toHaveLength(4);
    expect(await mailsTo((to) => to === staff)).toHaveLength(8);
    expect(await submit('contact', 'grace@kunde.example', '192.0.2.99')).toBeUndefined();
    expect(await mailsTo((to) => to.startsWith('grace'))).toHaveLength(1);
  });

  test('an hour later it gets some again', async () => {
    for (let time = 0; time < 5; time += 1) await submit('contact', 'ada@kunde.example', `192.0.2.${time}`);
    await database.pool.query("UPDATE support.attempt SET last_at = last_at - interval '61 minutes'");
    await submit('contact', 'ada@kunde.example', '192.0.2.50');
    expect(await mailsTo((to) => to !== staff)).toHaveLength(5);
  });

  test('one address sends a form five times in ten minutes, in all processes together; the same again counts once', async () => {
    const key = crypto.randomUUID();
    for (let time = 0; time < 4; time += 1)
      expect(await submit('contact', `a${time}@kunde.example`, '192.0.2.7')).toBeUndefined();
    for (let time = 0; time < 3; time += 1)
      expect(await submit('contact', 'b@kunde.example', '192.0.2.7', key)).toBeUndefined();
    const refused = crypto.randomUUID();
    expect(await submit('contact', 'c@kunde.example', '192.0.2.7', refused)).toBe('TOO_MANY_ATTEMPTS');
    expect(await mailsTo((to) => to === staff)).toHaveLength(5);
    expect(await submit('support', 'c@kunde.example', '192.0.2.7')).toBeUndefined();
    expect(await submit('contact', 'c@kunde.example', '192.0.2.8', refused)).toBeUndefined();
  });

  test('what is counted is kept in nobody’s words, and for a day', async () => {
    await submit('contact', 'ada@kunde.example', '192.0.2.7');
    const rows = async () => (await database.pool.query('SELECT * FROM support.attempt')).rows;
    expect(JSON.stringify(await rows())).not.toMatch(/ada|192/);
    await database.pool.query("UPDATE support.attempt SET last_at = last_at - interval '2 days'");
    await submit('contact', 'grace@kunde.example', '192.0.2.8');
    expect(await rows()).toHaveLength(2);
  });
});
