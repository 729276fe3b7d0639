import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { authorize, discover, request } from '../identity/support/client.ts';
import { begin, reply, signIn } from '../identity/support/journey.ts';
import { amber } from '../support/back-ends/accounts.ts';
import { startTenant, type Tenant } from '../support/back-ends/tenant.ts';
import { samplePassword } from '../support/server.ts';
import { addApp, changeEmail, fresh, from, isIn, newPerson, prove } from './support/people.ts';

/** What strangers may try, store and request is counted across all processes. */
let tenant: Tenant;

beforeAll(async () => {
  tenant = await startTenant(inject('databaseUrl'));
});

afterAll(() => tenant?.close());

describe('a password that others try first', () => {
  test.each(['123qweasdzxc', 'Sojdlg123aljg', 'passwordpassword'])('%s is refused', async (next) => {
    const send = await tenant.openClient(await signIn(tenant.address, await newPerson(tenant)));
    const change = `mutation { changePassword(current: "${samplePassword}", next: "${next}") }`;
    const { problem } = await send(change);
    expect(problem).toMatchObject({ fields: { next: 'policy' }, policies: [{ rule: 'CANNOT_BE_COMMON' }] });
  });
});

describe('what a stranger may store', () => {
  const size = async () => {
    const { rows } = await tenant.pool.query<{ bytes: number; rows: number }>(
      `SELECT pg_total_relation_size('identity.journey_state')::int AS bytes, count(*)::int AS rows
       FROM identity.journey_state`,
    );
    return rows[0]!;
  };

  test('200 wrong answers of 30 000 characters leave next to nothing', async () => {
    const long = 'x'.repeat(30_000);
    const before = await size();
    const visitor = from();
    let step = await begin(tenant.address, 'Registration', {}, visitor);
    for (let times = 0; times < 200; times += 1) {
      const next = await reply(tenant.address, step, [long, 'Nia', long, 'short', true], visitor);
      expect(next.json.stage).toBe('Account');
      step = times % 2 ? next : await begin(tenant.address, 'Registration', {}, visitor);
    }
    const after = await size();
    expect(after.bytes - before.bytes).toBeLessThan(1_000_000);
    const { rows } = await tenant.pool.query<{ longest: number }>(
      'SELECT max(length(data::text)) AS longest FROM identity.journey_state',
    );
    expect(rows[0]?.longest).toBeLessThan(3000);
  });

  test('from one network so many steps are open at once; the newest goes on, and what has expired goes', async () => {
    const visitor = from();
    const before = await size();
    const begins = async (times: number) => {
      for (let done = 0; done < times; done += 50)
        await Promise.all(Array.from({ length: 50 }, () => begin(tenant.address, 'Login', {}, visitor)));
    };
    await begins(400);
    expect((await size()).rows - before.rows).toBeLessThanOrEqual(360);
    const email = await newPerson(tenant);
    const newest = await begin(tenant.address, 'Login', {}, visitor);
    expect(isIn(await reply(tenant.address, newest, [email, samplePassword], visitor))).toBe(true);
    await tenant.pool.query(`UPDATE identity.journey_state SET expires_at = now() - interval '1 second'`);
    await tenant.identity.tidy();
    expect((await size()).rows).toBe(0);
  });

  test.each([
    ['NUL', '\0'],
    ['half of a character', '\ud83d'],
    ['fifty thousand letters', 'x'.repeat(50_000)],
  ])('%s in any field of any step is a wrong answer, and breaks nothing', async (_, odd) => {
    const steps: [string, number][] = [
      ['Login', 2],
      ['Registration', 4],
      ['ResetPassword', 1],
    ];
    for (const [journey, count] of steps) {
      for (let at = 0; at < count; at += 1) {
        const values = Array.from({ length: count }, (_, index) =>
          index === at ? `a${odd}b` : 'x@y.example',
        );
        const visitor = from();
        const step = await begin(tenant.address, journey, {}, visitor);
        const { status } = await reply(tenant.address, step, [...values, true], visitor);
        expect(status, `${journey} ${at}`).toBeLessThan(500);
      }
    }
    const email = await newPerson(tenant);
    const wrong = await reply(tenant.address, await begin(tenant.address, 'Login'), [
      email,
      `${samplePassword}${odd}`,
    ]);
    expect(wrong.status).toBe(401);
    const send = await tenant.openClient(await signIn(tenant.address, email));
    for (const query of [
      prove,
      'mutation ($password: String!) { confirmTotp(code: $password) { recoveryCodes } }',
    ]) {
      const { problem } = await send(query, { password: odd });
      expect(problem?.code, query).toBe('BAD_USER_INPUT');
    }
    expect((await send(changeEmail, { email: `a${odd}@b.example` })).problem?.code).toBe('BAD_USER_INPUT');
  });

  test('asking the tenant for a session that is not there leaves nothing', async () => {
    const count = async () =>
      Number((await tenant.pool.query('SELECT count(*) FROM identity.provider_record')).rows[0].count);
    const before = await count();
    const config = await discover(tenant.address);
    for (let times = 0; times < 20; times += 1) {
      const { parameters } = await request(tenant.address);
      await authorize(config, { ...parameters, ...(times % 2 && { prompt: 'none' }) });
    }
    expect(await count()).toBe(before);
  });
});

