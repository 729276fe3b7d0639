import { type OrganisationState, organisationFieldNames } from '#contracts/identity/organisation-fields.ts';
import { type KeysetPlace, writeKeyset } from '#services/foundation/keyset.ts';
import { select } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { likeAnywhere } from '../organisation/find-organisations.ts';
import type { organisation } from '../organisation/organisation.tables.ts';

/** A row of the editors' list. */
export type ListedOrganisation = Omit<typeof organisation.$inferSelect, 'revision'> & {
  locations: number;
  people: number;
  /** Whether it has an administrator who may sign in. */
  isAdministered: boolean;
};

type OrganisationFilters = {
  search: string;
  country: string | null;
  subRegion: string | null;
  state: OrganisationState | null;
  after: KeysetPlace | null;
  first: number;
};

type Values = {
  pattern: string;
  country: string | null;
  subRegion: string | null;
  state: string | null;
  afterKey: string | null;
  afterId: string | null;
  limit: number;
};

const list = statement<ListedOrganisation & { sortKey: string; total: number }, Values>(
  'identity_managed_organisations',
  `WITH fitting AS (
     SELECT ${select(['id', ...organisationFieldNames, 'closedAt'], 'o')}, lower(o.name) AS "sortKey" FROM identity.organisation o
     WHERE (o.id ILIKE :pattern OR o.name ILIKE :pattern OR o.city ILIKE :pattern OR EXISTS (
         SELECT FROM identity.organisation_location l WHERE l.organisation_id = o.id AND (l.name ILIKE :pattern OR l.city ILIKE :pattern)))
       AND (:country::text IS NULL OR o.country = :country) AND (:subRegion::text IS NULL OR o.sub_region = :subRegion)
       AND (:state::text IS NULL OR (o.closed_at IS NULL) = (:state = 'open'))
   )
   SELECT f.*, (SELECT count(*)::int FROM fitting) AS total,
     (SELECT count(*)::int FROM identity.organisation_location l WHERE l.organisation_id = f.id) AS locations,
     (SELECT count(*)::int FROM identity.membership m WHERE m.organisation_id = f.id) AS people,
     EXISTS (SELECT FROM identity.access a JOIN identity.person p ON p.id = a.person_id AND p.state = 'active'
       WHERE a.organisation_id = f.id AND a.application = 'userAdministration' AND a.status = 'active') AS "isAdministered"
   FROM fitting f
   WHERE :afterKey::text IS NULL OR (f."sortKey", f.id) > (:afterKey, :afterId)
   ORDER BY f."sortKey", f.id LIMIT :limit`,
);

export type OrganisationList = {
  items: ListedOrganisation[];
  total: number;
  endCursor: string | null;
  hasNextPage: boolean;
};

/** The matching organisations, by name, one page at a time. */
export async function listOrganisations(
  connection: Connection,
  { search, after, first, ...filters }: OrganisationFilters,
): Promise<OrganisationList> {
  const rows = await list(connection, {
    ...filters,
    pattern: likeAnywhere(search),
    afterKey: after?.key ?? null,
    afterId: after?.id ?? null,
    limit: first + 1,
  });
  const items = rows.slice(0, first);
  const last = items.at(-1);
  const hasNextPage = rows.length > first;
  return {
    items,
    total: rows[0]?.total ?? 0,
    endCursor: hasNextPage && last ? writeKeyset({ key: last.sortKey, id: last.id }) : null,
    hasNextPage,
  };
}

const regions = statement<{ subRegion: string }>(
  'identity_sub_regions',
  'SELECT DISTINCT sub_region AS "subRegion" FROM identity.organisation ORDER BY sub_region',
);

/** The regions of all organisations, for the filter and as suggestions. */
export async function findSubRegions(connection: Connection): Promise<string[]> {
  return (await regions(connection)).map(({ subRegion }) => subRegion);
}
