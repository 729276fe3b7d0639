import type { SignInChange } from '#contracts/mail/sign-in-mail.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { endDependentSessions, type PersonAt } from './credential-version.ts';
import type { Known } from './password/password.ts';

const actions = {
  password: 'password.change',
  codeAdded: 'totp.add',
  codeRemoved: 'totp.remove',
  passkeyAdded: 'passkey.add',
  passkeyRemoved: 'passkey.remove',
  recoveryCodes: 'recoveryCodes.renew',
  secondFactorReset: 'secondFactor.reset',
  secondFactorResetForYou: 'secondFactor.resetFor',
  secondFactorRequired: 'secondFactor.require',
} as const satisfies Record<SignInChange, string>;

type Whose = Pick<Known, 'personId' | 'version' | 'email' | 'language'>;
type How = {
  readonly address: string | null;
  /** The session of the change, which stays. */
  readonly session?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  /** The administrator who does it for the owner, and for which organisation; absent: the owner. */
  readonly by?: { readonly id: string; readonly organisation: string | null };
};

/**
 * What accompanies every change of how somebody signs in, in its transaction: everything that depends on the old
 * version ends, an audit event is written, the owner gets a mail. Gives the person's new version; undefined: the
 * change comes too late.
 */
export async function changeSignIn(
  connection: Connection,
  owner: Whose,
  change: SignInChange,
  { address, session = null, details = {}, by }: How,
): Promise<PersonAt | undefined> {
  const { personId, email, language } = owner;
  const changed = await endDependentSessions(connection, owner, session);
  if (!changed) return undefined;
  const action = actions[change];
  await writeAudit(connection, {
    actor: by?.id ?? personId,
    action,
    subject: personId,
    organisation: by?.organisation ?? null,
    details,
    address,
  });
  await addressMail(connection, [{ email, language }], {
    kind: 'signInChanged',
    change,
    at: new Date().toISOString(),
    path: portalPath(language, '/account'),
  });
  return changed;
}
