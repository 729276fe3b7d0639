import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { freshDataDir } from '../server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server on which every test file creates its own database. */
    readonly databaseUrl: string;
  }
}

/** One embedded PostgreSQL for all tests that need a real database; a back end elsewhere has its own (scripts/conformance.ts). */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.CONFORMANCE) return async () => {};
  const data = freshDataDir();
  const log = createLog({ level: 'silent', json: true });
  const database = await openDatabase(readConfig({ DATA_DIR: data.path }), log);
  project.provide('databaseUrl', database.connectionString);
  return async () => {
    await database.close();
    await data.remove();
  };
}

export type FreshDatabase = {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly close: () => Promise<void>;
};

/**
 * A database on the server at `serverUrl` for one test file: empty, or a copy of the one named `template`.
 */
export async function freshDatabase(serverUrl: string, template = 'template1'): Promise<FreshDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4, options: '-c TimeZone=UTC' });
  return {
    pool,
    url: url.href,
    // The database itself is deleted with the server's directory.
    close: () => pool.end(),
  };
}

/** Calls `work` with a separate connection. */
export async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
