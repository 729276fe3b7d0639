import type { VariablesOf } from 'gql.tada';
import { describe, expect, test } from 'vitest';
import { type ApiScope, maxApiTokens } from '#contracts/api-tokens/scopes.ts';
import { hashOfApiToken, isWellFormed, makeApiToken } from '#contracts/api-tokens/token-format.ts';
import { everywhere, roleNames } from '#contracts/editing/roles.ts';
import { BackendError } from '#contracts/execute.ts';
import {
  accessMutation,
  addEditorMutation,
  addMutation,
  apiTokensQuery,
  petra as by,
  fiveBackEnds,
  revokeMutation,
} from './open-five.ts';

const { pool, reported, call, make, send } = fiveBackEnds();
const list = async () => (await call(apiTokensQuery, {})).apiTokens;
const find = async (id: string) => (await list()).find((token) => token.id === id);

/** The error by which the content back end refuses a new token; undefined: it was made. */
const refusalOf = (wish: { name?: string; scopes?: ApiScope[]; days?: number }) =>
  call(addMutation, { name: 'ERP', scopes: ['search'], days: 30, by, ...wish }).then(
    () => undefined,
    (error: unknown) => (error instanceof BackendError ? error.code : String(error)),
  );

/** One question for each back end that only its scope opens. */
const questions = [
  ['content', 'readContent', { query: '{ editedPages(first: 1) { nodes { id } } }' }],
  ['products', 'readCatalogue', { query: '{ changedProducts { cursor } }' }],
  ['support', 'readEnquiries', { query: '{ enquiries { pages } }' }],
  ['accounts', 'readCustomers', { query: '{ organisationSubRegions }' }],
  ['search', 'search', { localeCode: 'en', siteSlug: '', query: 'crimp' }],
] as const;

