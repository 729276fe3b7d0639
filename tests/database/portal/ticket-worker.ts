/**
 * A process that serves tickets until it is killed. Configured by DATABASE_URL, UPLOADS (a directory) and
 * PEOPLE_URL, the address of the accounts back end and its keys; prints the port on which it listens.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSONWebKeySet } from 'jose';
import pg from 'pg';
import { client } from '#contracts/identity/client.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { send, toRequest } from '#server/http/node-fetch.ts';
import { createIdTokenVerifier } from '#services/foundation/cryptography/id-token.ts';
import { openSupport } from '#services/support/index.ts';
import { testIssuer } from '../../support/back-ends/id-tokens.ts';

const { DATABASE_URL, PEOPLE_URL = '', UPLOADS } = process.env;
const support = await openSupport({
  pool: new pg.Pool({ connectionString: DATABASE_URL, max: 8 }),
  log: { info() {}, warn() {}, error: (message, fields) => console.error(message, fields) },
  secret: 'the secret of this installation, for tests',
  production: true,
  staff: () => 'service@group.example',
  retentionDays: 180,
  people: {
    verify: createIdTokenVerifier({
      issuer: () => testIssuer,
      audience: client.id,
      fetchKeys: async () => (await (await fetch(`${PEOPLE_URL}/keys`)).json()) as JSONWebKeySet,
    }),
    accounts: {
      backend: { url: `${PEOPLE_URL}/graphql`, fetch: (request) => fetch(request) },
      token: undefined,
    },
  },
  attachmentsDirectory: UPLOADS,
});

const { attachments } = support;
const server = createServer((incoming, outgoing) => {
  const limits = { maxBodyBytes: uploadLimits.ticketFileBytes, origin: 'http://127.0.0.1' };
  const request = toRequest(incoming, outgoing, limits);
  void answer(request)
    .then((response) => send(outgoing, response, {}))
    .catch(() => outgoing.destroy());
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/uploads')) return attachments!.handleUpload(request);
  return pathname.startsWith('/api/attachments')
    ? attachments!.handleDelivery(request)
    : support.handle(request);
}
