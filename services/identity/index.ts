import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { JSONWebKeySet } from 'jose';
import type { Pool } from 'pg';
import { createSeal } from '#services/foundation/cryptography/sealed.ts';
import type { Log } from '#services/foundation/log.ts';
import { migrate } from '#services/foundation/migrate.ts';
import type { Outbox } from '#services/foundation/outbox/outbox.ts';
import { createSecrets } from '#services/foundation/second-factor/secrets.ts';
import { planOnce } from '#services/foundation/statement.ts';
import { giveSamplePassword } from './credential/password/sample-password.ts';
import { answerJourneys } from './journey/answer-journeys.ts';
import { outbox } from './outbox/outbox.ts';
import { dropExpired } from './provider/drop-expired.ts';
import { openProvider } from './provider/open-provider.ts';
import { rotateSigningKeys } from './provider/signing-keys.ts';

export { createIdTokenVerifier, type VerifyIdToken } from '#services/foundation/cryptography/id-token.ts';
export { openAccounts } from './accounts.ts';
export { accountsToken } from './caller.ts';
export { organisationsChanged } from './changes.ts';
export type { MachinesBackEnd } from './joining/machine-owners.ts';
export { foreignPersonId } from './person/foreign-person-id.ts';
export { crossOriginHeaders, isOpenToAll, preflightHeaders } from './provider/cross-origin.ts';

export type Identity = {
  /** Serves the OpenID provider, below `paths.oauth`. */
  provide: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Serves journeys and the end of sessions, below `/am/json`. */
  journeys: (request: Request) => Promise<Response>;
  /** The public keys for checking ID tokens. */
  keys: () => Promise<JSONWebKeySet>;
  outbox: Outbox;
  /** Gives the sample people without a password this one. */
  giveSamplePassword: (password: string) => Promise<void>;
  /** A daily job: deletes what has expired, and creates the next key. */
  tidy: () => Promise<void>;
};

type Options = {
  pool: Pool;
  log: Log;
  /** Of the installation. */
  secret: string;
  /** How browsers reach the main site; known once the server listens. */
  origin: () => string;
  /** The origins of every site, to which a sign-in may return. */
  siteOrigins: () => Promise<readonly string[]>;
  /** Whether those who need a second factor have to set one up before they come in. */
  isSecondFactorRequired: boolean;
};

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the identity back end on a database, which is migrated first. */
export async function openIdentity(options: Options): Promise<Identity> {
  const { pool, log, secret, origin, siteOrigins, isSecondFactorRequired } = options;
  planOnce(pool);
  await migrate(pool, migrations, 'identity');
  const seal = createSeal(secret, 'identity: signing keys');
  const provider = openProvider({ pool, log, secret, seal, origin, siteOrigins });
  return {
    provide: provider.handle,
    journeys: answerJourneys(
      { pool, secrets: createSecrets(secret, 'identity'), isSecondFactorRequired },
      provider.provider,
    ),
    keys: provider.keys,
    outbox,
    giveSamplePassword: (password) => giveSamplePassword(pool, password),
    async tidy() {
      await dropExpired(pool);
      await rotateSigningKeys(pool, seal);
    },
  };
}

/** The tables of the back end for exporting a company; their declarations are loaded only then. */
export const companyPart = async () => (await import('./company/identity-tables.ts')).identityPart;

/** The keys of the sample's rows, by table. */
export const sampleKeys = async (directory: string) =>
  (await import('./import/sample-keys.ts')).sampleKeys(directory);
