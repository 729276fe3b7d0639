import type { SignInChange } from '#contracts/mail/identity-mail.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mailTo, portalPath } from '../mail-to.ts';
import type { Known } from './password.ts';

type Whose = Pick<Known, 'personId' | 'email' | 'language'>;

const actions = {
  password: 'password.change',
  codeAdded: 'totp.add',
  codeRemoved: 'totp.remove',
  passkeyAdded: 'passkey.add',
  passkeyRemoved: 'passkey.remove',
  recoveryCodes: 'recoveryCodes.renew',
  secondFactorReset: 'secondFactor.reset',
} as const satisfies Record<SignInChange, string>;

/** Tells the trail and, by mail, the owner what was changed about signing in, in the transaction that does it. */
export async function noteChange(
  connection: Connection,
  { personId, email, language }: Whose,
  change: SignInChange,
  address: string | null,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await writeAudit(connection, {
    actor: personId,
    action: actions[change],
    subject: personId,
    details,
    address,
  });
  await mailTo(connection, [{ email, language }], {
    kind: 'signInChanged',
    change,
    at: new Date().toISOString(),
    path: portalPath(language, '/account'),
  });
}
