import type { Pool } from 'pg';

/** A company that is not the sample: it was imported, or set up here. */
export type OwnCompany = {
  readonly name: string;
  /** The domain under which it gets mail, as in `group.example`. */
  readonly domain: string;
};

/** The tables that remember what was loaded from sample files. */
const memories = ['content.loaded_record', 'products.loaded_record'];

/**
 * The company that a database contains, judged by its rows before the back ends are opened, since they start
 * differently with the sample. Undefined: the sample, an empty database, or another back end has the content.
 */
export async function findOwnCompany(pool: Pick<Pool, 'query'>): Promise<OwnCompany | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS known (name) WHERE to_regclass(name) IS NOT NULL',
    [['content.site', ...memories]],
  );
  const there = rows.map(({ name }) => name);
  // A database of a version that did not remember yet is the sample's.
  if (!there.includes('content.site') || !there.includes('content.loaded_record')) return undefined;
  const loaded = memories
    .filter((name) => there.includes(name))
    .map((name) => `EXISTS (SELECT FROM ${name})`)
    .join(' OR ');
  const { rows: sites } = await pool.query<{ name: string; domain: string | null }>(
    `SELECT coalesce(legal_name, name) AS name, domains[1] AS domain FROM content.site
     WHERE NOT (${loaded}) ORDER BY slug <> '', sort_index LIMIT 1`,
  );
  const [main] = sites;
  return main && { name: main.name, domain: toMailDomain(main.domain ?? '') };
}

/** From a domain of the content, which is a host, or a host and a slug. */
function toMailDomain(domain: string): string {
  return domain
    .toLowerCase()
    .replace(/\/.*$/, '')
    .replace(/^www\./, '');
}
