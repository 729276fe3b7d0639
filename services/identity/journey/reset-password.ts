import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { addressMail } from '../address-mail.ts';
import { changePassword } from '../credential/password/change-password.ts';
import { credentialsByEmail, credentialsById } from '../credential/password/password.ts';
import { hashPassword } from '../credential/password/password-hash.ts';
import { takeAttempt } from '../throttle/throttle.ts';
import type { JourneyPlan, Stage } from './journey.ts';
import { savePlace, takePlace } from './journey-store.ts';
import { accountFieldsOf, readAccount } from './new-account-fields.ts';
import { requestSecondFactor, secondFactorStages } from './second-factor.ts';

/** How long the link in the mail is valid. */
const linkHours = 1;

/** Only a mail reveals whether an address has an account. */
const address: Stage = {
  fields: (data) => accountFieldsOf(['mail'], data),
  async take({ pool, address, language }, _, answers) {
    const { filled, again } = readAccount(['mail'], answers);
    if (again) return { to: 'Address', data: again };
    const waitSeconds = await takeAttempt(pool, 'mail', filled.mail, address);
    if (waitSeconds > 0) return { waitSeconds };
    const known = await credentialsByEmail(pool, filled.mail);
    const recipientLanguage = known?.language ?? language;
    await inTransaction(pool, async (connection) => {
      const data = { personId: known?.personId ?? null, version: known?.version ?? null };
      const place = { journey: 'ResetPassword', stage: 'NewPassword', data };
      const suspendedId = await savePlace(connection, place, linkHours * 3600, address);
      const recipient = { email: known?.email ?? filled.mail, language: recipientLanguage };
      const path = `/${recipientLanguage}/reset-password?suspendedId=${suspendedId}`;
      await addressMail(
        connection,
        [recipient],
        known
          ? { kind: 'resetPassword', hours: linkHours, path }
          : { kind: 'addressUnknown', path: `/${recipientLanguage}/register` },
      );
    });
    return { suspended: true };
  },
};

const verify = statement<never, { personId: string }>(
  'identity_verify_address',
  'UPDATE identity.person SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = :personId',
);

/** `personId` null: the address is unknown, and no link was sent. */
type Args = { personId: string | null; version: number; suspendedId: string };

/** A new password ends all sessions. A second factor is still required: access to the mailbox does not replace it. */
const newPassword: Stage = {
  fields: (data) => accountFieldsOf(['password'], data),
  async take(context, data, answers) {
    const { pool, address } = context;
    const { personId, version, suspendedId } = data as Args;
    const known = personId ? await credentialsById(pool, personId) : undefined;
    if (!known) return { failed: 'expired' };
    const owner = { mail: known.email, givenName: known.firstName, sn: known.lastName };
    const { filled, again } = readAccount(['password'], answers, owner);
    if (again) return { to: 'NewPassword', data: { ...data, problems: again.problems } };
    const hash = await hashPassword(filled.password);
    const changed = await inTransaction(pool, async (connection: Connection) => {
      if (!(await takePlace(connection, suspendedId))) return undefined;
      await verify(connection, { personId: known.personId });
      return changePassword(connection, { ...known, version }, hash, { address, by: 'mail' });
    });
    return changed ? requestSecondFactor(context, { ...known, ...changed }, ['pwd']) : { failed: 'expired' };
  },
};

export const resetPassword: JourneyPlan = {
  begin: async () => ({ to: 'Address', data: {} }),
  stages: { Address: address, NewPassword: newPassword, ...secondFactorStages },
};
