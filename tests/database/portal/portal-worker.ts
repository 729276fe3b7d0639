/**
 * A process that serves accounts and tickets on one database, as the site does, until it is killed.
 * Configured by DATABASE_URL, UPLOADS (a directory) and KEYS (of the ID tokens); prints the port on which it
 * listens.
 */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { JSONWebKeySet } from 'jose';
import pg from 'pg';
import { client } from '#contracts/identity/client.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { send, toRequest } from '#server/http/node-fetch.ts';
import { createIdTokenVerifier } from '#services/foundation/cryptography/id-token.ts';
import { accountsToken, openAccounts } from '#services/identity/index.ts';
import { openSupport } from '#services/support/index.ts';
import { testIssuer } from '../../support/back-ends/id-tokens.ts';

const { DATABASE_URL, KEYS = '{"keys":[]}', UPLOADS } = process.env;
const shared = {
  pool: new pg.Pool({ connectionString: DATABASE_URL, max: 8 }),
  log: { info() {}, warn() {}, error: (message: string, fields?: unknown) => console.error(message, fields) },
  secret: 'the secret of this installation, for tests',
  production: true,
};
const verify = createIdTokenVerifier({
  issuer: () => testIssuer,
  audience: client.id,
  fetchKeys: async () => JSON.parse(KEYS) as JSONWebKeySet,
});
const accounts = await openAccounts({ ...shared, verify });
if (await accounts.isEmpty())
  await accounts.import(fileURLToPath(new URL('../../contract/sample/accounts', import.meta.url)));
const support = await openSupport({
  ...shared,
  staff: () => 'service@group.example',
  retentionDays: 180,
  people: {
    verify,
    accounts: {
      backend: { url: 'http://accounts.internal/graphql/accounts', fetch: accounts.handle },
      token: accountsToken(shared.secret),
    },
  },
  attachmentsDirectory: UPLOADS,
});

const server = createServer((incoming, outgoing) => {
  const limits = { maxBodyBytes: uploadLimits.ticketFileBytes, origin: 'http://127.0.0.1' };
  void answer(toRequest(incoming, outgoing, limits))
    .then((response) => send(outgoing, response, {}))
    .catch(() => outgoing.destroy());
});
// A killed process does not write its compile cache, and the next one would start as slowly.
flushCompileCache();
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/uploads')) return support.attachments!.handleUpload(request);
  if (pathname.startsWith('/api/attachments')) return support.attachments!.handleDelivery(request);
  return pathname === '/graphql/accounts' ? accounts.handle(request) : support.handle(request);
}