describe('limits count for all processes, and after a restart', () => {
  let other: string;
  beforeAll(async () => {
    other = await tenant.anotherProcess();
  });
  const everywhere = () => [
    tenant.address,
    other,
    tenant.address,
    other,
    tenant.address,
    other,
    tenant.address,
    other,
  ];

  test('tries of a password', async () => {
    const email = await newPerson(tenant);
    const visitor = from();
    const statuses: number[] = [];
    for (const address of everywhere())
      statuses.push((await reply(address, await begin(address, 'Login'), [email, 'guess'], visitor)).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(6)).toEqual([429, 429]);
  });

  test.each([
    ['ResetPassword', (mail: string) => [mail]],
    ['Registration', (mail: string) => [mail, 'Nia', 'Novak', fresh, true]],
  ] as const)(
    'mails of %s to one mailbox, whoever asks from wherever, known or not',
    async (journey, filled) => {
      const mailsTo = async (mailbox: string) => {
        const statuses: number[] = [];
        for (const address of everywhere())
          statuses.push(
            (await reply(address, await begin(address, journey, {}, from()), filled(mailbox), from())).status,
          );
        const { rows } = await tenant.pool.query(`SELECT FROM identity.outbox WHERE mail->>'to' = $1`, [
          mailbox,
        ]);
        return { statuses, mails: rows.length };
      };
      const known = await mailsTo(await newPerson(tenant));
      expect(known).toEqual(await mailsTo(`${randomUUID()}@nowhere.example`));
      expect(known.statuses.filter((status) => status === 200)).toHaveLength(7);
      expect(known.mails).toBe(7);
    },
  );

  test('mails of a new address, to that address', async () => {
    const target = `${randomUUID()}@victim.example`;
    const codes: unknown[] = [];
    for (let times = 0; times < 8; times += 1) {
      const send = await tenant.openClient(await signIn(tenant.address, await newPerson(tenant)));
      codes.push((await send(changeEmail, { email: target })).problem?.code);
    }
    expect(codes[0]).toBeUndefined();
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });

  test('companies that are named from one network, whoever does it there; only the own mailbox gets mail', async () => {
    const codes: unknown[] = [];
    const mailboxes: string[] = [];
    for (let person = 0; person < 7; person += 1) {
      const email = await newPerson(tenant);
      mailboxes.push(email);
      const send = await tenant.openClient(await signIn(tenant.address, email));
      for (let times = 0; times < 5; times += 1) {
        const named = `mutation { askToJoin(key: "${randomUUID()}", way: serialNumber, value: "455.118${times}") }`;
        codes.push((await send(named)).problem?.code);
      }
    }
    expect(codes.filter((code) => code === undefined)).toHaveLength(30);
    expect(codes.slice(30)).toEqual(Array.from({ length: 5 }, () => 'TOO_MANY_ATTEMPTS'));
    const { rows } = await tenant.pool.query<{ to: string }>(
      `SELECT mail->>'to' AS to FROM identity.outbox WHERE mail->'about'->>'kind' = 'joiningReceived'`,
    );
    expect(rows).toHaveLength(30);
    expect(rows.every(({ to }) => mailboxes.includes(to))).toBe(true);
  });

  test('who lets a domain in proves anew to be the administrator', async () => {
    const send = await tenant.openClient(await signIn(tenant.address, 'anna@sample.example'));
    await tenant.proofsWere('6 minutes');
    const allow = `mutation { allowEmailDomain(organisation: "${amber}", joining: atOnce) }`;
    expect((await send(allow)).problem?.code).toBe('PROOF_REQUIRED');
    await send(prove, { password: samplePassword });
    expect((await send(allow)).data).toEqual({ allowEmailDomain: true });
  });

  test('invitations to one mailbox', async () => {
    const email = `${randomUUID()}@amber.example`;
    const administrator = await tenant.openClient(await signIn(tenant.address, 'ines@sample.example'));
    const { data } = await administrator<{ invitePerson: { accesses: { id: string }[] } }>(
      'mutation ($i: InvitationInput!) { invitePerson(invitation: $i) { accesses { id } } }',
      {
        i: {
          email,
          firstName: 'Nia',
          lastName: 'Novak',
          language: 'en',
          organisation: amber,
          accesses: [{ application: 'ticketing' }],
        },
      },
    );
    const resend = 'mutation ($id: ID!) { resendInvite(access: $id) { id } }';
    const codes: unknown[] = [];
    for (let times = 0; times < 5; times += 1)
      codes.push((await administrator(resend, { id: data?.invitePerson.accesses[0]?.id })).problem?.code);
    expect(codes[0]).toBeUndefined();
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
    expect((await tenant.linksTo(email, 'invitation')).length).toBeLessThan(6);
  });

  test('tries of a code, by whoever has the password, from wherever', async () => {
    const email = await newPerson(tenant);
    await addApp(tenant, await signIn(tenant.address, email));
    const statuses: number[] = [];
    for (let times = 0; times < 24; times += 1) {
      const address = times % 2 ? other : tenant.address;
      const step = await reply(
        address,
        await begin(address, 'Login', {}, from()),
        [email, samplePassword],
        from(),
      );
      statuses.push((await reply(address, step, ['000000', 0], from())).status);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
