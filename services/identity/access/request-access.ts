import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { badFields, conflict } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getViewer } from '../caller.ts';
import { applicationList } from './applications.ts';
import { findAdministrators } from './find-administrators.ts';
import { beginAccess } from './new-access.ts';

/** The open requests of somebody who belongs to no organisation. */
const maxOpenRequests = 10;

const organisationOf = statement<{ id: string; name: string }, { organisation: string; person: string }>(
  'identity_organisation_to_request',
  `SELECT o.id, o.name FROM identity.organisation o
   JOIN identity.membership m ON m.organisation_id = o.id AND m.person_id = :person
   WHERE o.id = :organisation AND o.closed_at IS NULL`,
);

const openRequests = statement<{ open: number }, { person: string }>(
  'identity_open_requests',
  `SELECT count(*)::int AS open FROM identity.access WHERE person_id = :person AND status = 'pending'`,
);

/**
 * Requests access for oneself; the administrators of the organisation are notified, or ours when it has none.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT when it is not one's own organisation, CONFLICT when there is an access
 * already or the application cannot be requested
 */
export async function requestAccess(
  caller: Caller,
  application: ApplicationKey,
  organisation: string,
): Promise<string> {
  const viewer = await getViewer(caller);
  if (!applicationList.some(({ key, selfRegistration }) => key === application && selfRegistration)) {
    throw conflict('Access to this application cannot be requested.', { reason: 'noSelfRegistration' });
  }
  await inTransaction(caller.connection, async (connection) => {
    const [known] = await organisationOf(connection, { organisation, person: viewer.id });
    if (!known) throw badFields({ organisation: 'invalid' });
    await refuseTooMany(connection, viewer.id);
    const terms = { application, role: 'user', userType: 'cloud' } as const;
    await beginAccess(connection, 'request', viewer.id, known.id, terms, viewer.id);
    await writeAudit(connection, {
      actor: viewer.id,
      action: 'access.request',
      subject: viewer.id,
      organisation: known.id,
      details: { application },
      address: caller.address,
    });
    for (const { email, language } of await findAdministrators(connection, known.id, viewer.id)) {
      await addressMail(connection, [{ email, language }], {
        kind: 'accessRequested',
        name: `${viewer.firstName} ${viewer.lastName}`.trim(),
        email: viewer.email,
        organisation: known.name,
        application,
        path: portalPath(language, `/user-admin/${viewer.id}`),
      });
    }
  });
  caller.changed();
  return viewer.id;
}

async function refuseTooMany(connection: Connection, person: string): Promise<void> {
  const [row] = await openRequests(connection, { person });
  if ((row?.open ?? 0) < maxOpenRequests) return;
  throw conflict('Wait until somebody has answered.', { reason: 'tooManyRequests' });
}
