import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { badFields, conflict } from '#services/foundation/refusals.ts';
import type { Caller } from '../caller.ts';
import { noteProof, type ValidSession } from '../session/find-sessions.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { beginEnrolment, endEnrolment, findOffered, parseResponse } from './enrolment.ts';
import { checkPasskey, requestPasskey } from './passkeys.ts';
import { checkOwnPassword, getOwner, hasSecondFactor, type Owner } from './prove-again.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { tooManyAttempts } from './refuse-attempt.ts';
import { takeTotpCode } from './totp.ts';

/**
 * Proves again who the viewer is: by the password and, for people with a second factor, a code of the app or a
 * recovery code, as when signing in. Valid for some minutes, in this session.
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

/** The options for the browser, as JSON: a passkey that verifies its owner is both factors. */
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

/** With a token of another issuer, the proof is to sign in there again. */
function getSession({ session }: Owner): ValidSession {
  if (!session) throw conflict('Sign in again.', { reason: 'noSession' });
  return session;
}
