import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { endDependentSessions, type PersonAt } from '../credential/credential-version.ts';
import { checkPassword, credentialsById, setPassword } from '../credential/password/password.ts';
import { hashPassword } from '../credential/password/password-hash.ts';
import { acceptInvitation, findInvitation } from '../invitation/accept-invitation.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { callback } from './callbacks.ts';
import type { Data, JourneyPlan, Stage } from './journey.ts';
import {
  accountFieldsOf,
  findColumns,
  invitedAccountFields,
  pickStored,
  readAccount,
  type StoredAccount,
} from './new-account-fields.ts';
import { requestSecondFactor, secondFactorStages } from './second-factor.ts';
import { signInOrSetUp } from './set-up-second-factor.ts';

const loadInvitation = (data: Data) => data as PersonAt & { token: string; mail: string };

const columns = findColumns(invitedAccountFields).map(({ column, value }) => `${column} = ${value}`);
const name = statement<never, Omit<StoredAccount, 'mail'> & { personId: string }>(
  'identity_name_invited_person',
  `UPDATE identity.person SET ${columns.join(', ')} WHERE id = :personId`,
);

/** Without an account, the person creates one; the link confirms the address. */
const account: Stage = {
  fields: (data) => accountFieldsOf(invitedAccountFields, data),
  async take(context, data, answers) {
    const { pool } = context;
    const { token, personId, version, mail } = loadInvitation(data);
    const { filled, again } = readAccount(invitedAccountFields, answers, { mail });
    if (again) return { to: 'InvitedAccount', data: { ...data, ...again } };
    const hash = await hashPassword(filled.password);
    const person = await inTransaction(pool, async (connection) => {
      // Of two at once the second waits here, and neither sets the password of an account that was created in another
      // way meanwhile.
      const changed = await endDependentSessions(connection, { personId, version });
      if (!changed || (await acceptInvitation(connection, token, personId)) !== 'accepted') return undefined;
      await name(connection, { ...pickStored(filled), personId });
      await setPassword(connection, personId, hash);
      return changed;
    });
    return person ? signInOrSetUp(context, person, ['pwd']) : { failed: 'expired' };
  },
};

/** With an account, the person proves that it is theirs. */
const password: Stage = {
  fields: () => [callback.password('password', 'Password')],
  async take(context, data, answers) {
    const { pool, address } = context;
    const { token, personId, mail } = loadInvitation(data);
    const waitSeconds = await takeAttempt(pool, 'password', mail, address);
    if (waitSeconds > 0) return { waitSeconds };
    const known = await credentialsById(pool, personId);
    if (!(await checkPassword(pool, known, answers.text('password'))) || !known)
      return { to: 'InvitedPassword', data };
    await forgiveAttempt(pool, 'password', mail, address);
    const accepted = await inTransaction(pool, (connection) => acceptInvitation(connection, token, personId));
    if (accepted !== 'accepted') return { failed: 'expired' };
    return requestSecondFactor(context, known, ['pwd']);
  },
};

export const invitation: JourneyPlan = {
  async begin({ pool }, parameters) {
    const token = parameters.get('token') ?? '';
    const found = await findInvitation(pool, token);
    if (found?.state !== 'open') return { failed: 'expired' };
    const { personId, version, email: mail, firstName: givenName, lastName: sn, hasAccount } = found;
    const data = { token, personId, version, mail, typed: { givenName, sn } };
    return { to: hasAccount ? 'InvitedPassword' : 'InvitedAccount', data };
  },
  stages: { InvitedAccount: account, InvitedPassword: password, ...secondFactorStages },
};
