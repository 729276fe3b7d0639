import type { Connection } from '#services/foundation/statement.ts';
import { tooManyAttempts } from '#services/identity/credential/refuse-attempt.ts';
import { takeAttempt } from '../throttle/throttle.ts';
import type { Inviter } from './invitations.ts';

/**
 * Counts an invitation that an administrator has sent to a mailbox, in the transaction that sends it: a rolled-back
 * one does not count.
 * @throws TOO_MANY_ATTEMPTS with `seconds`
 */
export async function takeInvitationMail(
  connection: Connection,
  email: string,
  { id, name }: Inviter,
): Promise<void> {
  const wait = await takeAttempt(connection, 'invitation', email, id ?? `editor ${name}`);
  if (wait > 0) throw tooManyAttempts(wait);
}
