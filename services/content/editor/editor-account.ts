import type { Pool } from 'pg';
import { isChief, isFactorDue } from '#contracts/editing/roles.ts';
import { asUnchanged } from '#services/foundation/editing/is-done.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { hashPassword, isPassword } from '../page/protection/page-password.ts';
import { normaliseEmail, saveEmail } from './editor-email.ts';
import { findEntry } from './entries.ts';
import { editorById, type StoredEditor } from './find-editors.ts';
import { noteEditor } from './note-editor.ts';
import { problemOfPassword } from './password-rules.ts';
import { renewVersion } from './renew-version.ts';
import { setPassword } from './set-password.ts';
import { sessionById } from './sign-in/editor-session.ts';
import { countRecoveryCodes, newRecoveryCodes, removeRecoveryCodes, removeTotp } from './sign-in/factors.ts';
import { codeThrottle } from './sign-in/password-throttle.ts';
import { saveOfferedFactor } from './sign-in/prove-editor.ts';
import { endSession, endSessions, findSessions, type SessionRow } from './sign-in/sessions.ts';
import { type Offer, offerFactor } from './sign-in/sign-in-editor.ts';
import type { SignInRules } from './sign-in/sign-in-rules.ts';

/** What editors do with their own account. The session is named by its id, which a trusted caller knows. */

/** Why it was not done. */
export type OwnProblem =
  | 'absent'
  | 'codeWrong'
  | 'emailMalformed'
  | 'factorRequired'
  | 'offerExpired'
  | 'passwordCommon'
  | 'passwordLong'
  | 'passwordShort'
  | 'passwordWrong'
  | 'tooManyAttempts';

export type OwnChange = {
  readonly problem: OwnProblem | null;
  /** Shown once. */
  readonly recoveryCodes?: string[];
  readonly entry?: string;
  readonly offer?: Offer;
};

export type OwnAccess = {
  /** Where mail about work goes. */
  readonly email: string | null;
  readonly hasFactor: boolean;
  readonly isFactorRequired: boolean;
  readonly recoveryCodes: number;
  readonly current: string;
  readonly sessions: SessionRow[];
  /** Sessions of the shared password, for chiefs. */
  readonly sharedSessions: SessionRow[];
};

const not = (problem: OwnProblem): OwnChange => ({ problem });
const done = (more: Omit<OwnChange, 'problem'> = {}): OwnChange => ({ problem: null, ...more });

/** How the editor of a session signs in, and where they are signed in; null: the session has ended. */
export async function ownAccess(
  connection: Connection,
  id: string,
  rules: SignInRules,
): Promise<OwnAccess | null> {
  const session = await sessionById(connection, id, rules);
  if (!session) return null;
  const editor = await getOwner(connection, id, rules);
  const shared = rules.shared ? await findSessions(connection, null, rules.shared.version) : [];
  return {
    email: editor?.email ?? null,
    hasFactor: editor?.hasFactor ?? false,
    isFactorRequired: isBound(editor, rules),
    recoveryCodes: editor ? await countRecoveryCodes(connection, editor.id) : 0,
    current: id,
    sessions: editor ? await findSessions(connection, editor.id, editor.passwordVersion) : shared,
    sharedSessions: isChief(session.grants) && editor ? shared : [],
  };
}

/** Sets the address for mail to the editor of a session. */
export function setOwnEmail(pool: Pool, id: string, text: string, rules: SignInRules): Promise<OwnChange> {
  return inTransaction(pool, async (connection) => {
    const editor = await getOwner(connection, id, rules);
    if (!editor) return not('absent');
    const tidy = normaliseEmail(text);
    if (!tidy) return not('emailMalformed');
    if (tidy.email === editor.email) return asUnchanged(done());
    await saveEmail(connection, editor, tidy.email, editor.name);
    return done();
  });
}

/** Ends one of the editor's sessions or, for a chief, one of the shared password. False: it is neither. */
export async function endOwnSession(
  connection: Connection,
  id: string,
  ended: string,
  rules: SignInRules,
): Promise<boolean> {
  const session = await sessionById(connection, id, rules);
  if (!session) return false;
  const editor = await getOwner(connection, id, rules);
  if (await endSession(connection, ended, editor?.id ?? null)) return true;
  return isChief(session.grants) && (await endSession(connection, ended, null));
}

/**
 * Ends all of the editor's sessions but this one or, for a chief, all of the shared password.
 * @returns how many
 */
export async function endOtherSessions(
  connection: Connection,
  id: string,
  isShared: boolean,
  rules: SignInRules,
): Promise<number> {
  const session = await sessionById(connection, id, rules);
  if (!session) return 0;
  const editor = await getOwner(connection, id, rules);
  if (isShared && !isChief(session.grants)) return 0;
  return endSessions(connection, isShared ? null : (editor?.id ?? null), id);
}

