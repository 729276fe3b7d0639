import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import { type ActingEditor, readEditor } from '#contracts/editing/editor-header.ts';
import { findIdToken } from '#contracts/identity/client.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { forbidden } from '#services/foundation/bad-input.ts';
import type { IdClaims, VerifyIdToken } from '#services/foundation/cryptography/id-token.ts';
import { callerToken } from '#services/foundation/cryptography/trusted-caller.ts';
import { once } from '#services/foundation/once.ts';
import { unauthenticated } from '#services/foundation/refusals.ts';
import { createSecrets, type Secrets } from '#services/foundation/second-factor/secrets.ts';
import type { FindUsedPlaces } from './joining/machine-owners.ts';
import type { Link } from './link-token.ts';
import { noteForeignPerson } from './person/foreign-person.ts';
import { createReaders, type Readers } from './readers.ts';
import { type ValidSession, validSession } from './session/find-sessions.ts';
import { findViewer, type Viewer } from './viewer.ts';

/** The bearer token of callers that may ask for a person's present state: the site's server and its back ends. */
export function accountsToken(secret: string): string {
  return callerToken(secret, 'accounts');
}

/** The context of every resolver, created for each request. */
export type Caller = {
  readonly connection: Pool;
  readonly trusted: boolean;
  /** Whom the site names as the editor who asks; undefined: nobody, or the caller is not trusted. */
  readonly editor: ActingEditor | undefined;
  /** The claims of the request's ID token; undefined: there is none, or it is invalid. */
  readonly claims: () => Promise<IdClaims | undefined>;
  /** The session of the token; undefined: it has ended, or the token names none. */
  readonly session: () => Promise<ValidSession | undefined>;
  /** The person of the token; undefined: there is none, or the person is not active. */
  readonly viewer: () => Promise<Viewer | undefined>;
  /** The visitor's IP address; null: unknown. */
  readonly address: string | null;
  readonly link: Link;
  /** Encrypts and hashes second factors. */
  readonly secrets: Secrets;
  /** What this request has read so far. `changed` discards it. */
  readonly read: () => Readers;
  readonly changed: () => void;
  /** Somebody has named a company: starts the search for it. */
  readonly wakeJoining: () => void;
  readonly findUsedPlaces: FindUsedPlaces;
};

type Options = {
  connection: Pool;
  /** Of trusted callers. */
  token: string;
  secret: string;
  link: Link;
  verify: VerifyIdToken;
  /** The issuer of the tenant elsewhere where people sign in; undefined: they sign in here. */
  foreignIssuer?: string | undefined;
  wakeJoining: () => void;
  findUsedPlaces: FindUsedPlaces;
};

/** Creates the context of a request. */
export function createCallers({
  connection,
  token,
  secret,
  link,
  verify,
  foreignIssuer,
  wakeJoining,
  findUsedPlaces,
}: Options) {
  const secrets = createSecrets(secret, 'identity');
  return (request: Request): Caller => {
    const trusted = carriesToken(request, token);
    let readers = createReaders(connection);
    const claims = once(async () => {
      const given = findIdToken(request.headers);
      const verified = given ? await verify(given) : undefined;
      if (verified && verified.iss === foreignIssuer) await noteForeignPerson(connection, verified);
      return verified;
    });
    const session = once(async () => {
      const verified = await claims();
      return typeof verified?.session === 'string'
        ? validSession(connection, verified.sub, verified.session)
        : undefined;
    });
    return {
      connection,
      trusted,
      editor: trusted ? readEditor(request.headers) : undefined,
      claims,
      session,
      viewer: once(async () => {
        const verified = await claims();
        if (!verified) return undefined;
        if (typeof verified.session === 'string' && !(await session())) return undefined;
        return findViewer(connection, verified.sub);
      }),
      address: request.headers.get(visitorHeader) || null,
      link,
      secrets,
      read: () => readers,
      changed: () => {
        readers = createReaders(connection);
      },
      wakeJoining,
      findUsedPlaces,
    };
  };
}

/** @throws UNAUTHENTICATED when nobody is signed in, or the person is not active */
export async function getViewer({ viewer }: Caller): Promise<Viewer> {
  const who = await viewer();
  if (!who) throw unauthenticated();
  return who;
}

/** @throws UNAUTHENTICATED or FORBIDDEN when the viewer does not administer people */
export async function getAdministrator(caller: Caller): Promise<Viewer> {
  const who = await getViewer(caller);
  if (who.administration === 'none') throw forbidden('This is for administrators of people.');
  return who;
}
