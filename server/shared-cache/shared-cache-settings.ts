import * as v from 'valibot';
import { addresses, bearerToken, setting, wholeNumber } from '../settings/setting-rules.ts';
import { purgeKinds } from './purge-requests.ts';

/** The settings of a cache in front; a part of all settings (server/settings/settings.ts). */
export const sharedCacheSettings = {
  PURGE_URL: setting(v.optional(addresses), {
    unset: 'a cache in front asks for each page each time',
    meaning:
      'where a cache or CDN in front takes purges; with commas between them where there are several. With it pages may be stored there (`docs/operations/cdn.md`)',
  }),
  PURGE_KIND: setting(
    v.optional(v.picklist(purgeKinds, `must be one of ${purgeKinds.join(', ')}`), 'varnish'),
    {
      unset: '`varnish`',
      meaning: 'how it takes them: `varnish`, `fastly`, `cloudflare`, or `webhook` for a program of your own',
    },
  ),
  PURGE_TOKEN: setting(v.optional(bearerToken), {
    unset: 'purges carry none',
    meaning: 'by which it knows that a purge is ours',
    isSecret: true,
  }),
  SHARED_CACHE_SECONDS: setting(v.optional(wholeNumber(0, 86_400)), {
    unset: '`1800` with `PURGE_URL`, else `0`',
    meaning:
      'how long a cache in front may give a page without asking; without `PURGE_URL`, for so long after a publication it may give the old one',
  }),
};
