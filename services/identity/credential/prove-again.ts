import { forbidden } from '#services/foundation/bad-input.ts';
import { badFields, unauthenticated } from '#services/foundation/refusals.ts';
import { type Caller, viewerOf } from '../caller.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { checkPassword, credentialsById, type Known } from './password.ts';
import { tooManyAttempts } from './too-many-attempts.ts';

/** So long after signing in nobody is asked for the password again (ASVS 7.5.1). */
const freshSeconds = 5 * 60;

/** Whoever changes how the own account is signed in to. */
export type Owner = Known & {
  readonly address: string;
  /** The session in which it is done; null: the token names none. */
  readonly session: string | null;
  /** Scheme and host of the issuer, to which passkeys are bound. */
  readonly origin: string;
};

/**
 * The viewer, having proved anew to be who the token says: by the present password, or by having signed in just now.
 * @throws UNAUTHENTICATED, TOO_MANY_ATTEMPTS, BAD_USER_INPUT with `password`: `required` or `wrong`
 */
export async function proveAgain(caller: Caller, password: string | null | undefined): Promise<Owner> {
  const owner = await ownerOf(caller);
  const claims = await caller.claims();
  const since = Date.now() / 1000 - Number(claims?.auth_time ?? 0);
  if (!password && since < freshSeconds) return owner;
  if (!password) throw badFields({ password: 'required' });
  await checkOwnPassword(caller, owner, password, 'password');
  return owner;
}

/**
 * @throws TOO_MANY_ATTEMPTS, BAD_USER_INPUT with `wrong` at the field of that name
 */
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

/** The viewer as owner of an account. */
export async function ownerOf(caller: Caller): Promise<Owner> {
  const viewer = await viewerOf(caller);
  const claims = await caller.claims();
  const known = await credentialsById(caller.connection, viewer.id);
  if (!known) throw unauthenticated();
  return {
    ...known,
    address: caller.address ?? '',
    session: typeof claims?.session === 'string' ? claims.session : null,
    origin: new URL(claims?.iss ?? '').origin,
  };
}

/** Decision 11: our own people sign in by what is kept elsewhere. */
export async function refuseEmployees(caller: Caller): Promise<void> {
  const { isKeptElsewhere } = await viewerOf(caller);
  if (isKeptElsewhere) throw forbidden('The sign-in of our own people is kept elsewhere.');
}
