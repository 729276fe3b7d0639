import { presentStatus } from '../access/find-accesses.ts';
import { likeAnywhere } from '../organisation/find-organisations.ts';
import type { Scope } from '../viewer.ts';

export type PeopleFilter = {
  readonly search: string;
  readonly status: string | null;
  readonly application: string | null;
  readonly organisation: string | null;
};

/** A condition on people `p`, by which parts it is made of, and the values of its parameters. */
export type Matching = { readonly name: string; readonly where: string; readonly values: readonly unknown[] };

/** UAD-01: people who share an organisation of the scope, or ask for access to one, and match the filter. */
export function matching(scope: Scope, filter: PeopleFilter): Matching {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const name: string[] = [];
  const where: string[] = ['true'];
  const limit = (part: string, condition: string) => {
    name.push(`_${part}`);
    where.push(condition);
  };
  const { search, organisation } = filter;
  const inScope = scope && given(scope);
  const organisationGiven = organisation === null ? null : given(organisation);

  if (inScope) limit('scope', touching(inList(inScope)));
  if (organisationGiven) limit('organisation', touching(`= ${organisationGiven}`));
  if (search.trim() !== '') limit('search', `p.search_text LIKE lower(${given(likeAnywhere(search))})`);

  const access = [
    filter.status === null
      ? undefined
      : (['status', `(${presentStatus}) = ${given(filter.status)}`] as const),
    filter.application === null
      ? undefined
      : (['application', `a.application = ${given(filter.application)}`] as const),
  ].filter((condition) => condition !== undefined);
  if (access.length > 0) {
    const own = [
      ...(inScope ? [`a.organisation_id ${inList(inScope)}`] : []),
      ...(organisationGiven ? [`a.organisation_id = ${organisationGiven}`] : []),
      ...access.map(([, condition]) => condition),
    ];
    limit(
      access.map(([part]) => part).join('_'),
      `p.id IN (SELECT a.person_id FROM identity.access a WHERE ${own.join(' AND ')})`,
    );
  }
  return { name: name.join(''), where: where.join(' AND '), values };
}

/** Belongs to such an organisation, or has any access for it. */
function touching(organisations: string): string {
  return `p.id IN (
    SELECT m.person_id FROM identity.membership m WHERE m.organisation_id ${organisations}
    UNION SELECT t.person_id FROM identity.access t WHERE t.organisation_id ${organisations})`;
}

/** Joined, and not `= ANY`: our own administrators may have thousands, and a planned statement would compare them one by one. */
function inList(parameter: string): string {
  return `IN (SELECT unnest(${parameter}::text[]))`;
}
