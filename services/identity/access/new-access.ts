import { randomUUID } from 'node:crypto';
import type { AccessRole, UserType } from '#contracts/identity/accesses.ts';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { nextState } from './transitions.ts';

export type NewAccess = {
  readonly application: ApplicationKey;
  readonly role: AccessRole;
  readonly userType: UserType;
};

type Insert = {
  id: string;
  person: string;
  application: string;
  organisation: string;
  role: string;
  userType: string;
  status: string;
  by: string | null;
};

const insert = statement<{ id: string }, Insert>(
  'identity_insert_access',
  `INSERT INTO identity.access (id, person_id, application, organisation_id, role, user_type, status, requested_by,
     requested_at, invited_at, expires_at, decided_by, decided_at)
   VALUES (:id, :person, :application, :organisation, :role, :userType, :status, CASE WHEN :status = 'pending' THEN :by::uuid END,
     CASE WHEN :status = 'pending' THEN now() END, CASE WHEN :status = 'invited' THEN now() END,
     CASE WHEN :status = 'invited' THEN now() END, CASE WHEN :status <> 'pending' THEN :by::uuid END,
     CASE WHEN :status <> 'pending' THEN now() END)
   ON CONFLICT (person_id, application, organisation_id) DO NOTHING RETURNING id`,
);

const present = statement<
  { status: 'active' },
  { person: string; application: string; organisation: string }
>(
  'identity_status_of_access',
  'SELECT status FROM identity.access WHERE person_id = :person AND application = :application AND organisation_id = :organisation',
);

/**
 * Creates an access, by invitation, directly, or by a person's own request; `by`: the acting person, null: an editor.
 * An invitation has no expiry until `invite` sets that of its link.
 * @throws CONFLICT when there is one already
 */
export async function beginAccess(
  connection: Connection,
  action: 'invite' | 'add' | 'request',
  person: string,
  organisation: string,
  { application, role, userType }: NewAccess,
  by: string | null,
): Promise<void> {
  const status = nextState(action, 'none');
  const id = randomUUID();
  const rows = await insert(connection, {
    id,
    person,
    application,
    organisation,
    role,
    userType,
    status,
    by,
  });
  if (rows.length > 0) return;
  const [there] = await present(connection, { person, application, organisation });
  nextState(action, there?.status ?? 'unknown');
}
