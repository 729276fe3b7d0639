import { graphql } from '#contracts/content/graphql.ts';
import { query, type Source } from './ask.ts';

/** The sites of the company, as far as the index depends on them. */
export type Company = {
  /** Site ids to the slugs of the sites on which their pages are found. */
  readonly foundFrom: ReadonlyMap<string, readonly string[]>;
  /** Suffixes of titles. */
  readonly brands: readonly string[];
};

/** Products and the like, which belong to no site, are found on the main site. */
export const mainSite = '';

const companyQuery = graphql(`
  query searchedCompany { sites { id name slug domains } brands { name } }
`);

/** Pages are found on their own site, and on the main site if they share its host. */
export async function readCompany(content: Source): Promise<Company> {
  const { sites, brands } = await query(content, companyQuery, {});
  const getHost = (domain: string | undefined) => domain?.split('/')[0];
  const mainHost = getHost(sites.find(({ slug }) => slug === mainSite)?.domains[0]);
  const isOnMain = (domains: readonly string[]) =>
    domains.length === 0 || domains.some((domain) => getHost(domain) === mainHost);
  return {
    foundFrom: new Map(
      sites.map(({ id, slug, domains }) => [
        id,
        [...new Set([slug, ...(isOnMain(domains) ? [mainSite] : [])])],
      ]),
    ),
    brands: [...sites, ...brands].map(({ name }) => name),
  };
}
