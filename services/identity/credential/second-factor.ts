import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { SignInChange } from '#contracts/mail/sign-in-mail.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { getStep, newTotp } from '#services/foundation/second-factor/totp.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Caller } from '../caller.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { changeSignIn } from './change-sign-in.ts';
import { beginEnrolment, findOffered, parseResponse } from './enrolment.ts';
import { addPasskey, offerPasskey, removePasskey, removePasskeys, verifyNewPasskey } from './new-passkey.ts';
import { getOwner, hasSecondFactor, type Owner, provenOwner, provenOwnerHere } from './prove-again.ts';
import { newRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { tooManyAttempts } from './refuse-attempt.ts';
import { removeTotp, saveTotp } from './totp.ts';

type Added = { recoveryCodes: string[] | null };

export async function beginTotp(caller: Caller) {
  const owner = await provenOwnerHere(caller);
  const offer = newTotp(new URL(owner.origin).hostname, owner.email);
  await beginEnrolment(caller, owner, 'totp', offer.secret);
  return offer;
}

export async function confirmTotp(caller: Caller, code: string): Promise<Added> {
  const owner = await getOwner(caller);
  const { connection: pool, secrets } = caller;
  const { personId, address } = owner;
  const wait = await takeAttempt(pool, 'code', personId, address);
  if (wait > 0) throw tooManyAttempts(wait);
  const secret = await findOffered(caller, owner, 'totp');
  if (!secret) throw badFields({ code: 'expired' });
  const step = getStep(secret, code);
  if (step === undefined) throw badFields({ code: 'wrong' });
  await forgiveAttempt(pool, 'code', personId, address);
  return changed(caller, owner, 'codeAdded', async (connection) => {
    await saveTotp(connection, secrets, personId, secret, step);
    // The codes that were created with an app are deleted with it.
    return firstCodes(connection, caller, owner.hasTotp ? { ...owner, recoveryCodes: 0 } : owner);
  });
}

export async function dropTotp(caller: Caller): Promise<boolean> {
  const owner = await provenOwner(caller);
  if (!owner.hasTotp) return false;
  return changed(caller, owner, 'codeRemoved', async (connection) => {
    await removeTotp(connection, owner.personId);
    if (owner.passkeys === 0) await removeRecoveryCodes(connection, owner.personId);
    return true;
  });
}

export async function beginPasskey(caller: Caller): Promise<string> {
  const owner = await provenOwnerHere(caller);
  const options = await offerPasskey(caller.connection, owner);
  await beginEnrolment(caller, owner, 'passkey', options.challenge);
  return JSON.stringify(options);
}

export async function confirmPasskey(caller: Caller, name: string, answer: string): Promise<Added> {
  const owner = await getOwner(caller);
  const challenge = await findOffered(caller, owner, 'passkey');
  if (!challenge) throw badFields({ answer: 'expired' });
  const given = parseResponse<RegistrationResponseJSON>(answer);
  const passkey = await verifyNewPasskey(given, challenge, owner.origin);
  if (!passkey) throw badFields({ answer: 'wrong' });
  return changed(caller, owner, 'passkeyAdded', async (connection) => {
    if (!(await addPasskey(connection, owner.personId, name.trim().slice(0, 80), passkey)))
      throw badFields({ answer: 'expired' });
    return firstCodes(connection, caller, owner);
  });
}

/** @throws NOT_FOUND when the viewer has no passkey with this id */
export async function dropPasskey(caller: Caller, id: string): Promise<boolean> {
  const owner = await provenOwner(caller);
  return changed(caller, owner, 'passkeyRemoved', async (connection) => {
    if (!(await removePasskey(connection, owner.personId, id))) throw notFound();
    if (owner.passkeys === 1 && !owner.hasTotp) await removeRecoveryCodes(connection, owner.personId);
    return true;
  });
}

export async function renewRecoveryCodes(caller: Caller): Promise<string[]> {
  const owner = await provenOwner(caller);
  if (!hasSecondFactor(owner)) throw conflict('There is no second factor to recover.');
  return changed(caller, owner, 'recoveryCodes', (connection) =>
    newRecoveryCodes(connection, caller.secrets, owner.personId),
  );
}

export async function resetSecondFactor(caller: Caller): Promise<boolean> {
  const owner = await provenOwner(caller);
  const { personId } = owner;
  return changed(caller, owner, 'secondFactorReset', async (connection) => {
    await removeTotp(connection, personId);
    await removePasskeys(connection, personId);
    await removeRecoveryCodes(connection, personId);
    return true;
  });
}

/**
 * Runs a change together with what accompanies every change of a sign-in; the session of the change stays.
 * @throws CONFLICT when something else was changed meanwhile
 */
function changed<Result>(
  { connection: pool }: Caller,
  owner: Owner,
  change: SignInChange,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { address, session } = owner;
  return inTransaction(pool, async (connection) => {
    const how = { address, session: session?.uid ?? null };
    if (!(await changeSignIn(connection, owner, change, how)))
      throw conflict('The sign-in has changed in the meantime.', { reason: 'changed' });
    return work(connection);
  });
}

/** The first second factor creates recovery codes, for the day on which it is lost. */
async function firstCodes(connection: Connection, { secrets }: Caller, owner: Owner): Promise<Added> {
  if (owner.recoveryCodes > 0) return { recoveryCodes: null };
  return { recoveryCodes: await newRecoveryCodes(connection, secrets, owner.personId) };
}
