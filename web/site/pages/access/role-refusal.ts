import type { PersonStatus } from '#contracts/identity/holder.ts';
import { type ApplicationKey, roles } from '#contracts/identity/roles.ts';
import type { PageData } from '../page-query.ts';

/** What a person without the role of a page reads: who is signed in, the missing role, and who can grant it. */
export type Refusal = Pick<PersonStatus, 'name' | 'email' | 'administrators'> & {
  /** The service of the portal that includes the role; undefined: none does. */
  readonly service: ApplicationKey | undefined;
  readonly role: string;
};

const byService: Readonly<Record<keyof typeof roles, ApplicationKey>> = {
  ticketing: 'ticketing',
  inventory: 'inventory',
  wireFlow: 'wireFlow',
  onPremise: 'wireFlow',
  directPending: 'direct',
  direct: 'direct',
  wireMaster: 'wireMaster',
  masterData: 'masterData',
  adminExternal: 'userAdministration',
  adminInternal: 'userAdministration',
};

export function getRefusal(
  { requiredRole }: Pick<PageData, 'requiredRole'>,
  { name, email, administrators }: PersonStatus,
): Refusal {
  const role = requiredRole ?? '';
  const [key] = Object.entries(roles).find(([, known]) => known === role) ?? [];
  const service = key === undefined ? undefined : byService[key as keyof typeof roles];
  const each = new Map(administrators.map((one) => [one.email, one]));
  return { name, email, administrators: [...each.values()], service, role };
}
