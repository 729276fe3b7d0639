import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { ApiScope } from '#contracts/api-tokens/scopes.ts';
import { graphql } from '#contracts/content/graphql.ts';
import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import { type AnswerProgram, createAnswerProgram } from '#server/api-tokens/answer-programs.ts';
import { createFindProgram } from '#server/api-tokens/find-program.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { accountsToken, openAccounts } from '#services/identity/index.ts';
import { openProducts, productsToken } from '#services/products/index.ts';
import { openSearch, searchToken } from '#services/search/index.ts';
import { openSupport, supportToken } from '#services/support/index.ts';
import { callContent } from '../../support/back-ends/call-content.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';

const secret = 'the secret of this installation, for tests';
/** A chief of the sample company. */
export const petra = 'Petra Ott';

export const apiTokensQuery = graphql(`
  query apiTokens {
    apiTokens { id name hint scopes state createdBy createdAt expiresAt lastUsedAt revokedAt revokedBy }
  }
`);
export const addMutation = graphql(`
  mutation addApiToken($name: String!, $scopes: [ApiScope!]!, $days: Int!, $by: String!) {
    addApiToken(name: $name, scopes: $scopes, days: $days, by: $by) { id secret }
  }
`);
export const revokeMutation = graphql(`
  mutation revokeApiToken($id: ID!, $by: String!) { revokeApiToken(id: $id, by: $by) { state revokedBy } }
`);
export const addEditorMutation = graphql(`
  mutation addEditor($name: String!, $grants: [EditorGrantInput!]!, $by: String!) {
    addEditor(name: $name, grants: $grants, by: $by) { editor { id } }
  }
`);
export const accessMutation = graphql(`
  mutation changeEditorAccess($id: ID!, $grants: [EditorGrantInput!], $isActive: Boolean, $by: String!) {
    changeEditorAccess(id: $id, grants: $grants, isActive: $isActive, by: $by) { problem }
  }
`);

type BackEndName = 'content' | 'products' | 'support' | 'accounts' | 'search';
type Opened = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly token: string;
  readonly path: string;
};
type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { message: string; extensions: Record<string, unknown> }[];
  readonly records?: unknown[];
};

/** All five back ends on one database, behind two doors for programs, as two processes have them. */
export function fiveBackEnds() {
  let database: FreshDatabase;
  const opened = {} as Record<BackEndName, Opened>;
  const doors: AnswerProgram[] = [];
  const closing: (() => unknown)[] = [];
  const reported: unknown[] = [];
  const note = (message: string, fields?: unknown) => void reported.push([message, fields]);

  beforeAll(async () => {
    database = await contentDatabase(inject('databaseUrl'), 'sample');
    const { pool } = database;
    const log = { info: note, warn: note, error: note };
    const options = { pool, log, secret, production: true };
    const verify = async () => undefined;
    const content = await openContent(options);
    const products = await openProducts(options);
    await products.import(sampleProducts, describeFile);
    const accounts = await openAccounts({ ...options, verify });
    const ofAccounts = { url: 'http://accounts.internal/graphql/accounts', fetch: accounts.handle };
    const support = await openSupport({
      ...options,
      staff: () => 'service@group.example',
      retentionDays: 30,
      people: { verify, accounts: { backend: ofAccounts, token: accountsToken(secret) } },
    });
    const ofContent = {
      backend: { url: 'http://content.internal/graphql/content', fetch: content.handle },
      token: contentToken(secret),
    };
    const ofProducts = {
      backend: { url: 'http://products.internal/graphql/products', fetch: products.handle },
      token: productsToken(secret),
    };
    const search = await openSearch({ pool, log, secret, content: ofContent, products: ofProducts });
    Object.assign(opened, {
      content: { fetch: content.handle, token: ofContent.token, path: '/graphql/content' },
      products: { fetch: products.handle, token: ofProducts.token, path: '/graphql/products' },
      support: { fetch: support.handle, token: supportToken(secret), path: '/graphql/support' },
      accounts: { fetch: accounts.handle, token: accountsToken(secret), path: '/graphql/accounts' },
      search: { fetch: search.handle, token: searchToken(secret), path: '/api/search/search' },
    });
    const door = () => createAnswerProgram(createFindProgram({ content: ofContent, log }));
    doors.push(door(), door());
    closing.push(search.close, support.close, accounts.close, products.close, content.close);
  });
  beforeEach(() => database.pool.query('DELETE FROM content.api_token'));
  afterAll(async () => {
    for (const close of closing) await close();
    await database?.close();
  });

  const editing = () => {
    const { fetch, token } = opened.content;
    return { token, ...callContent({ url: 'http://content.internal/graphql/content', fetch }) };
  };

  /** As the site asks the content back end for an editor. */
  const call: ReturnType<typeof callContent>['call'] = (document, variables, asking = {}) => {
    const { token, call: send } = editing();
    return send(document, variables, { token, ...asking });
  };

  const make = async (
    scopes: readonly ApiScope[],
    { name = `Program ${crypto.randomUUID().slice(0, 8)}`, days = 30, by = petra, editor }: Making = {},
  ) => (await call(addMutation, { name, scopes: [...scopes], days, by }, editor && { editor })).addApiToken;

  /** As a program asks, in one of two processes. */
  async function send(
    token: string,
    backEnd: BackEndName,
    body: object,
    { headers = {}, process = 0 }: { headers?: Record<string, string>; process?: number } = {},
  ): Promise<Answer> {
    const { fetch, token: own, path } = opened[backEnd];
    const request = new Request(`http://www.group.example${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    });
    const response = await doors[process]?.({ request, visitor: '192.0.2.7', backEnd, fetch, token: own });
    if (!response) throw new Error('The request was not taken for a program’s');
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  }

  return { pool: () => database.pool, reported, call, make, send };
}

type Making = {
  readonly name?: string;
  readonly days?: number;
  readonly by?: string;
  readonly editor?: ActingEditor;
};
