import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, paths } from '#contracts/identity/client.ts';
import { samplePassword } from '../support/server.ts';
import { discover, tokensFor } from './support/client.ts';
import { type Installation, linkIn, startInstallation } from './support/installation.ts';
import { begin, brokenRules, reply, signIn } from './support/journey.ts';

const good = 'ein Regenschirm auf dem Mond';
const other = 'three blue ladders sing';

let site: Installation;
let address: string;

beforeAll(async () => {
  site = await startInstallation();
  address = site.address;
});

afterAll(() => site?.close());

describe('IDP-07 registration', () => {
  const fill = async (mail: string, password = good, terms = true) =>
    reply(address, await begin(address, 'Registration'), [mail, 'Ada', 'Winter', password, terms]);

  test('says by field what is not as it must be, in ForgeRock’s words', async () => {
    const step = await begin(address, 'Registration');
    expect(step.json.callbacks?.map(({ type }) => type)).toEqual([
      'ValidatedCreateUsernameCallback',
      'StringAttributeInputCallback',
      'StringAttributeInputCallback',
      'ValidatedCreatePasswordCallback',
      'TermsAndConditionsCallback',
    ]);
    const again = await reply(address, step, ['ada', '', 'Winter', 'winter-1234', true]);
    expect(again.json.stage).toBe('Account');
    expect(brokenRules(again)).toEqual([
      ['VALID_EMAIL_ADDRESS_FORMAT'],
      ['REQUIRED'],
      [],
      ['MIN_LENGTH', 'CANNOT_BE_COMMON', 'CANNOT_CONTAIN_OTHERS'],
      [],
    ]);
    expect((await reply(address, again, ['ada@one.example', 'Ada', 'Winter', good, false])).json.stage).toBe(
      'Account',
    );
  });

  test('leads by a mail and the chosen password to an account', async () => {
    const email = 'ada@winter.example';
    const waiting = await fill(email);
    expect(waiting.json.callbacks?.[0]?.type).toBe('SuspendedTextOutputCallback');
    const { query, path } = linkIn(await site.mailTo(email, /suspendedId/));
    expect(path).toBe('/en/register');

    // Programs that scan mail open links, too.
    await begin(address, 'Registration', query);
    const step = await begin(address, 'Registration', query);
    const wrong = await reply(address, step, ['what somebody else chose']);
    expect(wrong.json.stage).toBe('ConfirmAddress');
    const done = await reply(address, wrong, [good]);
    expect(done.json).toMatchObject({ tokenId: expect.any(String), realm: '/alpha' });

    expect(await signIn(address, 'Ada@Winter.example', good)).toContain('idp_session=');
    expect((await begin(address, 'Registration', query)).status).toBe(401);
  });

  test('tells nobody who has an account, but its owner', async () => {
    const owner = 'mei.lin@lanhe.example';
    const known = await fill(owner);
    const unknown = await fill('nobody@winter.example');
    expect({ ...known.json, authId: '' }).toEqual({ ...unknown.json, authId: '' });
    expect((await site.mailTo(owner, /already an account/)).text).not.toContain('suspendedId');
    await expect(signIn(address, owner, good)).rejects.toThrow();
  });

  test('sends a few mails to an address, and then waits', async () => {
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push((await fill('much@mail.example')).status);
    answers.push((await fill('much@mail.example')).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('IDP-07 a new password', () => {
  const email = 'petr.kovar@rozvadece.example';
  const forget = async (mail: string) => reply(address, await begin(address, 'ResetPassword'), [mail]);

  test('comes by a mail, works at once and ends all sessions; the link works once', async () => {
    const before = await tokensFor(address, await discover(address), await signIn(address, email));
    await forget(email);
    const { query } = linkIn(await site.mailTo(email, /suspendedId/));
    const step = await begin(address, 'ResetPassword', query);
    const weak = await reply(address, step, ['petr-kovar-heslo']);
    expect(brokenRules(weak)).toEqual([['CANNOT_CONTAIN_OTHERS']]);
    expect((await reply(address, weak, [other])).json.tokenId).toBeDefined();

    const userInfo = `${address}${paths.oauth}${endpoints.userInfo}`;
    const response = await fetch(userInfo, { headers: { authorization: `Bearer ${before.access_token}` } });
    expect(response.status).toBe(401);
    await expect(signIn(address, email)).rejects.toThrow();
    expect(await signIn(address, email, other)).toContain('idp_session=');
    expect((await begin(address, 'ResetPassword', query)).status).toBe(401);
    await site.mailTo(email, /heslo bylo změněno|password was changed/);
  });

  test('is offered to the reader of the mail, whoever asks: both hear the same', async () => {
    const unknown = await forget('somebody@nowhere.example');
    const known = await forget('kim.dalton@prairie.example');
    expect({ ...known.json, authId: '' }).toEqual({ ...unknown.json, authId: '' });
    expect((await site.mailTo('somebody@nowhere.example', /no account/)).text).not.toContain('suspendedId');
  });
});

describe('IDP-07 UAD-01 an invitation', () => {
  test('leads to an account, once: of many who follow it at once, one gets in', async () => {
    const send = await site.client(await signIn(address, 'sabine.vogt@nordlicht.example'));
    const email = 'neu@nordlicht.example';
    const invitation = {
      email,
      firstName: 'Nora',
      lastName: 'Neu',
      language: 'en',
      organisation: 'ORG-100101',
      accesses: [{ application: 'ticketing', role: 'user' }],
    };
    const { problem } = await send(
      'mutation ($i: InvitationInput!) { invitePerson(invitation: $i) { id } }',
      {
        i: invitation,
      },
    );
    expect(problem).toBeUndefined();
    const { path } = linkIn(await site.mailTo(email, /\/invitation\//));
    const token = path.split('/').at(-1) ?? '';

    const steps = await Promise.all(Array.from({ length: 8 }, () => begin(address, 'Invitation', { token })));
    const answers = await Promise.all(steps.map((step) => reply(address, step, ['Nora', 'Neu', good, true])));
    expect(answers.filter(({ json }) => json.tokenId)).toHaveLength(1);
    const cookies = await signIn(address, email, good);
    const claims = (await tokensFor(address, await discover(address), cookies)).claims();
    expect(claims?.roles).toEqual(['kmx_int_serviceticketing_active']);
    expect((await begin(address, 'Invitation', { token })).status).toBe(401);
  });

  test('that nobody sent leads nowhere', async () => {
    expect((await begin(address, 'Invitation', { token: 'x'.repeat(43) })).status).toBe(401);
    expect((await begin(address, 'Invitation')).status).toBe(401);
  });
});

describe('IDP-07 guessing', () => {
  const from = (visitor: string) => ({ 'x-forwarded-for': visitor });
  const attempt = async (email: string, password: string, visitor: string) =>
    reply(address, await begin(address, 'Login'), [email, password], from(visitor));

  test('is slowed down for one address, and its owner gets in from another', async () => {
    const email = 'mei.lin@lanhe.example';
    const statuses: number[] = [];
    let last = await attempt(email, 'guess', '198.51.100.7');
    for (let times = 0; times < 10; times += 1) {
      statuses.push(last.status);
      last = await attempt(email, 'guess', '198.51.100.7');
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt(email, samplePassword, '198.51.100.7')).status).toBe(429);
    expect((await attempt(email, samplePassword, '203.0.113.9')).status).toBe(200);
  });

  test('a hundred at once count as a hundred', async () => {
    const email = 'new.user@atlas.example';
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => attempt(email, 'guess', '198.51.100.8')),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(7);
  });

  test('of accounts that are not there is slowed down alike', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 8; times += 1)
      statuses.push((await attempt('nobody@nowhere.example', 'guess', '198.51.100.9')).status);
    expect(statuses).toContain(429);
  });
});
