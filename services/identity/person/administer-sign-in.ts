import { forbidden } from '#services/foundation/bad-input.ts';
import { conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getAdministrator } from '../caller.ts';
import { changeSignIn } from '../credential/change-sign-in.ts';
import { removePasskeys } from '../credential/new-passkey.ts';
import { credentialsById, type Known } from '../credential/password/password.ts';
import { hasSecondFactor, provenOwner } from '../credential/prove-again.ts';
import { removeRecoveryCodes } from '../credential/recovery-codes.ts';
import { tooManyAttempts } from '../credential/refuse-attempt.ts';
import { removeTotp } from '../credential/totp.ts';
import { endSessions } from '../session/end-session.ts';
import { takeAttempt } from '../throttle/throttle.ts';
import { isUuid, isWithin, type Viewer } from '../viewer.ts';
import { findVisiblePerson } from './find-person.ts';

const require = statement<never, { personId: string; isRequired: boolean }>(
  'identity_require_second_factor',
  'UPDATE identity.person SET second_factor_required = :isRequired WHERE id = :personId',
);

/**
 * Whether an administrator with that scope may change how a person signs in. That would open everything the person
 * may use for any organisation, so all of them have to be in the scope; somebody who only asks to join belongs to
 * none.
 */
export function maySignInBeAdministered(
  { id, scope, administration }: Viewer,
  person: { id: string; isEmployee: boolean },
  organisations: readonly { id: string }[],
): boolean {
  if (person.id === id || administration === 'none') return false;
  if (scope === null) return true;
  return (
    !person.isEmployee && organisations.length > 0 && organisations.every((one) => isWithin(scope, one.id))
  );
}

type Administered = Known & {
  readonly by: { readonly id: string; readonly organisation: string | null };
  readonly address: string;
};

/**
 * The person whose sign-in is to be changed, by an administrator who has just proved their identity.
 * @throws UNAUTHENTICATED, FORBIDDEN, PROOF_REQUIRED, NOT_FOUND, TOO_MANY_ATTEMPTS, CONFLICT: it is managed elsewhere
 */
async function administered(caller: Caller, personId: string): Promise<Administered> {
  const viewer = await getAdministrator(caller);
  const { address } = await provenOwner(caller);
  if (!isUuid(personId)) throw notFound();
  const person = await findVisiblePerson(caller.connection, personId, viewer.scope);
  if (!person) throw notFound();
  const organisations = (await caller.read().organisations(personId)) ?? [];
  if (!maySignInBeAdministered(viewer, person, organisations))
    throw forbidden('This person also belongs to organisations of others, or is oneself.');
  const known = await credentialsById(caller.connection, personId);
  if (!known?.isHere) throw conflict('This sign-in is managed elsewhere.', { reason: 'elsewhere' });
  const wait = await takeAttempt(caller.connection, 'mail', known.email, viewer.id);
  if (wait > 0) throw tooManyAttempts(wait);
  const [organisation] = organisations;
  return { ...known, address, by: { id: viewer.id, organisation: organisation?.id ?? null } };
}

/** Removes app, passkeys and recovery codes of somebody who has lost them; all sessions end. */
export async function resetSecondFactorOf(caller: Caller, personId: string): Promise<void> {
  const person = await administered(caller, personId);
  if (!hasSecondFactor(person)) throw conflict('There is no second factor.', { reason: 'state' });
  await changed(caller, person, 'secondFactorResetForYou', async (connection) => {
    await removeTotp(connection, personId);
    await removePasskeys(connection, personId);
    await removeRecoveryCodes(connection, personId);
  });
}

/**
 * Requires a second factor of somebody, or no longer. A person without one is signed out, and sets one up at the next
 * sign-in.
 */
export async function requireSecondFactorOf(
  caller: Caller,
  personId: string,
  isRequired: boolean,
): Promise<void> {
  const person = await administered(caller, personId);
  const write = (connection: Connection) => require(connection, { personId, isRequired });
  if (isRequired && !hasSecondFactor(person)) return changed(caller, person, 'secondFactorRequired', write);
  await inTransaction(caller.connection, async (connection) => {
    await write(connection);
    const action = isRequired ? 'secondFactor.require' : 'secondFactor.release';
    await note(connection, person, action, {});
  });
  caller.changed();
}

/**
 * Signs somebody out everywhere.
 * @returns how many sessions have ended
 */
export async function endSessionsOf(caller: Caller, personId: string): Promise<number> {
  const person = await administered(caller, personId);
  const ended = await inTransaction(caller.connection, async (connection) => {
    const ended = await endSessions(connection, personId);
    await note(connection, person, 'session.end', { ended });
    return ended;
  });
  caller.changed();
  return ended;
}

async function changed(
  caller: Caller,
  { by, address, ...person }: Administered,
  change: 'secondFactorResetForYou' | 'secondFactorRequired',
  work: (connection: Connection) => Promise<unknown>,
): Promise<void> {
  await inTransaction(caller.connection, async (connection) => {
    if (!(await changeSignIn(connection, person, change, { address, by })))
      throw conflict('The sign-in has changed in the meantime.', { reason: 'changed' });
    await work(connection);
  });
  caller.changed();
}

function note(
  connection: Connection,
  { personId, address, by }: Administered,
  action: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id: actor, organisation } = by;
  return writeAudit(connection, { actor, action, subject: personId, organisation, details, address });
}
