import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { badFields, conflict } from '#services/foundation/refusals.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Caller } from '../caller.ts';
import { endSessions } from '../session/end-session.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { beginEnrolment, endEnrolment, offeredTo } from './enrolment.ts';
import { addPasskey, offerPasskey, removePasskey, removePasskeys, verifyNewPasskey } from './new-passkey.ts';
import { noteChange } from './note-change.ts';
import { type Owner, ownerOf, proveAgain, refuseEmployees } from './prove-again.ts';
import { newRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { tooManyAttempts } from './too-many-attempts.ts';
import { keepTotp, newTotp, removeTotp, stepOf } from './totp.ts';

type Password = string | null | undefined;
type Added = { recoveryCodes: string[] | null };

export async function beginTotp(caller: Caller, password: Password) {
  await refuseEmployees(caller);
  const { personId, email, origin } = await proveAgain(caller, password);
  const offer = newTotp(new URL(origin).hostname, email);
  await beginEnrolment(caller.connection, caller.secrets, personId, 'totp', offer.secret);
  return offer;
}

export async function confirmTotp(caller: Caller, code: string): Promise<Added> {
  const owner = await ownerOf(caller);
  const { connection: pool, secrets } = caller;
  const { personId, address } = owner;
  const wait = await takeAttempt(pool, 'code', personId, address);
  if (wait > 0) throw tooManyAttempts(wait);
  const secret = await offeredTo(pool, secrets, personId, 'totp');
  if (!secret) throw badFields({ code: 'expired' });
  const step = stepOf(secret, code);
  if (step === undefined) throw badFields({ code: 'wrong' });
  await forgiveAttempt(pool, 'code', personId, address);
  return inTransaction(pool, async (connection) => {
    if (!(await endEnrolment(connection, personId, 'totp'))) throw badFields({ code: 'expired' });
    await keepTotp(connection, secrets, personId, secret, step);
    await noteChange(connection, owner, 'codeAdded', address);
    return firstCodes(connection, caller, owner);
  });
}

export async function dropTotp(caller: Caller, password: Password): Promise<boolean> {
  const owner = await proveAgain(caller, password);
  return inTransaction(caller.connection, async (connection) => {
    if (!(await removeTotp(connection, owner.personId))) return false;
    await noteChange(connection, owner, 'codeRemoved', owner.address);
    if (owner.passkeys === 0) await removeRecoveryCodes(connection, owner.personId);
    return true;
  });
}

export async function beginPasskey(caller: Caller, password: Password): Promise<string> {
  await refuseEmployees(caller);
  const owner = await proveAgain(caller, password);
  const options = await offerPasskey(caller.connection, owner);
  await beginEnrolment(caller.connection, caller.secrets, owner.personId, 'passkey', options.challenge);
  return JSON.stringify(options);
}

export async function confirmPasskey(caller: Caller, name: string, answer: string): Promise<Added> {
  const owner = await ownerOf(caller);
  const { connection: pool, secrets } = caller;
  const challenge = await offeredTo(pool, secrets, owner.personId, 'passkey');
  if (!challenge) throw badFields({ answer: 'expired' });
  const passkey = await verifyNewPasskey(parsed(answer), challenge, owner.origin);
  if (!passkey) throw badFields({ answer: 'wrong' });
  return inTransaction(pool, async (connection) => {
    const isFirst = await endEnrolment(connection, owner.personId, 'passkey');
    if (!isFirst || !(await addPasskey(connection, owner.personId, name.trim().slice(0, 80), passkey)))
      throw badFields({ answer: 'expired' });
    await noteChange(connection, owner, 'passkeyAdded', owner.address);
    return firstCodes(connection, caller, owner);
  });
}

export async function dropPasskey(caller: Caller, id: string, password: Password): Promise<boolean> {
  const owner = await proveAgain(caller, password);
  return inTransaction(caller.connection, async (connection) => {
    if (!(await removePasskey(connection, owner.personId, id))) return false;
    await noteChange(connection, owner, 'passkeyRemoved', owner.address);
    if (owner.passkeys === 1 && !owner.hasTotp) await removeRecoveryCodes(connection, owner.personId);
    return true;
  });
}

export async function renewRecoveryCodes(caller: Caller, password: Password): Promise<string[]> {
  const owner = await proveAgain(caller, password);
  if (!owner.hasTotp && owner.passkeys === 0) throw conflict('There is no second factor to recover.');
  return inTransaction(caller.connection, async (connection) => {
    await noteChange(connection, owner, 'recoveryCodes', owner.address);
    return newRecoveryCodes(connection, caller.secrets, owner.personId);
  });
}

export async function resetSecondFactor(caller: Caller, password: Password): Promise<boolean> {
  const owner = await proveAgain(caller, password);
  const { personId, address, session } = owner;
  await inTransaction(caller.connection, async (connection) => {
    await removeTotp(connection, personId);
    await removePasskeys(connection, personId);
    await removeRecoveryCodes(connection, personId);
    await endSessions(connection, personId, session);
    await noteChange(connection, owner, 'secondFactorReset', address);
  });
  return true;
}

/** With the first second factor come the codes for the day on which it is lost. */
async function firstCodes(connection: Connection, { secrets }: Caller, owner: Owner): Promise<Added> {
  if (owner.recoveryCodes > 0) return { recoveryCodes: null };
  return { recoveryCodes: await newRecoveryCodes(connection, secrets, owner.personId) };
}

function parsed(answer: string): RegistrationResponseJSON | undefined {
  try {
    return JSON.parse(answer) as RegistrationResponseJSON;
  } catch {
    return undefined;
  }
}
