import { expect, test } from 'vitest';
import { hashOfApiToken, makeApiToken } from '#contracts/api-tokens/token-format.ts';
import { createFindProgram } from './find-program.ts';

const token = makeApiToken();

/** What is found where the content back end answers so; what it was sent, and what was logged. */
async function find(given: string, answer: () => Response) {
  const sent: string[] = [];
  const logged: unknown[] = [];
  const content = {
    token: 'the token of the site',
    backend: {
      url: 'http://content.example/graphql',
      async fetch(request: Request) {
        sent.push(`${request.headers.get('authorization')} ${await request.text()}`);
        return answer();
      },
    },
  };
  const log = { warn: (message: string, fields?: unknown) => void logged.push(message, fields) };
  return { found: await createFindProgram({ content, log })(given), sent, logged };
}

const standing = (state: string, scopes = ['search']) =>
  Response.json({ data: { apiTokenStanding: { id: 'p-1', name: 'PIM', scopes, state } } });

test('a token that holds is a program with its scopes; only its hash is sent', async () => {
  const { found, sent, logged } = await find(token, () => standing('active', ['readContent', 'ofTomorrow']));
  expect(found).toEqual({ id: 'p-1', name: 'PIM', scopes: ['readContent'] });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('Bearer the token of the site');
  expect(sent[0]).toContain(hashOfApiToken(token));
  expect(sent[0]).not.toContain(token);
  expect(logged).toEqual([]);
});

test.each(['expired', 'revoked'] as const)('one that is %s is that', async (state) => {
  expect((await find(token, () => standing(state))).found).toBe(state);
});

test('one that nobody knows is unknown; one that is not whole is not even looked up', async () => {
  const none = () => Response.json({ data: { apiTokenStanding: null } });
  expect((await find(token, none)).found).toBe('unknown');
  const cut = await find(token.slice(0, -1), none);
  expect([cut.found, cut.sent]).toEqual(['malformed', []]);
});

test('a content back end of another kind has no tokens, one that is away says nothing; the log holds no token', async () => {
  const refusal = {
    errors: [{ message: 'No such field', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  };
  const other = await find(token, () => Response.json(refusal, { status: 400 }));
  expect(other.found).toBe('unknown');
  const away = await find(token, () => {
    throw new TypeError('fetch failed');
  });
  expect(away.found).toBe('unanswered');
  expect((await find(token, () => new Response('', { status: 503 }))).found).toBe('unanswered');
  for (const { logged } of [other, away]) {
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.map(String).join()).not.toContain(token);
  }
});
