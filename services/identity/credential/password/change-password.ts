import type { Connection } from '#services/foundation/statement.ts';
import { changeSignIn } from '../change-sign-in.ts';
import type { PersonAt } from '../credential-version.ts';
import { type Known, setPassword } from './password.ts';

type How = {
  readonly address: string | null;
  /** `password`: with the old one; `mail`: by a link. */
  readonly by: 'password' | 'mail';
  /** The session of the change, which stays. */
  readonly session?: string | null;
};

/** Sets a new password. Undefined: the change came too late, and nothing was changed. */
export async function changePassword(
  connection: Connection,
  owner: Pick<Known, 'personId' | 'version' | 'email' | 'language'>,
  hash: string,
  { by, ...how }: How,
): Promise<PersonAt | undefined> {
  const changed = await changeSignIn(connection, owner, 'password', { ...how, details: { by } });
  if (changed) await setPassword(connection, owner.personId, hash);
  return changed;
}
