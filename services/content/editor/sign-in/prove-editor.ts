import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { getStep } from '#services/foundation/second-factor/totp.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { type Entry, findEntry, takeEntry } from '../entries.ts';
import { editorById } from '../find-editors.ts';
import { noteEditor } from '../note-editor.ts';
import { renewVersion } from '../renew-version.ts';
import { newRecoveryCodes, saveTotp, takeRecoveryCode, takeTotpCode } from './factors.ts';
import { codeThrottle } from './password-throttle.ts';
import { startSession } from './sessions.ts';
import { findOffer, type SignIn } from './sign-in-editor.ts';
import type { From, SignInRules } from './sign-in-rules.ts';

type Proof = From & { readonly entry: string; readonly code: string };

/**
 * The second step of a sign-in: a code of the app, or a recovery code. After a wrong code the result holds the entry
 * again; without one it has expired, or password or factor have changed.
 */
export async function proveEditor(
  pool: Pool,
  { entry: secret, code, ...from }: Proof,
  rules: SignInRules,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<SignIn> {
  const entry = await findEntry(pool, secret);
  if (!entry) return {};
  const { editorId, name, sealed } = entry;
  const { address } = from;
  const again = { entry: secret, ...(sealed !== null && { offer: findOffer(sealed, rules) }) };
  const seconds = await codeThrottle.takeAttempt(pool, 'code', editorId, address);
  if (seconds > 0) return { ...again, seconds };
  const outcome = await inTransaction(pool, (connection) =>
    sealed === null
      ? withFactor(connection, secret, entry, code, from, rules)
      : withNewFactor(connection, secret, entry, code, from, rules),
  );
  if (outcome === 'wrong') {
    log.warn('A sign-in to the editor area failed', { name, address, by: 'code' });
    return again;
  }
  if (outcome === 'expired') return {};
  await codeThrottle.forgiveAttempt(pool, 'code', editorId, address);
  log.info('An editor has signed in', { name, address, by: 'code' });
  return outcome;
}

type Step = (
  connection: Connection,
  secret: string,
  entry: Entry,
  code: string,
  from: From,
  rules: SignInRules,
) => Promise<SignIn | 'wrong' | 'expired'>;

const withFactor: Step = async (connection, secret, entry, code, from, { secrets }) => {
  const { editorId, version } = entry;
  const isRight =
    (await takeTotpCode(connection, secrets, editorId, code)) ||
    (await takeRecoveryCode(connection, secrets, editorId, code));
  if (!isRight) return 'wrong';
  if (!(await takeEntry(connection, secret, entry))) return 'expired';
  return { token: await startSession(connection, editorId, version, from) };
};

const withNewFactor: Step = async (connection, secret, entry, code, from, rules) => {
  const saved = await saveOfferedFactor(connection, secret, entry, code, null, rules);
  if (typeof saved === 'string') return saved;
  const { version, recoveryCodes } = saved;
  return { token: await startSession(connection, entry.editorId, version, from), recoveryCodes };
};

/** Sets up the offered app once its code is right; sessions that were opened with the password alone end. */
export async function saveOfferedFactor(
  connection: Connection,
  secret: string,
  entry: Entry,
  code: string,
  session: string | null,
  rules: SignInRules,
): Promise<{ version: string; recoveryCodes: string[] } | 'wrong' | 'expired'> {
  if (entry.sealed === null) return 'expired';
  const { editorId } = entry;
  const offered = findOffer(entry.sealed, rules).secret;
  const step = getStep(offered, code);
  if (step === undefined) return 'wrong';
  if (!(await takeEntry(connection, secret, entry))) return 'expired';
  await saveTotp(connection, rules.secrets, editorId, offered, step);
  const recoveryCodes = await newRecoveryCodes(connection, rules.secrets, editorId);
  const editor = await editorById(connection, editorId);
  if (editor) await noteEditor(connection, editor, 'saved', editor.name, 'factor');
  return { version: await renewVersion(connection, editorId, session), recoveryCodes };
}
