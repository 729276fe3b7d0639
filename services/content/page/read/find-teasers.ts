import type { PageTeaser } from '#contracts/content/values.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { View } from '../../page-view.ts';
import { pageUrl } from '../page-address.ts';
import { firstWantedText, forCountry, versionTables } from '../page-sql.ts';

/** What links and lists show of a page; `image` is a file's id. Pages in none of the reader's languages are not found. */
export type FoundTeaser = Omit<PageTeaser, 'image'> & {
  image: string | null;
  countries: string[];
  isProtected: boolean;
};

/** With a moment as PostgreSQL gives it: alone as a `Date`, within JSON as a text. */
export type TeaserRow<Moment = Date> = Omit<FoundTeaser, 'url' | 'publicationDate'> & {
  sitePrefix: string;
  path: string;
  publicationDate: Moment | null;
};

export const teaserColumns = `v.page_id AS id, t.language, v.adhoc, v.site_id AS "siteId", s.url_prefix AS "sitePrefix", v.path, v.type, v.countries,
  t.title, t.lead, v.category, v.publication_date AS "publicationDate", v.image,
  v.protected_by IS NOT NULL AS "isProtected"`;

const byIds = statement<
  TeaserRow,
  { ids: string[]; stage: string; country: string | null; languages: readonly string[] }
>(
  'content_teasers_by_id',
  `SELECT ${teaserColumns} FROM ${versionTables} ${firstWantedText}
   WHERE v.page_id = ANY(:ids) AND v.stage = :stage AND ${forCountry}`,
);

export const isOpen = 'v.protected_by IS NULL';

/** Drafts as they will be at `:asOf`, if that is given. */
export const outThen =
  '(:asOf::timestamptz IS NULL OR v.publication_date IS NULL OR v.publication_date <= :asOf)';

const aboutProduct = statement<TeaserRow, { slug: string; languages: readonly string[]; limit: number }>(
  'content_teasers_about_product',
  `SELECT ${teaserColumns} FROM ${versionTables} ${firstWantedText}
   WHERE v.products @> ARRAY[:slug::text] AND v.stage = 'PUBLISHED' AND v.type = 'STORY' AND v.countries = '{}'
     AND ${isOpen}
   ORDER BY v.publication_date DESC NULLS LAST, v.page_id LIMIT :limit`,
);

export async function teasersById(
  connection: Connection,
  ids: string[],
  view: View,
): Promise<Map<string, FoundTeaser>> {
  const rows = await byIds(connection, {
    ids,
    stage: view.stage,
    country: view.country,
    languages: view.languages,
  });
  return new Map(rows.map((row) => [row.id, found(row)]));
}

type Filter = {
  siteId: string;
  type: 'STORY' | 'MEDIA_RELEASE';
  category: string | null;
  adhocOnly: boolean;
  /** Slug of a contact that the pages name. */
  contact: string | null;
};

type FilterValues = {
  siteId: string;
  stage: string;
  type: string;
  country: string | null;
  languages: readonly string[];
  adhocOnly: boolean;
  contact: string | null;
  asOf: Date | null;
};

const filtered = `v.site_id = :siteId AND v.stage = :stage AND v.type = :type::content.page_type
  AND ${forCountry} AND ${isOpen} AND (NOT :adhocOnly::boolean OR v.adhoc)
  AND (:contact::text IS NULL OR v.contacts && ARRAY(SELECT id FROM content.contact WHERE slug = :contact))
  AND ${outThen}`;

const listed = statement<
  TeaserRow,
  FilterValues & { category: string | null; limit: number; offset: number }
>(
  'content_teasers_listed',
  `SELECT ${teaserColumns} FROM ${versionTables} ${firstWantedText}
   WHERE ${filtered} AND (:category::text IS NULL OR v.category = :category)
   ORDER BY v.publication_date DESC NULLS LAST, v.page_id LIMIT :limit OFFSET :offset`,
);

const categories = statement<{ category: string | null; count: number }, FilterValues>(
  'content_teaser_categories',
  `SELECT v.category, count(*)::int AS count FROM ${versionTables} ${firstWantedText}
   WHERE ${filtered} GROUP BY v.category ORDER BY count DESC, v.category`,
);

export type TeaserList = { total: number; items: FoundTeaser[]; categories: CategoryCount[] };
export type CategoryCount = { category: string; count: number };

/** A part of all stories or releases of a site, newest first; how many there are in each category, whichever is requested. */
export async function listTeasers(
  connection: Connection,
  { siteId, type, category, adhocOnly, contact }: Filter,
  view: View,
  { offset, limit }: { offset: number; limit: number },
): Promise<TeaserList> {
  const filter: FilterValues = {
    siteId,
    stage: view.stage,
    type,
    country: view.country,
    languages: view.languages,
    adhocOnly,
    contact,
    asOf: view.asOf ?? null,
  };
  const [rows, counts] = await Promise.all([
    listed(connection, { ...filter, category, limit, offset }),
    categories(connection, filter),
  ]);
  const counted = counts.filter((entry) => category === null || entry.category === category);
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    items: rows.map(found),
    categories: counts.flatMap(({ category, count }) => (category === null ? [] : [{ category, count }])),
  };
}

/** Stories that refer to a product, of any site. */
export async function storiesAboutProduct(
  connection: Connection,
  slug: string,
  languages: readonly string[],
  limit: number,
): Promise<FoundTeaser[]> {
  return (await aboutProduct(connection, { slug, languages, limit })).map(found);
}

export function found({ sitePrefix, path, publicationDate, ...row }: TeaserRow<Date | string>): FoundTeaser {
  return {
    ...row,
    url: pageUrl(sitePrefix, path),
    publicationDate: publicationDate && new Date(publicationDate).toISOString(),
  };
}
