import type { Connection } from '#services/foundation/statement.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { notifyOfOrganisation } from '../changes.ts';

/**
 * A changed field; for a location `locations/LOC-100101-1/city`. Null: there was no value, or there is none any more.
 */
export type FieldChange = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What editors do with organisations, as the trail names it. */
export const organisationActions = [
  'organisation.create',
  'organisation.change',
  'organisation.close',
  'organisation.reopen',
  'domain.allow',
  'domain.disallow',
  'person.invite',
] as const;
export type OrganisationAction = (typeof organisationActions)[number];

/** Writes an editor's action into the trail and notifies every process, in the transaction of the action. */
export async function noteChange(
  connection: Connection,
  organisation: string,
  action: OrganisationAction,
  editor: string,
  details: Readonly<Record<string, unknown>> = {},
  subject: string | null = null,
): Promise<void> {
  await writeAudit(connection, {
    actor: null,
    action,
    subject,
    organisation,
    details: { ...details, editor },
  });
  await notifyOfOrganisation(connection, organisation);
}

/** The differences between two sets of fields. */
export function compareFields<Field extends string>(
  names: readonly Field[],
  before: Readonly<Record<Field, string>> | undefined,
  after: Readonly<Record<Field, string>> | undefined,
  prefix = '',
): FieldChange[] {
  return names
    .filter((name) => before?.[name] !== after?.[name])
    .map((name) => ({
      field: prefix + name,
      before: before?.[name] ?? null,
      after: after?.[name] ?? null,
    }));
}
