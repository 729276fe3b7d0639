import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isFactorDue } from '#contracts/editing/roles.ts';
import { hashPassword, isPassword } from '#services/content/page/protection/page-password.ts';
import type { Log } from '#services/foundation/log.ts';
import { newTotp } from '#services/foundation/second-factor/totp.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { plainName } from '../editor-name.ts';
import { saveEntry } from '../entries.ts';
import { editorByName, type StoredEditor } from '../find-editors.ts';
import { passwordThrottle } from './password-throttle.ts';
import { startSession } from './sessions.ts';
import { sharedName } from './shared-password.ts';
import type { From, SignInRules } from './sign-in-rules.ts';

type Attempt = From & {
  /** Empty: with the shared password. */
  readonly name: string;
  readonly password: string;
};

/** The secret for an authenticator app: to type, and as the text of a QR code. */
export type Offer = { readonly secret: string; readonly uri: string };

/**
 * The result of a sign-in. `token`: signed in; it identifies the session. `entry`: to be sent with a code, of the
 * existing app or, with an `offer`, of the one to set up. `seconds`: to wait before the next attempt is checked. None
 * of them: name or password was wrong.
 */
export type SignIn = {
  readonly token?: string;
  readonly entry?: string;
  readonly offer?: Offer;
  /** Shown once, after an app was set up. */
  readonly recoveryCodes?: string[];
  readonly seconds?: number;
};

/** An unknown name has to take as long as a known one. */
let nobodys: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(crypto.randomUUID());
  return nobodys;
}

/**
 * Decision 2: checks a password. Each wrong guess delays the next; the right one from another address is still
 * accepted.
 */
export async function signInEditor(
  pool: Pool,
  { name, password, ...from }: Attempt,
  rules: SignInRules,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<SignIn> {
  const { address } = from;
  const given = plainName(name);
  // Editors who signed in with the shared password have no name of their own.
  const who = given === plainName(sharedName) ? '' : given;
  const seconds = await passwordThrottle.takeAttempt(pool, 'password', `editor ${who}`, address);
  if (seconds > 0) {
    const name = await loggedName(pool, who);
    log.warn('Somebody guesses passwords of the editor area', { name, address, seconds });
    return { seconds };
  }
  await wait(await passwordThrottle.getDelay(pool, 'password', `editor ${who}`));
  const outcome = await (who === ''
    ? byShared(pool, password, from, rules)
    : byName(pool, who, password, from, rules));
  if (!outcome) {
    log.warn('A sign-in to the editor area failed', { name: await loggedName(pool, who), address });
    return {};
  }
  await passwordThrottle.forgiveAttempt(pool, 'password', `editor ${who}`, address);
  if (outcome.token) log.info('An editor has signed in', { name: await loggedName(pool, who), address });
  return outcome;
}

/** Logs known names only: people type passwords into the name field, too. */
async function loggedName(connection: Connection, who: string): Promise<string> {
  if (who === '') return sharedName;
  return (await editorByName(connection, who))?.name ?? 'unknown';
}

async function byShared(
  pool: Pool,
  password: string,
  from: From,
  { shared }: SignInRules,
): Promise<SignIn | undefined> {
  const isRight = await isPassword(password, (await shared?.hash()) ?? (await nobodysHash()));
  return isRight && shared ? enter(pool, null, shared.version, from) : undefined;
}

async function byName(
  pool: Pool,
  who: string,
  password: string,
  from: From,
  rules: SignInRules,
): Promise<SignIn | undefined> {
  const editor = await editorByName(pool, who);
  // An editor without a password has an empty hash, which must not be compared.
  const hash = editor?.isActive ? editor.passwordHash : '';
  const isRight = await isPassword(password, hash || (await nobodysHash()));
  if (!isRight || !editor || !hash) return undefined;
  const { id, passwordVersion, hasFactor, grants } = editor;
  if (hasFactor) return { entry: await saveEntry(pool, id, passwordVersion, null) };
  if (rules.isFactorRequired && isFactorDue(grants)) return offerFactor(pool, editor, rules);
  return enter(pool, id, passwordVersion, from);
}

/** In a transaction, with which the event of entering is stored. */
function enter(pool: Pool, editorId: string | null, version: string, from: From): Promise<SignIn> {
  return inTransaction(pool, async (connection) => ({
    token: await startSession(connection, editorId, version, from),
  }));
}

/** A secret for an authenticator app, encrypted so that a copy of the database does not reveal it. */
export async function offerFactor(
  connection: Connection,
  { id, name, passwordVersion }: Pick<StoredEditor, 'id' | 'name' | 'passwordVersion'>,
  { secrets, host }: SignInRules,
): Promise<{ entry: string; offer: Offer }> {
  const offer = newTotp(host(), name);
  return { entry: await saveEntry(connection, id, passwordVersion, secrets.seal.close(offer.uri)), offer };
}

/** The secret that was offered with an entry. */
export function findOffer(sealed: string, { secrets }: SignInRules): Offer {
  const uri = secrets.seal.open(sealed);
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' };
}
