import { randomUUID } from 'node:crypto';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { addressMail } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { PersonAt } from '../credential/credential-version.ts';
import { credentialsByEmail, setPassword } from '../credential/password/password.ts';
import { hashPassword, isPassword } from '../credential/password/password-hash.ts';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle.ts';
import { callback } from './callbacks.ts';
import type { JourneyContext, JourneyPlan, Stage } from './journey.ts';
import { savePlace, takePlace } from './journey-store.ts';
import {
  accountFieldsOf,
  findColumns,
  invitedAccountFields,
  pickStored,
  readAccount,
  registrationFields,
  type StoredAccount,
} from './new-account-fields.ts';
import { setUpStages, signInOrSetUp } from './set-up-second-factor.ts';

/** How long the link in the mail is valid. */
const linkHours = 24;

type Applicant = StoredAccount & { readonly hash: string; readonly language: string };

/** Only a mail reveals whether an address has an account: the response here is the same in both cases. */
const account: Stage = {
  fields: (data) => accountFieldsOf(registrationFields, data),
  async take(context, _, answers) {
    const { filled, again } = readAccount(registrationFields, answers);
    if (again) return { to: 'Account', data: again };
    const { pool, address, language } = context;
    const waitSeconds = await takeAttempt(pool, 'mail', filled.mail, address);
    if (waitSeconds > 0) return { waitSeconds };
    const hash = await hashPassword(filled.password);
    const known = await credentialsByEmail(pool, filled.mail);
    const applicant: Applicant = { ...pickStored(filled), hash, language };
    await inTransaction(pool, (connection) =>
      sendMail(connection, applicant, Boolean(known?.isVerified), address),
    );
    return { suspended: true };
  },
};

async function sendMail(
  connection: Connection,
  applicant: Applicant,
  isKnown: boolean,
  address: string,
): Promise<void> {
  const { mail, language } = applicant;
  const place = { journey: 'Registration', stage: 'ConfirmAddress', data: applicant };
  const suspendedId = await savePlace(connection, place, linkHours * 3600, address);
  const recipient = { email: mail, language };
  if (isKnown) {
    await addressMail(connection, [recipient], { kind: 'addressKnown', path: `/${language}/reset-password` });
    return;
  }
  await addressMail(connection, [recipient], {
    kind: 'confirmAddress',
    hours: linkHours,
    path: `/${language}/register?suspendedId=${suspendedId}`,
  });
}

/**
 * The password is asked for again: somebody who reads the mail but did not choose the password must not confirm an
 * account that another person can sign in to.
 */
const confirmAddress: Stage = {
  fields: () => [callback.password('password', 'Password')],
  async take(context, data, answers) {
    const { pool, address } = context;
    const { suspendedId, ...applicant } = data as Applicant & { suspendedId: string };
    const waitSeconds = await takeAttempt(pool, 'password', applicant.mail, address);
    if (waitSeconds > 0) return { waitSeconds };
    if (!(await isPassword(answers.text('password'), applicant.hash))) return { to: 'ConfirmAddress', data };
    await forgiveAttempt(pool, 'password', applicant.mail, address);
    const person = await inTransaction(pool, async (connection) =>
      (await takePlace(connection, suspendedId)) ? makeAccount(connection, applicant, context) : undefined,
    );
    return person ? signInOrSetUp(context, person, ['pwd']) : { failed: 'expired' };
  },
};

// An invited person without an account takes the invitation over, since the address is theirs. Somebody half-way
// through the invitation then has to know the password of the account.
const columns = findColumns(registrationFields);
const taken = findColumns(invitedAccountFields).map(({ column, value }) => `${column} = ${value}`);
const makePerson = statement<PersonAt, StoredAccount & { id: string; language: string }>(
  'identity_register_person',
  `INSERT INTO identity.person AS known (id, email_verified_at, language, ${columns.map(({ column }) => column).join(', ')})
   VALUES (:id, now(), :language, ${columns.map(({ value }) => value).join(', ')})
   ON CONFLICT (lower(email)) WHERE issuer IS NULL DO UPDATE SET email_verified_at = now(), language = :language,
       ${taken.join(', ')}, credential_version = known.credential_version + 1
     WHERE known.email_verified_at IS NULL AND known.state = 'active'
   RETURNING id AS "personId", credential_version AS version`,
);

/** Undefined: the address has an account meanwhile. */
async function makeAccount(
  connection: Connection,
  { hash, ...applicant }: Applicant,
  { address }: JourneyContext,
): Promise<PersonAt | undefined> {
  const [person] = await makePerson(connection, { ...applicant, id: randomUUID() });
  if (!person) return undefined;
  const { personId } = person;
  await setPassword(connection, personId, hash);
  await writeAudit(connection, { actor: personId, action: 'account.register', subject: personId, address });
  return person;
}

export const registration: JourneyPlan = {
  begin: async () => ({ to: 'Account', data: {} }),
  stages: { Account: account, ConfirmAddress: confirmAddress, ...setUpStages },
};
