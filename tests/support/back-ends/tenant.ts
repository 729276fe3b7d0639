import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { client, idTokenHeader, paths } from '#contracts/identity/client.ts';
import { send, toRequest } from '#server/http/node-fetch.ts';
import { createVisitorFinder } from '#server/http/visitor.ts';
import { identityMount } from '#server/identity/identity-mount.ts';
import { createIdTokenVerifier, openAccounts, openIdentity } from '#services/identity/index.ts';
import { discover, tokensFor } from '../../identity/support/client.ts';
import { samplePassword } from '../server.ts';
import { freshDatabase } from './database.ts';

const secret = 'the secret of this installation, for tests';
const sampleAccounts = fileURLToPath(new URL('../../contract/sample/accounts', import.meta.url));
const log = { info() {}, warn() {}, error() {} };

type Settings = { readonly isSecondFactorRequired?: boolean };

/**
 * The embedded tenant and the accounts back end in one process, as in an installation but without pages, on a
 * database that a test may read. It trusts a proxy about the visitor's address.
 */
async function openProcess(pool: pg.Pool, { isSecondFactorRequired = false }: Settings) {
  const visitorOf = createVisitorFinder(1);
  const server = createServer((request, response) => {
    // As in the whole server, an error only ends this request.
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/am/')) return mount.answer(request, response);
    const visitor = visitorOf(request);
    const webRequest = toRequest(request, response, { maxBodyBytes: 100_000, origin: address, visitor });
    await send(response, await accounts.handle(webRequest), {});
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const siteOrigins = async () => [address];
  const origin = () => address;
  const identity = await openIdentity({ pool, log, secret, origin, siteOrigins, isSecondFactorRequired });
  const verify = createIdTokenVerifier({
    issuer: () => `${address}${paths.oauth}`,
    audience: client.id,
    fetchKeys: identity.keys,
  });
  const accounts = await openAccounts({ pool, log, secret, production: true, verify });
  const mount = identityMount({ identity, siteOrigins, secure: false, findVisitor: visitorOf });
  return {
    address,
    identity,
    accounts,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type Problem = {
  code?: string;
  fields?: Record<string, string>;
  proof?: { code: boolean; passkey: boolean };
  seconds?: number;
};

/** A tenant with the sample's people, who have the sample's password. */
export async function startTenant(databaseUrl: string, settings: Settings = {}) {
  const database = await freshDatabase(databaseUrl);
  const { pool } = database;
  const first = await openProcess(pool, settings);
  await first.accounts.import(sampleAccounts);
  await first.identity.giveSamplePassword(samplePassword);
  const pools: pg.Pool[] = [];
  const processes = [first];
  const { address } = first;

  /** Calls the accounts API with a token. */
  const fetchWith =
    (token: string) =>
    async <Data = Record<string, unknown>>(query: string, variables: object = {}) => {
      const response = await fetch(`${address}/graphql/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [idTokenHeader]: token },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as {
        data?: Data;
        errors?: { extensions?: Problem }[];
      };
      return { status: response.status, data, problem: errors?.[0]?.extensions };
    };

  return {
    pool,
    address,
    identity: first.identity,
    tokens: async (cookies: string) => tokensFor(address, await discover(address), cookies),
    fetchWith,
    /** A client for the person whom `cookies` signed in. */
    async openClient(cookies: string) {
      const { id_token: token = '' } = await tokensFor(address, await discover(address), cookies);
      return fetchWith(token);
    },
    /** Starts another process of the same installation. Gives its address. */
    async anotherProcess(): Promise<string> {
      const own = new pg.Pool({ connectionString: database.url, max: 4, options: '-c TimeZone=UTC' });
      pools.push(own);
      const started = await openProcess(own, settings);
      processes.push(started);
      return started.address;
    },
    /** As if everybody's last proof of identity were this long ago. */
    proofsWere: (ago: string) =>
      pool.query('UPDATE identity.session_origin SET proved_at = now() - $1::interval', [ago]),
    /**
     * The secrets of the links in mails of a kind to an address, newest first: what follows the last `=` or
     * `/`.
     */
    async linksTo(email: string, kind: string): Promise<string[]> {
      const { rows } = await pool.query<{ path: string }>(
        `SELECT mail->'about'->>'path' AS path FROM identity.outbox
         WHERE mail->>'to' = $1 AND mail->'about'->>'kind' = $2 ORDER BY due_at DESC`,
        [email, kind],
      );
      return rows.map(({ path }) => path.split(/[=/]/).at(-1) ?? '');
    },
    async close() {
      await Promise.all(processes.map((one) => one.close()));
      await Promise.all([...pools.map((own) => own.end()), database.close()]);
    },
  };
}

export type Tenant = Awaited<ReturnType<typeof startTenant>>;
