import { expect, test } from 'vitest';
import type { ApiScope } from '#contracts/api-tokens/scopes.ts';
import { makeApiToken } from '#contracts/api-tokens/token-format.ts';
import { editorHeader, readEditor } from '#contracts/editing/editor-header.ts';
import { everywhere } from '#contracts/editing/roles.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { createRequestLimit } from '../http/limits/request-limit.ts';
import { createAnswerProgram } from './answer-programs.ts';
import type { FindProgram } from './find-program.ts';

const token = makeApiToken();
const own = 'the token of the site';
type BackEnd = 'content' | 'products' | 'support' | 'accounts' | 'search';

const withScopes =
  (...scopes: ApiScope[]): FindProgram =>
  async () => ({ id: 'p-1', name: 'PIM', scopes });

/** What the back end got, and what the program was answered. */
async function send(
  find: FindProgram,
  backEnd: BackEnd,
  body: unknown,
  headers: Record<string, string> = {},
  answerProgram = createAnswerProgram(find),
) {
  const got: Request[] = [];
  const request = new Request(`https://www.group.example/graphql/${backEnd}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  });
  const fetch = (passed: Request) => {
    got.push(passed);
    return Response.json({ data: {} });
  };
  const response = await answerProgram({ request, visitor: '192.0.2.7', backEnd, fetch, token: own });
  return { response, got: got[0] };
}

const asking = (query: string) => ({ query });

test.each([
  ['content', 'readContent', '{ editedPages { total } }', []],
  ['products', 'writeCatalogue', 'mutation { publishProduct(slug: "a") { id } }', ['productManager']],
  ['support', 'readEnquiries', '{ enquiries { total } }', ['serviceAdministrator']],
  ['accounts', 'readCustomers', '{ managedOrganisations { total } }', ['serviceAdministrator']],
] as const)(
  'what a scope opens in %s is asked by the site for the program',
  async (backEnd, scope, query, roles) => {
    const { response, got } = await send(withScopes(scope), backEnd, asking(query), { locales: 'de' });
    expect(response?.status).toBe(200);
    expect(got?.headers.get('authorization')).toBe(`Bearer ${own}`);
    expect(got && readEditor(got.headers)).toEqual({
      id: 'p-1',
      name: 'PIM (API)',
      grants: roles.map(everywhere),
      isProgram: true,
    });
    expect(got?.headers.get('locales')).toBe('de');
    expect(await got?.json()).toEqual({ query });
  },
);

test('a search is asked by the site', async () => {
  const sent = { query: 'crimp', siteSlug: 'main' };
  const { response, got } = await send(withScopes('search'), 'search', sent);
  expect(response?.status).toBe(200);
  expect(got?.headers.get('authorization')).toBe(`Bearer ${own}`);
  expect(await got?.json()).toEqual(sent);
});

test('what is open to everybody is asked as everybody asks', async () => {
  const { response, got } = await send(
    withScopes('search'),
    'products',
    asking('{ productBySlug { name } }'),
  );
  expect(response?.status).toBe(200);
  expect(got?.headers.has('authorization')).toBe(false);
  expect(got?.headers.has(editorHeader)).toBe(false);
});

test('a program says of itself neither who it is nor who asks; the token goes nowhere', async () => {
  const forged = {
    [editorHeader]: 'x',
    [idTokenHeader]: 'x',
    cookie: 'editor=x',
    'x-for-visitor': '198.51.100.1',
    'x-preview-token': 'x',
  };
  for (const query of ['{ enquiries { total } }', '{ serviceLinks { url } }']) {
    const { got } = await send(withScopes('readEnquiries'), 'support', asking(query), forged);
    const passed = [...(got?.headers ?? [])];
    expect(passed.map(([, value]) => value)).not.toContain('x');
    expect(passed.map(([name]) => name)).not.toContain('cookie');
    expect(JSON.stringify(passed)).not.toContain(token);
    expect(got?.headers.has('x-for-visitor')).toBe(false);
  }
});

test('drafts are wished for by who may read them, and by nobody else', async () => {
  const draft = { 'x-stage': 'DRAFT' };
  const query = asking('{ page { title } }');
  const { got } = await send(withScopes('readContent'), 'content', query, draft);
  expect(got?.headers.get('x-stage')).toBe('DRAFT');
  const { response, got: nothing } = await send(withScopes('readCatalogue'), 'content', query, draft);
  expect([response?.status, nothing]).toEqual([403, undefined]);
});

test('another scope is refused with the one that is missing, and the back end is not asked', async () => {
  const query = asking('mutation { ...F } fragment F on Mutation { saved: saveProduct(by: "x") { id } }');
  const { response, got } = await send(withScopes('readCatalogue'), 'products', query);
  expect([response?.status, got]).toEqual([403, undefined]);
  expect(response?.headers.get('www-authenticate')).toBe(
    'Bearer error="insufficient_scope", scope="writeCatalogue"',
  );
  expect(await response?.json()).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN', missing: ['writeCatalogue'] } }],
  });
  const searched = await send(withScopes('readContent'), 'search', {});
  expect(searched.response?.status).toBe(403);
  expect(await searched.response?.json()).toEqual({ error: expect.stringContaining('search') });
});

test('what is open beside what is closed is refused', async () => {
  const both = asking('{ enquiries { total } serviceLinks { url } }');
  const { response, got } = await send(withScopes('readEnquiries'), 'support', both);
  expect([response?.status, got]).toEqual([403, undefined]);
  expect(response?.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope"');
});

test.each(['malformed', 'unknown', 'expired', 'revoked'] as const)(
  'a token that is %s opens nothing',
  async (problem) => {
    for (const backEnd of ['content', 'products', 'support', 'accounts', 'search'] as const) {
      const { response, got } = await send(async () => problem, backEnd, asking('{ sites { id } }'));
      expect([response?.status, got], backEnd).toEqual([401, undefined]);
      expect(response?.headers.get('www-authenticate')).toContain('error="invalid_token"');
      expect(await response?.text()).not.toContain(token);
    }
  },
);

test('whether it holds may not be known: then nothing is open, and it is worth asking again', async () => {
  const { response, got } = await send(async () => 'unanswered', 'content', asking('{ sites { id } }'));
  expect([response?.status, response?.headers.get('retry-after'), got]).toEqual([503, '5', undefined]);
});

test('a request without such a token is somebody else’s', async () => {
  const none = await send(withScopes('search'), 'content', {}, { authorization: 'Bearer v1.abc' });
  expect(none).toEqual({ response: undefined, got: undefined });
});

test('a program has a budget of its own, and an address tries no more tokens than it may', async () => {
  const limited = createRequestLimit(() => 0);
  const mayTry = { now: true };
  const find = withScopes('search');
  const answer = createAnswerProgram(find, limited, () => mayTry.now);
  const search = async () => (await send(find, 'search', {}, {}, answer)).response;
  const account = {
    visitor: 'elsewhere',
    token: undefined,
    isForPeople: false,
    program: 'p-1',
    price: 9_945_000,
  };
  await limited({ ...account, request: new Request('http://x/') }, () => new Response(''));
  expect([(await search())?.status, (await search())?.status]).toEqual([200, 200]);
  expect((await search())?.status).toBe(429);
  mayTry.now = false;
  const refused = await search();
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused?.json()).toEqual({ error: expect.stringContaining('in a minute') });
});

test('no files, and nothing longer than a product, is taken', async () => {
  const long = asking(`{ sites { id } } # ${'x'.repeat(1024 * 1024)}`);
  expect((await send(withScopes('readContent'), 'content', long)).response?.status).toBe(413);
  const form = { 'content-type': 'multipart/form-data; boundary=a' };
  expect((await send(withScopes('readContent'), 'content', {}, form)).response?.status).toBe(415);
});
