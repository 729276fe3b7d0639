import { GraphQLError } from 'graphql';
import { forbidden } from '#services/foundation/bad-input.ts';
import { badFields, unauthenticated } from '#services/foundation/refusals.ts';
import { type Caller, getViewer } from '../caller.ts';
import { provedMinutes, type ValidSession } from '../session/find-sessions.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { checkPassword, credentialsById, type Known } from './password/password.ts';
import { tooManyAttempts } from './refuse-attempt.ts';

/** A person who changes how they sign in. */
export type Owner = Known & {
  readonly address: string;
  /** The session of the change; undefined: the token names none. */
  readonly session: ValidSession | undefined;
  /** Scheme and host of the issuer, to which passkeys are bound. */
  readonly origin: string;
};

/**
 * The viewer, who recently proved their identity: by signing in, or again (`proof.ts`). The time is stored with the
 * session, not taken from the request.
 * @throws UNAUTHENTICATED, or PROOF_REQUIRED with the possible proofs: `code` beside the password, or a `passkey`
 * alone
 */
export async function provenOwner(caller: Caller): Promise<Owner> {
  const owner = await getOwner(caller);
  const isProven = owner.session ? owner.session.isProved : await hasJustSignedIn(caller);
  if (isProven) return owner;
  throw new GraphQLError('Prove your identity again.', {
    extensions: {
      code: 'PROOF_REQUIRED',
      proof: { code: hasSecondFactor(owner), passkey: owner.passkeys > 0 },
    },
  });
}

/** Tokens of another issuer name no session of ours, but when the person signed in there. */
async function hasJustSignedIn(caller: Caller): Promise<boolean> {
  const claims = await caller.claims();
  return Date.now() / 1000 - Number(claims?.auth_time ?? 0) < provedMinutes * 60;
}

export function hasSecondFactor({ hasTotp, passkeys }: Pick<Known, 'hasTotp' | 'passkeys'>): boolean {
  return hasTotp || passkeys > 0;
}

/** @throws TOO_MANY_ATTEMPTS, BAD_USER_INPUT with `wrong` at the field of that name */
export async function checkOwnPassword(
  { connection }: Caller,
  owner: Owner,
  password: string,
  field: string,
): Promise<void> {
  const wait = await takeAttempt(connection, 'password', owner.email, owner.address);
  if (wait > 0) throw tooManyAttempts(wait);
  if (!(await checkPassword(connection, owner, password))) throw badFields({ [field]: 'wrong' });
  await forgiveAttempt(connection, 'password', owner.email, owner.address);
}

/** The viewer as the owner of an account, in the session of the request. */
export async function getOwner(caller: Caller): Promise<Owner> {
  const viewer = await getViewer(caller);
  const claims = await caller.claims();
  const session = await caller.session();
  const known = await credentialsById(caller.connection, viewer.id);
  if (!known) throw unauthenticated();
  return {
    ...known,
    version: session?.version ?? known.version,
    address: caller.address ?? '',
    session,
    origin: new URL(claims?.iss ?? '').origin,
  };
}

/**
 * The same for somebody who signs in here: our own people set up app and passkey here, too (decision 0080), people
 * from another tenant do it there.
 * @throws FORBIDDEN
 */
export async function provenOwnerHere(caller: Caller): Promise<Owner> {
  const { isHere } = await getOwner(caller);
  if (!isHere) throw forbidden('This sign-in is managed elsewhere.');
  return provenOwner(caller);
}

/** Decision 11: the profile and password of our own people are managed in another directory. */
export async function refuseEmployees(caller: Caller): Promise<void> {
  const { isKeptElsewhere } = await getViewer(caller);
  if (isKeptElsewhere) throw forbidden('The sign-in of our own people is managed elsewhere.');
}
