import type { VariablesOf } from 'gql.tada';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import type { RecordData, RecordKind } from '#contracts/content/records.ts';
import type { TypedDocument } from '#contracts/execute.ts';
import { contentChanges, contentToken, openContent } from '#services/content/index.ts';
import { callContent } from '../../support/back-ends/call-content.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../../support/back-ends/database.ts';

const listQuery = graphql(`
  query list($kind: RecordKind!, $siteId: ID, $search: String, $order: RecordOrder, $first: Int, $after: String) {
    records(kind: $kind, siteId: $siteId, search: $search, order: $order, first: $first, after: $after) {
      total pageInfo { hasNextPage endCursor }
      edges { node { id siteId title detail state changedBy image { src } } }
    }
  }
`);
const recordQuery = graphql(`
  query record($kind: RecordKind!, $id: ID!) {
    record(kind: $kind, id: $id) { id data revision by state uses { kind id title state } }
    recordHistory(kind: $kind, id: $id) { id by what data }
  }
`);
const saveMutation = graphql(`
  mutation save($kind: RecordKind!, $id: ID, $data: RecordData!, $revision: Int!, $by: String!) {
    saveRecord(kind: $kind, id: $id, data: $data, revision: $revision, by: $by) {
      id revision problems { code params field language } conflict { id by what data }
    }
  }
`);
export const removeMutation = graphql(`
  mutation remove($kind: RecordKind!, $id: ID!, $by: String!) {
    removeRecord(kind: $kind, id: $id, by: $by) { revision uses { kind title } }
  }
`);
export const restoreMutation = graphql(`
  mutation restore($kind: RecordKind!, $id: ID!, $revision: Int!, $by: String!) {
    restoreRecord(kind: $kind, id: $id, revision: $revision, by: $by) { id revision problems { code field } }
  }
`);
export const publishMutation = graphql(`
  mutation publish($kind: RecordKind!, $id: ID!, $revision: Int!, $by: String!) {
    publishRecord(kind: $kind, id: $id, revision: $revision, by: $by) { revision conflict { by } }
  }
`);

type Narrowed = Omit<VariablesOf<typeof listQuery>, 'kind'>;

/**
 * Opens the content of the sample company for the tests of a file, and gives the editors' operations on
 * records.
 */
export function editRecords() {
  const secret = 'the secret of this installation, for tests';
  const notified: string[] = [];
  const dropped: string[] = [];
  let database: FreshDatabase;
  let content: ReturnType<typeof callContent>;
  let listener: pg.Client;

  beforeAll(async () => {
    database = await contentDatabase(inject('databaseUrl'), 'seed');
    const log = { info() {}, warn() {}, error: (...message: unknown[]) => console.error(...message) };
    const dropBytes = async (hashes: readonly string[]) => void dropped.push(...hashes);
    const { handle } = await openContent({ pool: database.pool, log, secret, production: true, dropBytes });
    content = callContent({ url: 'http://content.internal/graphql/content', fetch: handle });
    listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    listener.on('notification', ({ payload }) => notified.push(...JSON.parse(payload ?? '[]')));
    await listener.query(`LISTEN ${contentChanges}`);
  });
  afterAll(async () => {
    await listener?.end();
    await database?.close();
  });

  const call = <Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ) => content.call(document, variables, { token: contentToken(secret) });

  async function list(kind: RecordKind, narrowed: Narrowed = {}) {
    const { records: found } = await call(listQuery, { kind, ...narrowed });
    return { ...found, nodes: found.edges.map(({ node }) => node) };
  }

  async function read(kind: RecordKind, id: string) {
    const { record, recordHistory } = await call(recordQuery, { kind, id });
    if (!record) throw new Error(`There is no ${kind} ${id}`);
    return { ...record, history: recordHistory };
  }

  return {
    call,
    list,
    read,
    /** As a caller with or without the token. */
    send: (query: string, variables: object = {}, isTrusted = false) =>
      content.send(query, variables, isTrusted ? { token: contentToken(secret) } : {}),
    save: async (kind: RecordKind, id: string | null, data: RecordData, revision = 0, by = 'Jonas Meier') =>
      (await call(saveMutation, { kind, id, data, revision, by })).saveRecord,
    /** The first record that a search finds. */
    async first(kind: RecordKind, search = '') {
      const { nodes } = await list(kind, { search });
      if (!nodes[0]) throw new Error(`There is no ${kind} with "${search}"`);
      return read(kind, nodes[0].id);
    },
    /** The hashes of the bytes that are no longer referenced. */
    dropped,
    /** The notifications that other processes got since the last call. */
    async received(): Promise<string[]> {
      await listener.query('SELECT 1');
      return notified.splice(0);
    },
  };
}
