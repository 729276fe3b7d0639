import { randomUUID } from 'node:crypto';
import type { WayToAsk } from '#contracts/identity/joining.ts';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { createAllowances } from '#services/foundation/throttle/allowance.ts';
import { findAdministrators } from '../access/find-administrators.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';

const takeOne = createAllowances('identity');
/** Strangers must not flood an administrator's mailbox; further requests still appear in the list. */
const mailsToOne = { times: 30, seconds: 24 * 60 * 60 };

/** The request of a person from outside. */
export const requestedApplications: readonly ApplicationKey[] = ['ticketing', 'inventory'];

type Applicant = { personId: string; name: string; email: string; address: string | null };
type How = {
  way: WayToAsk | 'domain';
  value: string;
  workplace: string;
  /** Whether the person must not learn who got the request. */
  isHidden: boolean;
};

const insert = statement<
  { application: ApplicationKey },
  { id: string; person: string; application: string; organisation: string; isHidden: boolean }
>(
  'identity_insert_asked_access',
  `INSERT INTO identity.access (id, person_id, application, organisation_id, role, status, requested_by, requested_at, is_hidden)
   VALUES (:id, :person, :application, :organisation, 'user', 'pending', :person, now(), :isHidden)
   ON CONFLICT (person_id, application, organisation_id) DO NOTHING RETURNING application`,
);

const getName = statement<{ name: string }, { organisation: string }>(
  'identity_name_of_organisation',
  'SELECT name FROM identity.organisation WHERE id = :organisation',
);

/**
 * Passes a request to the administrators of an organisation and notifies them; an existing request stays as it is.
 */
export async function passOn(
  connection: Connection,
  { personId, name, email, address }: Applicant,
  organisation: string,
  { way, value, workplace, isHidden }: How,
): Promise<void> {
  const added: ApplicationKey[] = [];
  for (const application of requestedApplications) {
    const row = { id: randomUUID(), person: personId, application, organisation, isHidden };
    added.push(...(await insert(connection, row)).map((one) => one.application));
  }
  if (added.length === 0) return;
  await writeAudit(
    connection,
    ...added.map((application) => ({
      actor: personId,
      action: 'access.request',
      subject: personId,
      organisation,
      details: { application, way, value, workplace },
      address,
    })),
  );
  const [known] = await getName(connection, { organisation });
  if (!known || !(await takeOne(connection, `mail of requests to ${organisation}`, mailsToOne))) return;
  for (const administrator of await findAdministrators(connection, organisation, personId)) {
    await addressMail(connection, [administrator], {
      kind: 'joiningRequested',
      name,
      email,
      organisation: known.name,
      way,
      value,
      workplace,
      path: portalPath(administrator.language, `/user-admin/${personId}`),
    });
  }
}