describe.each(questions)('%s', (backEnd, scope, question) => {
  test(`answers a program with ${scope}, and notes when it was used`, async () => {
    const { id, secret } = await make([scope]);
    expect((await find(id))?.lastUsedAt).toBeNull();
    const answer = await send(secret, backEnd, question);
    expect([answer.status, answer.errors]).toEqual([200, undefined]);
    expect((await find(id))?.lastUsedAt).not.toBeNull();
  });

  test('refuses one with every other scope, and says which is missing', async () => {
    const others = questions.map(([, other]) => other).filter((other) => other !== scope);
    const { secret } = await make(others);
    const answer = await send(secret, backEnd, question);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="${scope}"`,
    );
  });

  test('refuses a token that has expired', async () => {
    const { id, secret } = await make([scope]);
    await pool().query(`UPDATE content.api_token SET expires_at = now() WHERE id = $1`, [id]);
    const answer = await send(secret, backEnd, question);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('has expired');
    expect((await find(id))?.state).toBe('expired');
  });

  test('refuses a token from the moment it is revoked, in every process', async () => {
    const { id, secret } = await make([scope]);
    for (const process of [0, 1])
      expect((await send(secret, backEnd, question, { process })).status).toBe(200);
    await call(revokeMutation, { id, by });
    for (const process of [0, 1])
      expect((await send(secret, backEnd, question, { process })).status).toBe(401);
  });

  test('refuses a token that is cut off, and one that was never made', async () => {
    const { secret } = await make([scope]);
    for (const token of [secret.slice(0, -3), makeApiToken()])
      expect((await send(token, backEnd, question)).status).toBe(401);
  });
});

describe('a program', () => {
  test('writes in its own name, whoever it says it is', async () => {
    const { secret } = await make(['readCatalogue', 'writeCatalogue'], { name: 'PIM of the works' });
    const query = `mutation add($slug: String!) {
      addProduct(slug: $slug, name: "Copy", classification: "", from: "reuss-455", language: "en", by: "Petra Ott") {
        product { slug }
      }
    }`;
    const slug = `new-${crypto.randomUUID().slice(0, 8)}`;
    const added = await send(secret, 'products', { query, variables: { slug } });
    expect([added.status, added.errors]).toEqual([200, undefined]);
    const revisions = `query revisions($slug: String!) { productRevisions(slug: $slug) { by } }`;
    const answer = await send(secret, 'products', { query: revisions, variables: { slug } });
    expect(answer.data).toEqual({ productRevisions: [{ by: 'PIM of the works (API)' }] });
  });

  test('is not let in where only the site is: neither the team, nor tokens, nor who somebody is', async () => {
    const { secret } = await make([
      'readContent',
      'readCatalogue',
      'writeCatalogue',
      'readCustomers',
      'writeCustomers',
    ]);
    for (const [backEnd, query] of [
      ['content', '{ editors { id } }'],
      ['content', '{ apiTokens { id } }'],
      ['content', '{ apiTokenStanding(hash: "x") { id } }'],
      ['content', 'mutation { addApiToken(name: "x", scopes: [search], days: 1, by: "x") { secret } }'],
      ['support', '{ webhooks { id } }'],
      ['accounts', '{ standing(subject: "x") { active } }'],
      ['accounts', '{ organisationDirectory { id } }'],
    ] as const) {
      const { data, errors } = await send(secret, backEnd, { query });
      expect(
        errors?.map(({ extensions }) => extensions.code),
        query,
      ).toEqual(['FORBIDDEN']);
      expect(Object.values(data ?? {}).filter(Boolean), query).toEqual([]);
    }
  });

  test('gets no more than everybody from what is open, without a scope for it', async () => {
    const { secret } = await make(['search']);
    const draft = { query: '{ sites(stage: DRAFT) { id } }' };
    expect((await send(secret, 'content', draft)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const published = await send(secret, 'content', { query: '{ sites { id } }' });
    expect([published.status, published.errors]).toEqual([200, undefined]);
    expect(published.headers.get('x-query-price')).not.toBeNull();
  });

  test('its questions are bounded as those of strangers', async () => {
    const { secret } = await make(['readContent']);
    const fields = Array.from({ length: 16 }, (_, place) => `f${place}: editedPages { nodes { id } }`).join(
      ' ',
    );
    const answer = await send(secret, 'content', { query: `{ ${fields} }` });
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'QUERY_TOO_COSTLY']);
    const schema = await send(secret, 'content', { query: '{ __schema { description } }' });
    expect(schema.status).toBe(400);
  });
});

describe('the list of tokens', () => {
  test('shows what a token is for and how it ends, and no secret', async () => {
    const { id, secret } = await make(['search', 'readContent'], { name: '  Preview   app ', days: 90 });
    const token = await find(id);
    expect(token).toMatchObject({
      name: 'Preview app',
      hint: secret.slice(-4),
      scopes: ['readContent', 'search'],
      state: 'active',
      createdBy: by,
      lastUsedAt: null,
      revokedAt: null,
      revokedBy: null,
    });
    const days = (Date.parse(String(token?.expiresAt)) - Date.parse(String(token?.createdAt))) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect(isWellFormed(secret)).toBe(true);
    const { rows } = await pool().query('SELECT token::text AS stored FROM content.api_token token');
    expect(String(rows[0]?.stored)).toContain(hashOfApiToken(secret));
    for (const text of [JSON.stringify(rows), JSON.stringify(reported)]) expect(text).not.toContain(secret);
  });

  test('has those that hold before those that ended', async () => {
    const first = await make(['search']);
    const second = await make(['search']);
    await call(revokeMutation, { id: second.id, by });
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([
      [first.id, 'active'],
      [second.id, 'revoked'],
    ]);
  });

  test('notes a use at most every five minutes', async () => {
    const { id, secret } = await make(['search']);
    const use = () => send(secret, 'content', { query: '{ sites { id } }' });
    const usedAt = async () => (await find(id))?.lastUsedAt;
    await use();
    const at = await usedAt();
    await use();
    expect(await usedAt()).toBe(at);
    await pool().query(`UPDATE content.api_token SET last_used_at = now() - interval '6 minutes'`);
    const before = await usedAt();
    await use();
    expect(await usedAt()).not.toBe(before);
  });

  test('forgets those that ended more than half a year ago, with the next that is made', async () => {
    const old = await make(['search']);
    const held = await make(['search']);
    await pool().query(
      `UPDATE content.api_token SET expires_at = now() - interval '181 days' WHERE id = $1`,
      [old.id],
    );
    await make(['search']);
    const ids = (await list()).map(({ id }) => id);
    expect([ids.includes(old.id), ids.includes(held.id)]).toEqual([false, true]);
  });
});

describe('making and revoking', () => {
  test('is refused by field, and nothing is stored', async () => {
    for (const wish of [
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { name: 'a\u0000b' },
      { scopes: [] },
      { days: 0 },
      { days: 366 },
      { days: -1 },
    ])
      expect(await refusalOf(wish), JSON.stringify(wish)).toBe('BAD_USER_INPUT');
    expect(await list()).toEqual([]);
  });

  test('a name is one token’s as long as it holds', async () => {
    const { id } = await make(['search'], { name: 'ERP' });
    expect(await refusalOf({ name: 'erp ' })).toBe('BAD_USER_INPUT');
    await call(revokeMutation, { id, by });
    expect(await refusalOf({ name: 'erp ' })).toBeUndefined();
  });

  test('two who make the last one at the same time do not make two', async () => {
    for (let count = 1; count < maxApiTokens; count += 1) await make(['search']);
    const both = await Promise.all([refusalOf({ name: 'One' }), refusalOf({ name: 'Two' })]);
    expect(both.filter((code) => code === undefined)).toHaveLength(1);
    expect(both).toContain('CONFLICT');
  });

  test('who revokes a second time changes nothing', async () => {
    const { id } = await make(['search']);
    const revoke = async (name: string) => (await call(revokeMutation, { id, by: name })).revokeApiToken;
    expect(await revoke(by)).toEqual({ state: 'revoked', revokedBy: by });
    expect(await revoke('Léa Favre')).toEqual({ state: 'revoked', revokedBy: by });
    for (const nobody of [crypto.randomUUID(), 'x'])
      await expect(call(revokeMutation, { id: nobody, by })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  type Access = Omit<VariablesOf<typeof accessMutation>, 'id' | 'by'>;
  test.each<[string, Access, Access]>([
    ['loses the role', { grants: [{ role: 'editor' }] }, { grants: [{ role: 'chief' }] }],
    ['is shut out', { isActive: false }, { isActive: true }],
  ])('a token ends when the chief who made it %s, and does not come back', async (_, away, back) => {
    const name = `Ida ${crypto.randomUUID().slice(0, 8)}`;
    const { addEditor } = await call(addEditorMutation, { name, grants: [{ role: 'chief' }], by });
    const id = addEditor.editor?.id ?? '';
    const change = async (access: Access) =>
      (await call(accessMutation, { id, ...access, by })).changeEditorAccess.problem;
    const own = await make(['search'], { by: name });
    const other = await make(['search']);
    const question = { query: '{ sites { id } }' };
    const statuses = async () =>
      Promise.all([own, other].map(async ({ secret }) => (await send(secret, 'content', question)).status));
    expect(await change({ isActive: true })).toBeNull();
    expect(await statuses()).toEqual([200, 200]);
    expect(await change(away)).toBeNull();
    expect(await statuses()).toEqual([401, 200]);
    expect(await find(own.id)).toMatchObject({ state: 'revoked', createdBy: name, revokedBy: by });
    expect(JSON.stringify(reported)).toContain(`with the role of its maker",{"id":"${own.id}`);
    expect(await change(back)).toBeNull();
    expect(await statuses()).toEqual([401, 200]);
  });

  test('one that was made with the shared password ends with the first chief who is there', async () => {
    const { secret } = await make(['search'], { by: 'Editor' });
    const name = `Ida ${crypto.randomUUID().slice(0, 8)}`;
    await call(addEditorMutation, { name, grants: [{ role: 'editor' }], by });
    expect((await send(secret, 'content', { query: '{ sites { id } }' })).status).toBe(401);
  });

  test('is for chiefs alone, and told to the log without the secret', async () => {
    for (const role of roleNames.filter((name) => name !== 'chief')) {
      const editor = { id: 'e', name: 'Léa Favre', grants: [everywhere(role)] };
      await expect(make(['search'], { editor }), role).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(call(apiTokensQuery, {}, { editor }), role).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const { id, secret } = await make(['search'], { name: 'CRM' });
    await call(revokeMutation, { id, by });
    const lines = JSON.stringify(reported);
    expect(lines).toContain(`"A token for a program was made",{"id":"${id}`);
    expect(lines).toContain(`"The token of a program was revoked",{"id":"${id}`);
    expect(lines).not.toContain(secret.slice(8, 20));
  });
});
