import { createContentClient } from '#web/site/data/content-client.ts';
import { data } from '#web/site/data/data.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { systemDataQuery } from '#web/site/data/system-data.ts';
import { createSiteDirectory, type SiteDirectory } from './site-directory.ts';

/** The directory of sites, from the data cache or, with `fresh`, from the content back end. */
export function readSiteDirectory(server: ServerContext, fresh = false): Promise<SiteDirectory> {
  const read = async () => {
    const query = createContentClient(server);
    return createSiteDirectory(await query(systemDataQuery, {}), server.settings, server.log.warn);
  };
  return data.get('system', read, { fresh });
}
