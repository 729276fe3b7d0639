import type { Connection } from '#services/foundation/statement.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { notifyOfOrganisation } from '../changes.ts';

/** A field that is another now; of a place `locations/LOC-100101-1/city`. Null: it was not there, or is no longer. */
export type FieldChange = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What editors do with organisations, as the trail calls it. */
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

/** Writes what an editor did, and to whom, into the trail and tells every process, in the transaction that does it. */
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

/** What differs between two sets of fields. */
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