/** Changes the own password, which needs the old one. */
export async function changeOwnPassword(
  pool: Pool,
  id: string,
  { current, next }: { current: string; next: string },
  rules: SignInRules,
): Promise<OwnChange> {
  const problem = problemOfPassword(next);
  if (problem) return not(problem);
  const proved = await prove(pool, id, current, rules);
  if ('problem' in proved) return proved;
  const hash = await hashPassword(next);
  return inTransaction(pool, async (connection) => {
    await setPassword(connection, proved.id, hash, id);
    await noteEditor(connection, proved, 'saved', proved.name, 'password');
    return done();
  });
}

/** Offers the secret for an authenticator app, which needs the password. */
export async function beginOwnFactor(
  pool: Pool,
  id: string,
  password: string,
  rules: SignInRules,
): Promise<OwnChange> {
  const editor = await prove(pool, id, password, rules);
  return 'problem' in editor ? editor : done(await offerFactor(pool, editor, rules));
}

/** Confirms the app with its first code: from then on a code is required, and all other sessions have ended. */
export async function confirmOwnFactor(
  pool: Pool,
  id: string,
  { entry: secret, code }: { entry: string; code: string },
  rules: SignInRules,
): Promise<OwnChange> {
  const editor = await getOwner(pool, id, rules);
  if (!editor) return not('absent');
  if ((await codeThrottle.takeAttempt(pool, 'code', editor.id, `own ${editor.id}`)) > 0)
    return not('tooManyAttempts');
  const entry = await findEntry(pool, secret);
  if (entry?.editorId !== editor.id) return not('offerExpired');
  const saved = await inTransaction(pool, (connection) =>
    saveOfferedFactor(connection, secret, entry, code, id, rules),
  );
  if (saved === 'wrong') return not('codeWrong');
  if (saved === 'expired') return not('offerExpired');
  await codeThrottle.forgiveAttempt(pool, 'code', editor.id, `own ${editor.id}`);
  return done({ recoveryCodes: saved.recoveryCodes });
}

/** Removes the second factor, where a password alone is enough. */
export async function removeOwnFactor(
  pool: Pool,
  id: string,
  password: string,
  rules: SignInRules,
): Promise<OwnChange> {
  const editor = await prove(pool, id, password, rules);
  if ('problem' in editor) return editor;
  if (isBound(editor, rules)) return not('factorRequired');
  return inTransaction(pool, async (connection) => {
    await dropFactor(connection, editor, editor.name, id);
    return done();
  });
}

/** Replaces the recovery codes; the old ones become invalid. */
export async function renewOwnCodes(
  pool: Pool,
  id: string,
  password: string,
  rules: SignInRules,
): Promise<OwnChange> {
  const editor = await prove(pool, id, password, rules);
  if ('problem' in editor) return editor;
  if (!editor.hasFactor) return not('absent');
  return inTransaction(pool, async (connection) => {
    await noteEditor(connection, editor, 'saved', editor.name, 'factor');
    return done({ recoveryCodes: await newRecoveryCodes(connection, rules.secrets, editor.id) });
  });
}

/** Removes app and recovery codes, and ends all sessions but `session`. */
export async function dropFactor(
  connection: Connection,
  editor: StoredEditor,
  by: string,
  session: string | null,
): Promise<void> {
  await removeTotp(connection, editor.id);
  await removeRecoveryCodes(connection, editor.id);
  await renewVersion(connection, editor.id, session);
  await noteEditor(connection, editor, 'saved', by, 'factor');
}

/** Checks the password of the editor of a session before a change of how they sign in. */
async function prove(
  pool: Pool,
  id: string,
  password: string,
  rules: SignInRules,
): Promise<StoredEditor | { problem: OwnProblem }> {
  const editor = await getOwner(pool, id, rules);
  if (!editor) return { problem: 'absent' };
  // Counted by editor: only the owner of the session gets here, so nobody else is slowed down.
  const counted = `own ${editor.id}`;
  if ((await codeThrottle.takeAttempt(pool, 'password', counted, counted)) > 0)
    return { problem: 'tooManyAttempts' };
  if (!editor.passwordHash || !(await isPassword(password, editor.passwordHash)))
    return { problem: 'passwordWrong' };
  await codeThrottle.forgiveAttempt(pool, 'password', counted, counted);
  return editor;
}

async function getOwner(
  connection: Connection,
  id: string,
  rules: SignInRules,
): Promise<StoredEditor | undefined> {
  const session = await sessionById(connection, id, rules);
  return session && session.id !== 'shared' ? editorById(connection, session.id) : undefined;
}

function isBound(editor: StoredEditor | undefined, { isFactorRequired }: SignInRules): boolean {
  return isFactorRequired && editor !== undefined && isFactorDue(editor.grants);
}
