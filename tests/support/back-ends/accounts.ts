import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import type { PeopleMail } from '#contracts/mail/people-mail.ts';
import { accountsToken, openAccounts } from '#services/identity/index.ts';
import { serveHttp } from '../network/http-server.ts';
import { chiefHeaders } from './acting-editor.ts';
import { callBackEnd } from './call-back-end.ts';
import { freshDatabase } from './database.ts';
import { createIdTokens } from './id-tokens.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The people of `tests/contract/sample/accounts`. */
export const people = {
  /** Administers Amber Cables. */
  anna: id(1),
  adam: id(2),
  /** Administers Blue Harness. */
  bea: id(3),
  ben: id(4),
  /** Administers everybody. */
  ines: id(5),
  /** Administers customers in Latin America. */
  rita: id(6),
  /** One of our own staff, without administrative rights. */
  emil: id(7),
  /** Invited to Amber Cables. */
  ivo: id(8),
  /** An unknown id. */
  nobody: id(99),
} as const;
export const amber = 'ORG-100101';
export const blue = 'ORG-100102';
export const group = 'ORG-100001';

const secret = 'the secret of this installation, for tests';
export const trusted = chiefHeaders(accountsToken(secret));
const sampleAccounts = fileURLToPath(new URL('../../contract/sample/accounts', import.meta.url));

export type AccountsAnswer = {
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; extensions?: { code?: string } & Record<string, unknown> }[] | undefined;
  code: string | undefined;
};

/**
 * An accounts back end with the sample's people on its own database, called in process or over HTTP.
 * @param machines the back end that knows the owners of serial numbers; without it, no company is looked up
 */
export async function startAccounts(databaseUrl: string, machines?: Backend) {
  const database = await freshDatabase(databaseUrl);
  const tokens = await createIdTokens();
  const problems: unknown[] = [];
  const note = (message: string, fields?: unknown) => void problems.push({ message, fields });
  const log = { info() {}, warn: note, error: note };
  const open = () =>
    openAccounts({
      pool: database.pool,
      log,
      secret,
      production: true,
      verify: tokens.verify,
      joining: machines && {
        machines: Promise.resolve({ backend: machines, token: undefined }),
        ready: Promise.resolve(),
      },
    });
  const accounts = await open();
  await accounts.import(sampleAccounts);
  const other = await open();
  const server = await serveHttp(other.handle);
  const inProcess: Backend = { url: 'http://accounts.internal/graphql/accounts', fetch: accounts.handle };
  const overHttp: Backend = { url: `${server.origin}/graphql/accounts`, fetch: globalThis.fetch };

  return {
    accounts,
    pool: database.pool,
    url: database.url,
    inProcess,
    overHttp,
    /** Logged problems: none, if all is well. */
    problems,
    tokenFor: tokens.tokenFor,
    async close() {
      await server.close();
      await accounts.close();
      await other.close();
      await database.close();
    },
  };
}

export type Started = Awaited<ReturnType<typeof startAccounts>>;

/** Calls the back end as one of the people, or as nobody. */
export function callAccounts(backend: Backend, tokenFor: (subject: string) => Promise<string>) {
  const { send } = callBackEnd(backend);
  return async (
    who: string | undefined,
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<AccountsAnswer> => {
    const signedIn: Record<string, string> = who ? { [idTokenHeader]: await tokenFor(who) } : {};
    const { data, errors } = (await send(query, variables, { ...signedIn, ...headers })) as {
      data?: Record<string, unknown> | null;
      errors?: AccountsAnswer['errors'];
    };
    return { data, errors, code: errors?.[0]?.extensions?.code };
  };
}

/**
 * One accounts back end for all tests of a file: `started` exists from the first test on. After the last one
 * it fails if a problem was logged.
 */
export function openAccountsForFile({
  machines,
  inProcess = false,
}: {
  machines?: Backend;
  inProcess?: boolean;
} = {}) {
  const started = {} as Started;
  beforeAll(async () => {
    Object.assign(started, await startAccounts(inject('databaseUrl'), machines));
  });
  afterAll(async () => {
    expect(started.problems).toEqual([]);
    await started.close();
  });
  const call: ReturnType<typeof callAccounts> = (...request) =>
    callAccounts(inProcess ? started.inProcess : started.overHttp, started.tokenFor)(...request);
  return { started, call };
}

/** A new person with an account, who belongs to some organisations. */
export async function addPerson(pool: Pool, organisations: readonly string[], hasAccount = true) {
  const personId = randomUUID();
  const email = `${personId}@sample.example`;
  await pool.query(
    `INSERT INTO identity.person (id, email, first_name, last_name, email_verified_at)
     VALUES ($1, $2, 'New', $3, CASE WHEN $4 THEN now() END)`,
    [personId, email, personId.slice(0, 8), hasAccount],
  );
  await pool.query(
    'INSERT INTO identity.membership (person_id, organisation_id) SELECT $1, unnest($2::text[])',
    [personId, organisations],
  );
  return { id: personId, email };
}

/** An access of a person to an application, in any state. */
export async function addAccess(
  pool: Pool,
  person: string,
  { organisation = amber, application = 'ticketing' as ApplicationKey, status = 'active' } = {},
) {
  const accessId = randomUUID();
  await pool.query(
    `INSERT INTO identity.access (id, person_id, application, organisation_id, role, status, expires_at)
     VALUES ($1, $2, $3, $4, 'user', $5, CASE WHEN $5 = 'invited' THEN now() + interval '1 day' END)`,
    [accessId, person, application, organisation, status],
  );
  return accessId;
}

/** The mails that were queued for an address, oldest first. */
export async function mailsTo(pool: Pool, email: string): Promise<PeopleMail[]> {
  const { rows } = await pool.query<{ about: PeopleMail }>(
    `SELECT mail->'about' AS about FROM identity.outbox WHERE mail->>'to' = $1 ORDER BY due_at`,
    [email],
  );
  return rows.map(({ about }) => about);
}

/** A new person who administers people in an organisation. */
export async function addAdministrator(pool: Pool, organisation: string) {
  const person = await addPerson(pool, [organisation]);
  const access = await addAccess(pool, person.id, { organisation, application: 'userAdministration' });
  return { ...person, access };
}

/** The audit events of a person, oldest first. */
export async function auditOf(pool: Pool, person: string) {
  const { rows } = await pool.query<{ action: string; actor: string | null; details: object }>(
    'SELECT action, actor_id AS actor, details FROM identity.audit_event WHERE subject_id = $1 ORDER BY id',
    [person],
  );
  return rows;
}

/** Undefined: there is no such access. */
export async function statusOf(pool: Pool, access: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ status: string }>('SELECT status FROM identity.access WHERE id = $1', [
    access,
  ]);
  return rows[0]?.status;
}

/** The mutation with this name for one access. */
export const changeOf = (name: string) =>
  `mutation change($access: ID!) { ${name}(access: $access) { id accesses { id status } } }`;

export const inviteMutation = `mutation i($invitation: InvitationInput!) { invitePerson(invitation: $invitation) {
  id email hasAccount isEmployee organisations { id } accesses { id application role status expiresAt } } }`;

/** The input for inviting somebody to Amber Cables. */
export function invitationOf(email: string, changes: object = {}) {
  return {
    email,
    firstName: 'Nia',
    lastName: 'New',
    language: 'fr',
    organisation: amber,
    accesses: [{ application: 'ticketing' }, { application: 'inventory', role: 'manager' }],
    ...changes,
  };
}
