import { graphql } from '#contracts/content/graphql.ts';
import { ask, type Source } from './ask.ts';

/** The sites of the company, as far as the index depends on them. */
export type Company = {
  /** Site ids to the slugs of the sites from which their pages are found. */
  readonly foundFrom: ReadonlyMap<string, readonly string[]>;
  /** What titles end with. */
  readonly brands: readonly string[];
};

/** What is everybody's, such as products, stands on the main site. */
export const mainSite = '';

const companyQuery = graphql(`
  query searchedCompany { sites { id name slug domains } brands { name } }
`);

/** Pages are found from their own site, and from the main site when they stand on its host. */
export async function readCompany(content: Source): Promise<Company> {
  const { sites, brands } = await ask(content, companyQuery, {});
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
