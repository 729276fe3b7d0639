import { presentStatus } from '../access/find-accesses.ts';
import type { Scope } from '../viewer.ts';

export type PeopleFilter = {
  readonly search: string;
  readonly status: string | null;
  readonly application: string | null;
  readonly organisation: string | null;
};

export type PeopleChoice = PeopleFilter & { readonly scope: Scope };

/** UAD-01, SQL: people `p` who share an organisation of the scope, or request access to one, and match the filter. */
export function peopleCondition({ scope, search, organisation, status, application }: PeopleChoice): {
  name: string;
  where: string;
} {
  const access = [
    status !== null && (['status', `(${presentStatus}) = :status`] as const),
    application !== null && (['app', 'a.application = :application'] as const),
  ].filter((condition) => condition !== false);
  const own = [
    ...(scope ? [`a.organisation_id ${inScope}`] : []),
    ...(organisation === null ? [] : ['a.organisation_id = :organisation']),
    ...access.map(([, condition]) => condition),
  ];
  const conditions = [
    scope && (['scope', touching(inScope)] as const),
    organisation !== null && (['org', touching('= :organisation')] as const),
    search.trim() !== '' && (['search', 'p.search_text LIKE lower(:search)'] as const),
    access.length > 0 &&
      ([
        access.map(([part]) => part).join('_'),
        `p.id IN (SELECT a.person_id FROM identity.access a WHERE ${own.join(' AND ')})`,
      ] as const),
  ].filter((condition) => condition !== false && condition !== null);
  return {
    name: conditions.map(([part]) => `_${part}`).join(''),
    where: ['true', ...conditions.map(([, condition]) => condition)].join(' AND '),
  };
}

/** Belongs to one of these organisations, or has any access for it. */
function touching(organisations: string): string {
  return `p.id IN (
    SELECT m.person_id FROM identity.membership m WHERE m.organisation_id ${organisations}
    UNION SELECT t.person_id FROM identity.access t WHERE t.organisation_id ${organisations})`;
}

/**
 * A join instead of `= ANY`: our own administrators may have thousands, which a prepared statement would compare one
 * by one.
 */
const inScope = 'IN (SELECT unnest(:scope::text[]))';
