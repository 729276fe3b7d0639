import type { RecordProblem } from '#contracts/content/problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { RecordStore } from '../record/record-store.ts';
import { groupUses, pageUses } from '../record/record-uses.ts';
import { type Site, saveSites } from './save-sites.ts';

const one = statement<Omit<Site, 'id'>, { id: string }>(
  'content_site_record',
  `SELECT name, legal_name AS "legalName", portal_name AS "portalName", logo, key, slug, domains, theme, languages, extra_languages AS "extraLanguages",
     international_only AS "internationalOnly", hide_side_buttons AS "hideSideButtons",
     enable_cut_font AS "enableCutFont", sort_index AS "sortIndex"
   FROM content.site WHERE id::text = :id`,
);

const others = statement<{ key: string; slug: string; domains: string[] }, { id: string }>(
  'content_other_sites',
  'SELECT key, slug, domains FROM content.site WHERE id::text <> :id',
);

const remove = statement<never, { id: string }>(
  'content_remove_site',
  'DELETE FROM content.site WHERE id::text = :id',
);

/** URL-02. Navigation and redirects are deleted with their site; its pages have to be deleted before. */
export const siteRecord: RecordStore = {
  listed: `SELECT id::text, id::text AS "siteId", json_build_object('', name) AS title,
      coalesce(domains[1], '/' || slug) AS detail, NULL::uuid AS image, to_char(sort_index, 'FM000000') AS place,
      'PUBLISHED' AS state
    FROM content.site`,
  find: async (connection, id) => (await one(connection, { id }))[0],
  problems: problemsOfSite,
  // The main site's slug is empty.
  save: (connection, id, data) => saveSites(connection, [{ ...data, slug: data.slug ?? '', id } as Site]),
  async remove(connection, id) {
    await remove(connection, { id });
    await notifyChanges(connection, ['system', 'all']);
  },
  uses: groupUses('site', [pageUses('s.site_id = :id::uuid')]),
};

/** Two sites must not share an address: neither a domain nor, without any, a slug. */
async function problemsOfSite(
  connection: Connection,
  id: string,
  { key, slug, domains }: RecordData,
): Promise<RecordProblem[]> {
  const problems: RecordProblem[] = [];
  const own = domains as string[];
  for (const other of await others(connection, { id })) {
    const shared = own.find((domain) => other.domains.includes(domain));
    if (shared) problems.push(problem('domains', 'domainTaken', { domain: shared }));
    if (other.key === key) problems.push(problem('key', 'slugTaken', { slug: other.key }));
    if (own.length + other.domains.length === 0 && other.slug === (slug ?? ''))
      problems.push(problem('slug', 'slugTaken', { slug: other.slug }));
  }
  return problems;
}

function problem(field: string, code: RecordProblem['code'], params: RecordProblem['params']): RecordProblem {
  return { field, code, params, language: null };
}
