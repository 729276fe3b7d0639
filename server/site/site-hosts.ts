import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import type { Log } from '../log.ts';
import { type Config, SettingError } from '../settings/config.ts';

type Parts = {
  readonly siteHosts: Config['siteHosts'];
  readonly content: { readonly backend: Backend; readonly token: string | undefined };
  readonly log: Log;
};

/** Sites that are not complete yet have their domain, too. */
const domainsQuery = 'query siteDomains { sites(stage: DRAFT) { domains } }';

/**
 * Whether SITE_HOSTS refers to domains that sites have: a mistyped one would leave its site without a host.
 * @throws {SettingError} for a domain that is none of the content's
 */
export async function checkSiteHosts({ siteHosts, content, log }: Parts): Promise<void> {
  if (siteHosts.size === 0) return;
  const known = await getDomains(content).catch((error: unknown) => {
    if (!(error instanceof BackendError)) throw error;
    log.warn('SITE_HOSTS could not be compared with the domains of the sites', { error: error.message });
    return undefined;
  });
  if (!known) return;
  const unknown = [...siteHosts.keys()].filter((domain) => !known.has(domain));
  if (unknown.length === 0) return;
  throw new SettingError(
    `SITE_HOSTS names ${unknown.join(', ')}, which no site has. The domains of the sites are ${[...known].join(', ')}.`,
  );
}

async function getDomains({ backend, token }: Parts['content']): Promise<ReadonlySet<string>> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const { sites } = await execute<{ sites: { domains: string[] }[] }, Record<string, never>>(
    backend,
    domainsQuery,
    {},
    { headers },
  );
  return new Set(
    sites.flatMap(({ domains }) => domains.map((domain) => domain.split('/')[0]!.toLowerCase())),
  );
}
