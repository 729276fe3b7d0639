import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type ApiScope, apiScopes } from '#contracts/api-tokens/scopes.ts';
import { makeApiToken } from '#contracts/api-tokens/token-format.ts';
import { chiefEditor, chiefHeaders } from '../support/back-ends/acting-editor.ts';
import { callEditor, editorCookies } from '../support/site/editors.ts';

/** What whoever has the token of a program could try with it (0121). */
const address = inject('address');
const closed = {
  '/graphql/content': { query: '{ editedPages(first: 1) { nodes { id } } }' },
  '/graphql/products': { query: '{ changedProducts { cursor } }' },
  '/graphql/support': { query: '{ enquiries { pages } }' },
  '/graphql/accounts': { query: '{ organisationSubRegions }' },
  '/api/search/search': { localeCode: 'en', siteSlug: '', query: 'crimp' },
} as const;
type Path = keyof typeof closed;
const paths = Object.keys(closed) as Path[];
const json = { 'content-type': 'application/json' };

let cookie: string | undefined;
beforeAll(async () => {
  ({ editor: cookie } = await editorCookies('chief'));
});

async function make(scopes: readonly ApiScope[]) {
  const wish = { name: `Attack ${crypto.randomUUID()}`, scopes, days: 1 };
  const { data } = await callEditor('changes', 'addApiToken', wish, { cookie });
  return (data as { addApiToken: { id: string; secret: string } }).addApiToken;
}

async function send(path: string, body: unknown, headers: Record<string, string>) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: text,
  });
  const answer = (await response.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions: { code: string; reason?: string; missing?: string[] } }[];
  };
  return { status: response.status, ...answer, code: answer.errors?.[0]?.extensions.code };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.each(paths)('%s opens', (path) => {
  test('to a token with its scope, and to none that was never made, is cut off, or was revoked', async () => {
    const { id, secret } = await make(apiScopes);
    expect((await send(path, closed[path], bearer(secret))).status).toBe(200);
    for (const token of [
      makeApiToken(),
      secret.slice(0, -1),
      `${secret}0`,
      'ferrule_',
      `ferrule_${'0'.repeat(49)}`,
    ])
      expect((await send(path, closed[path], bearer(token))).status, token).toBe(401);
    await callEditor('changes', 'revokeApiToken', { id }, { cookie });
    expect((await send(path, closed[path], bearer(secret))).status).toBe(401);
  });

  test('to no token in an address, a cookie, another header or the body', async () => {
    const { secret } = await make(apiScopes);
    const query = `token=${secret}&access_token=${secret}&authorization=Bearer%20${secret}`;
    const body = { ...closed[path], token: secret, access_token: secret };
    const elsewhere = {
      cookie: `token=${secret}`,
      'x-api-key': secret,
      'x-authorization': `Bearer ${secret}`,
    };
    const { data, status } = await send(`${path}?${query}`, body, elsewhere);
    expect(status === 401 || Object.values(data ?? {}).every((value) => value === null)).toBe(true);
  });

  test('to no editor’s name beside a token, whether it holds or not', async () => {
    const { secret } = await make(['readEnquiries']);
    const forged = chiefHeaders(secret);
    expect((await send(path, closed[path], chiefHeaders(makeApiToken()))).status).toBe(401);
    const { status } = await send(path, closed[path], forged);
    expect(status).toBe(path === '/graphql/support' ? 200 : 403);
    const team = await send('/graphql/content', { query: '{ editors { id } }' }, forged);
    expect([team.code, team.data]).toEqual(['FORBIDDEN', null]);
  });
});

describe('a token for enquiries opens nothing else', () => {
  let secret = '';
  beforeAll(async () => {
    ({ secret } = await make(['readEnquiries']));
  });
  const call = (body: unknown, headers: Record<string, string> = {}) =>
    send('/graphql/support', body, { ...bearer(secret), ...headers });

  test('beside it, under another name, in a fragment, or left out in the end', async () => {
    for (const query of [
      '{ enquiries { pages } installedMachines { total } }',
      '{ enquiries: installedMachines { total } }',
      '{ enquiries { pages } ...F } fragment F on Query { enquiries: installedMachines { total } }',
      '{ enquiries { pages } ... on Query { installedMachines @skip(if: true) { total } } }',
      'query a { enquiries { pages } } query b { installedMachines { total } }',
      'query a { enquiries { pages } } query a { installedMachines { total } }',
      'mutation { setEnquiryState(id: "x", state: done, by: "x") { id } }',
    ])
      for (const operationName of [undefined, 'a', 'b', '', null]) {
        const { data } = await call({ query, operationName });
        expect(JSON.stringify(data ?? null), `${query} ${operationName}`).not.toContain('total');
        expect(data?.setEnquiryState ?? null).toBeNull();
      }
    const beside = await call({ query: '{ enquiries { pages } installedMachines { total } }' });
    expect([beside.status, beside.errors?.[0]?.extensions.missing]).toEqual([403, ['readCustomers']]);
  });

  test('in a batch, a subscription, a question about the schema, a question in the address, or a form with a file', async () => {
    const query = '{ enquiries { pages } }';
    expect((await call([{ query }, { query: '{ installedMachines { total } }' }])).status).toBe(400);
    expect((await call({ query: 'subscription { enquiries { pages } }' })).status).toBe(400);
    expect((await call({ query: '{ enquiries { pages } __schema { description } }' })).status).toBe(403);
    expect((await call({ query: '{ __type(name: "Query") { name } }' })).status).toBe(400);
    expect((await call('operations=x', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(
      415,
    );
    const headers = bearer(secret);
    const got = await fetch(`${address}/graphql/support?query=${encodeURIComponent(query)}`, { headers });
    expect(got.status).toBe(405);
  });

  test('nor what the site itself, or somebody who is signed in, may', async () => {
    const signed = { name: chiefEditor.name, 'x-visitor': '192.0.2.1', 'x-passable-id-token': secret };
    for (const query of ['{ webhooks { id } }', '{ tickets { total } }', '{ machines { total } }'])
      expect((await call({ query }, signed)).data ?? null, query).toEqual(null);
    const calls = ['/api/hygraph-draft-proxy', '/api/editor-proxy', '/api/tickets-proxy'];
    for (const call of calls) {
      const operation = { operationName: 'apiTokens', variables: {} };
      const { status, data } = await send(call, operation, { ...bearer(secret), origin: address });
      expect([400, 401, 403], call).toContain(status);
      expect(data ?? null).toBeNull();
    }
  });
});
