import type { Connection } from '#services/foundation/statement.ts';
import { endSessions } from '../session/end-session.ts';
import { noteChange } from './note-change.ts';
import { type Known, setPassword } from './password.ts';

type How = {
  readonly address: string | null;
  /** `password`: by the one before; `mail`: by a link. */
  readonly by: 'password' | 'mail';
  /** The session in which it is done goes on. */
  readonly session?: string | null;
};

/** Gives somebody a new password: all other sessions end, the owner gets a mail, the trail says it. */
export async function changePassword(
  connection: Connection,
  owner: Pick<Known, 'personId' | 'email' | 'language'>,
  hash: string,
  { address, by, session = null }: How,
): Promise<void> {
  await setPassword(connection, owner.personId, hash);
  await endSessions(connection, owner.personId, session);
  await noteChange(connection, owner, 'password', address, { by });
}
