import { describe, expect, test } from 'vitest';
import { execute, type RequestLine } from './execute.ts';

const secret = 'crimp-height-of-nobody-0815';
const failing = {
  url: 'http://back-end.internal/graphql',
  fetch: async () => {
    throw new Error(`Nobody answers to ${secret}`);
  },
};

async function getLine(document: string, variables: Record<string, unknown>): Promise<RequestLine> {
  const lines: RequestLine[] = [];
  await execute(failing, document, variables, { log: (line) => lines.push(line) }).catch(() => undefined);
  return lines[0]!;
}

test('SYS-04 a line about a question carries its variables, cut at fifty characters', async () => {
  const { operation, variables } = await getLine('query page($path: String!) { page }', {
    path: `/${'products/'.repeat(20)}`,
  });
  expect(operation).toBe('page');
  expect(variables).toBe(`{"path":"/${'products/'.repeat(20)}`.slice(0, 50).concat('…'));
});

describe('SYS-04 no line carries a secret, and neither does what the back end says', () => {
  test.each([
    ['mutation signInEditor($name: String!, $password: String!) { x }', { name: '', password: secret }],
    ['mutation changeOwnEditorPassword($current: String!) { x }', { current: secret }],
    ['mutation proveEditor($entry: String!, $code: String!) { x }', { code: secret }],
    ['mutation register($account: AccountInput!) { x }', { account: { email: 'a', password: secret } }],
    ['mutation unsubscribe($reader: String!) { x }', { reader: secret }],
    ['query passwordGrant($pageId: ID!, $password: String!) { x }', { password: secret }],
    ['query askedEmailChange($token: String!) { x }', { token: secret }],
    ['query readerSubscription($reader: String!) { x }', { reader: secret }],
    ['query nested($wish: Wish!) { x }', { wish: { inner: [{ token: secret }] } }],
    ['\n  query editorSession($token: String!) { x }', { token: secret }],
  ])('%s', async (document, variables) => {
    expect(JSON.stringify(await getLine(document, variables))).not.toContain(secret.slice(0, 12));
  });
});
