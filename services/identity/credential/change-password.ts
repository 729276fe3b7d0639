import type { Connection } from '#services/foundation/statement.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mailTo, portalPath } from '../mail-to.ts';
import { endSessions } from '../session/end-session.ts';
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
  { personId, email, language }: Pick<Known, 'personId' | 'email' | 'language'>,
  hash: string,
  { address, by, session = null }: How,
): Promise<void> {
  await setPassword(connection, personId, hash);
  await endSessions(connection, personId, session);
  await writeAudit(connection, {
    actor: personId,
    action: 'password.change',
    subject: personId,
    details: { by },
    address,
  });
  await mailTo(connection, [{ email, language }], {
    kind: 'signInChanged',
    change: 'password',
    at: new Date().toISOString(),
    path: portalPath(language, '/account'),
  });
}
