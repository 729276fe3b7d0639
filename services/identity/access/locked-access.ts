import type { AccessRole, AccessStatus, UserType } from '#contracts/identity/accesses.ts';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { isUuid, isWithin, type Viewer } from '../viewer.ts';
import { presentStatus } from './find-accesses.ts';

/** An access with its person and organisation, locked until the transaction ends. */
export type LockedAccess = {
  id: string;
  personId: string;
  application: ApplicationKey;
  organisationId: string;
  organisation: string;
  role: AccessRole;
  userType: UserType;
  status: AccessStatus;
  email: string;
  name: string;
  language: string;
  isHidden: boolean;
};

const lock = statement<LockedAccess, { id: string }>(
  'identity_lock_access',
  `SELECT a.id, a.person_id AS "personId", a.application, a.organisation_id AS "organisationId", o.name AS organisation,
     a.role, a.user_type AS "userType", ${presentStatus} AS status, p.email,
     concat_ws(' ', p.first_name, p.last_name) AS name, p.language, a.is_hidden AS "isHidden"
   FROM identity.access a JOIN identity.person p ON p.id = a.person_id
   JOIN identity.organisation o ON o.id = a.organisation_id
   WHERE a.id = :id FOR UPDATE OF a`,
);

/**
 * @throws NOT_FOUND when there is no such access, or the viewer does not administer its organisation: both look alike
 */
export async function lockAccess(connection: Connection, id: string, viewer: Viewer): Promise<LockedAccess> {
  const [access] = isUuid(id) ? await lock(connection, { id }) : [];
  if (!access || !isWithin(viewer.scope, access.organisationId)) throw notFound();
  return access;
}
