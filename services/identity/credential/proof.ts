import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { badFields, conflict } from '#services/foundation/refusals.ts';
import type { Caller } from '../caller.ts';
import { type LivingSession, noteProof } from '../session/find-sessions.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { beginEnrolment, endEnrolment, findOffered, parseResponse } from './enrolment.ts';
import { checkPasskey, requestPasskey } from './passkeys.ts';
import { checkOwnPassword, getOwner, hasSecondFactor, type Owner } from './prove-again.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { tooManyAttempts } from './refuse-attempt.ts';
import { takeTotpCode } from './totp.ts';

/**
 * Proves again who the viewer is: by the password and, of people with a second factor, a code of the app or a recovery
 * code, as at signing in. Counts for some minutes, in this session.
 * @throws TOO_MANY_ATTEMPTS, CONFLICT, BAD_USER_INPUT with `password`: `wrong`, or `code`: `required` or `wrong`
 */
export async function proveByPassword(caller: Caller, password: string, code: string): Promise<void> {
  const owner = await getOwner(caller);
  const session = getSession(owner);
  await checkOwnPassword(caller, owner, password, 'password');
  if (hasSecondFactor(owner)) await checkCode(caller, owner, code);
  await noteProof(caller.connection, owner.personId, session);
}

async function checkCode({ connection, secrets }: Caller, owner: Owner, code: string): Promise<void> {
  const { personId, address } = owner;
  if (!code) throw badFields({ code: 'required' });
  const wait = await takeAttempt(connection, 'code', personId, address);
  if (wait > 0) throw tooManyAttempts(wait);
  const isRight =
    (await takeTotpCode(connection, secrets, personId, code)) ||
    (await takeRecoveryCode(connection, secrets, personId, code));
  if (!isRight) throw badFields({ code: 'wrong' });
  await forgiveAttempt(connection, 'code', personId, address);
}

/** The request to the browser: a passkey that checks who holds it is both factors. As JSON. */
export async function beginPasskeyProof(caller: Caller): Promise<string> {
  const owner = await getOwner(caller);
  const request = await requestPasskey(owner.origin, []);
  await beginEnrolment(caller, owner, 'proof', request.challenge);
  return JSON.stringify(request);
}

/** @throws TOO_MANY_ATTEMPTS, CONFLICT, BAD_USER_INPUT with `answer`: `expired` or `wrong` */
export async function proveByPasskey(caller: Caller, answer: string): Promise<void> {
  const owner = await getOwner(caller);
  const session = getSession(owner);
  const { connection } = caller;
  const { personId, address, origin } = owner;
  const wait = await takeAttempt(connection, 'code', personId, address);
  if (wait > 0) throw tooManyAttempts(wait);
  const challenge = await findOffered(caller, owner, 'proof');
  if (!challenge) throw badFields({ answer: 'expired' });
  await endEnrolment(connection, personId, 'proof');
  const given = parseResponse<AuthenticationResponseJSON>(answer);
  const who = given && (await checkPasskey(connection, given, { origin, challenge, personId: undefined }));
  if (who?.personId !== personId) throw badFields({ answer: 'wrong' });
  await forgiveAttempt(connection, 'code', personId, address);
  await noteProof(connection, personId, session);
}

/** Where the token is of another issuer, a proof is signing in there once more. */
function getSession({ session }: Owner): LivingSession {
  if (!session) throw conflict('Sign in anew.', { reason: 'noSession' });
  return session;
}
