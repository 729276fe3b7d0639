import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { accountsToken, foreignPersonId, openAccounts } from '#services/identity/index.ts';
import { amber, blue, people } from '../../support/back-ends/accounts.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { createIdTokens, type IdTokens, testIssuer } from '../../support/back-ends/id-tokens.ts';

/**
 * The accounts contract when people sign in at another tenant, whose claims server/identity/tenant.ts passes
 * on.
 */
const secret = 'the secret of this installation, for tests';
const trusted = chiefHeaders(accountsToken(secret));
let database: FreshDatabase;
let tokens: IdTokens;
let backend: Backend;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  tokens = await createIdTokens();
  const log = { info() {}, warn() {}, error() {} };
  const accounts = await openAccounts({
    pool: database.pool,
    log,
    secret,
    production: true,
    foreignIssuer: testIssuer,
    async verify(token) {
      const claims = await tokens.verify(token);
      return claims && { ...claims, sub: foreignPersonId(testIssuer, claims.sub) };
    },
  });
  await accounts.import('tests/contract/sample/accounts');
  backend = { url: 'http://accounts.internal/graphql/accounts', fetch: accounts.handle };
});
afterAll(() => database.close());

const idOf = (subject: string) => foreignPersonId(testIssuer, subject);

async function call(
  subject: string,
  claims: JWTPayload,
  query: string,
  headers: Record<string, string> = {},
) {
  const token = await tokens.tokenFor(subject, 600, claims);
  return callBackEnd(backend).send(query, {}, { [idTokenHeader]: token, ...headers });
}

const me = '{ me { id name email isKeptElsewhere roles organisations { id } } administration }';

test('SYS-06 POR-02 somebody of another tenant is made at first sight, as the token says', async () => {
  const claims = {
    given_name: 'Ann',
    family_name: 'Partner',
    email: 'ann@partner.example',
    roles: 'kmx_x kmx_y',
  };
  const { data } = await call('auth0|ann', claims, me);
  expect(data).toEqual({
    administration: 'none',
    me: {
      id: idOf('auth0|ann'),
      name: 'Ann Partner',
      email: 'ann@partner.example',
      isKeptElsewhere: true,
      roles: ['kmx_x', 'kmx_y'],
      organisations: [],
    },
  });
});

test('SYS-06 a back end that shows the token of somebody new is told of her, later by her id alone', async () => {
  const claims = {
    name: 'Uma',
    roles: ['kmx_int_serviceticketing_active', 'kmx_int_artemis_active', 'kmx_artemis_onpremuser'],
    organisations: [amber, 'ORG-unknown'],
  };
  const standing = `{ standing(subject: "${idOf('uma')}") {
    active roles person { name } organisations { id accesses { application userType } }
  } }`;
  const first = await call('uma', claims, standing, trusted);
  expect(first.data).toMatchObject({
    standing: {
      active: true,
      roles: claims.roles,
      person: { name: 'Uma' },
      organisations: [
        {
          id: amber,
          accesses: [
            { application: 'ticketing', userType: 'onprem' },
            { application: 'wireFlow', userType: 'onprem' },
          ],
        },
      ],
    },
  });
  expect((await callBackEnd(backend).send(standing, {}, trusted)).data).toEqual(first.data);
});

test('SYS-06 the newest token counts: what it does not say any more is gone, and an older one brings nothing back', async () => {
  const now = Math.floor(Date.now() / 1000);
  const rolesOf = async (claims: JWTPayload) => {
    const { data } = await call('zoe', claims, me);
    return data as { administration: string; me: { roles: string[]; organisations: { id: string }[] } };
  };
  const admin = { roles: 'kmx_delegatedadmin_extern', organisations: amber, iat: now - 20 };
  expect(await rolesOf(admin)).toMatchObject({
    administration: 'external',
    me: { organisations: [{ id: amber }] },
  });
  const later = { roles: [], organisations: blue, iat: now - 10 };
  for (const claims of [later, admin]) {
    expect(await rolesOf(claims)).toMatchObject({
      administration: 'none',
      me: { roles: [], organisations: [{ id: blue }] },
    });
  }
});

test('ACC-01 profile, password and account of somebody of another tenant are not changed here', async () => {
  for (const change of [
    'mutation { updateProfile(profile: { firstName: "X" }) { id } }',
    'mutation { changePassword(current: "x", next: "ein Regenschirm auf dem Mond") }',
    'mutation { requestEmailChange(email: "x@partner.example") }',
  ])
    expect((await call('auth0|ann', { iat: 1 }, change)).errors?.[0]?.extensions?.code, change).toBe(
      'FORBIDDEN',
    );
  const language = 'mutation { updateProfile(profile: { language: "de" }) { language } }';
  expect((await call('auth0|ann', { iat: 1 }, language)).data).toEqual({ updateProfile: { language: 'de' } });
});

test('SYS-06 neither the subject nor the address of one of ours makes anybody one of ours', async () => {
  const { rows } = await database.pool.query('SELECT email FROM identity.person WHERE id = $1', [
    people.ines,
  ]);
  const { data } = await call(people.ines, { email: rows[0].email, name: 'Not Ines' }, me);
  expect(data).toMatchObject({
    administration: 'none',
    me: { id: idOf(people.ines), name: 'Not Ines', roles: [] },
  });
});

test('SYS-06 what is too long, of another kind or missing in a token does no harm', async () => {
  const odd = {
    given_name: 'x'.repeat(5000),
    family_name: 7,
    email: 'no address\r\nBcc: all@evil.example',
    roles: { kmx: true },
    organisations: [null, 7, amber],
  } as never;
  expect((await call('odd', odd, me)).data).toMatchObject({
    me: { name: 'x'.repeat(200), email: '', roles: [], organisations: [{ id: amber }] },
  });
  expect((await call('nothing', {}, me)).data).toMatchObject({ me: { id: idOf('nothing') } });
});
