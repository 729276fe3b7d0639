import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import { SeedError } from '#seed/schema/problem.ts';
import type { VerifyIdToken } from '#services/foundation/cryptography/id-token.ts';
import { createGraphqlEndpoint } from '#services/foundation/graphql/graphql-endpoint.ts';
import type { Log } from '#services/foundation/log.ts';
import { migrate } from '#services/foundation/migrate.ts';
import type { Outbox } from '#services/foundation/outbox/outbox.ts';
import { planOnce, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { dropOldAudit } from './audit/find-audit.ts';
import { accountsToken, createCallers } from './caller.ts';
import { editorEvents } from './editor-event/editor-events.ts';
import type { AccountsReport } from './import/import-accounts.ts';
import { expireInvitations } from './invitation/expire-invitations.ts';
import { remindInvited } from './invitation/invitations.ts';
import { dropOldJoinRequests } from './joining/forget-join-requests.ts';
import {
  createFindMachineOwners,
  createFindUsedPlaces,
  type MachinesBackEnd,
} from './joining/machine-owners.ts';
import { startSettling } from './joining/settle-join-requests.ts';
import { createLink } from './link-token.ts';
import { outbox } from './outbox/outbox.ts';
import { schema } from './schema.ts';

export type Accounts = {
  /** Answers GraphQL by POST, at any address. */
  handle: (request: Request) => Promise<Response>;
  outbox: Outbox;
  /** Whether there was never an organisation: this is the first start. */
  isEmpty: () => Promise<boolean>;
  /**
   * Imports the organisations and people of a directory.
   * @throws {SeedError} with every problem by file and field; nothing is stored then
   */
  import: (directory: string) => Promise<AccountsReport>;
  /** A daily job: sends reminders of invitations, and marks expired ones. */
  followUpInvitations: () => Promise<void>;
  /** A daily job: deletes what is older than its retention. */
  dropOld: () => Promise<void>;
  /** A daily job: deletes what editors did longer ago than that (0119). */
  dropOldEvents: (days: number) => Promise<void>;
  /** Stops the search for companies that people named. */
  close: () => Promise<void>;
};

type Options = {
  pool: Pool;
  log: Log;
  /** The installation's secret: see `accountsToken`. It signs links of invitations, too. */
  secret: string;
  /** In production only trusted callers may introspect the schema. */
  production: boolean;
  /** Checks the callers' ID tokens. */
  verify: VerifyIdToken;
  /** The issuer of the tenant elsewhere where people sign in; undefined: they sign in here. */
  foreignIssuer?: string | undefined;
  /**
   * Looks up machines by serial number, and the moment from which companies that people named are looked for.
   * Undefined: another process does it.
   */
  joining?: { machines: Promise<MachinesBackEnd>; ready: Promise<void> } | undefined;
  /** The token of trusted callers; by default derived from the secret: see `accountsToken`. */
  token?: string | undefined;
};

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const noOrganisation = statement<{ empty: boolean }>(
  'identity_is_empty',
  'SELECT NOT EXISTS (SELECT FROM identity.organisation) AS empty',
);

/** How long sent mail is stored, since it holds links that nobody else should find. */
const sentMailDays = 1;

/** Opens the accounts back end on a database, which is migrated first. */
export async function openAccounts(options: Options): Promise<Accounts> {
  const { pool, log, secret, production, verify, foreignIssuer } = options;
  planOnce(pool);
  await migrate(pool, migrations, 'identity');
  const token = options.token ?? accountsToken(secret);
  const link = createLink(secret);
  const settling =
    options.joining &&
    startSettling({
      pool,
      log,
      ready: options.joining.ready,
      findMachineOwners: createFindMachineOwners(options.joining.machines),
    });
  return {
    handle: createGraphqlEndpoint({
      schema,
      log,
      context: createCallers({
        connection: pool,
        token,
        secret,
        link,
        verify,
        foreignIssuer,
        wakeJoining: () => settling?.wake(),
        // Without a back end to ask, every location counts as used.
        findUsedPlaces: options.joining
          ? createFindUsedPlaces(options.joining.machines)
          : async (places) => places,
      }),
      production,
      isTrusted: (request) => carriesToken(request, token),
    }),
    outbox,
    async isEmpty() {
      const [row] = await noOrganisation(pool);
      return row?.empty ?? true;
    },
    async import(directory) {
      // Loaded on demand: a back end that has its people needs no parser of YAML.
      const { readAccounts } = await import('./import/read-accounts.ts');
      const { importAccounts } = await import('./import/import-accounts.ts');
      const { accounts, problems } = await readAccounts(directory);
      if (problems.length > 0) throw new SeedError(problems);
      return importAccounts(pool, accounts, link);
    },
    followUpInvitations: () =>
      inTransaction(pool, async (connection) => {
        await expireInvitations(connection);
        await remindInvited(connection, link);
      }),
    dropOldEvents: (days) => editorEvents.dropOld(pool, days),
    async dropOld() {
      await dropOldAudit(pool);
      await outbox.dropSent(pool, sentMailDays);
      await dropOldJoinRequests(pool);
    },
    async close() {
      await settling?.close();
    },
  };
}
