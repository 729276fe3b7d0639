import { createHmac } from 'node:crypto';
import { isSameSecret } from '#contracts/same-secret.ts';

/** Addresses that deliver a file to whoever holds them, for a while: browsers send no token with a download. */
export type DownloadLinks = {
  /** The path with `exp` and `sig` added. */
  readonly sign: (path: string) => string;
  /** Whether the address was signed here and has not expired. */
  readonly holds: (url: URL) => boolean;
};

/**
 * A link in the portal is used at once; a page that stays open fetches new ones (web/apps/portal/expiring-links.ts).
 */
const linkSeconds = 15 * 60;

/** Links signed within one step are equal, so that browsers can cache pictures. */
const stepSeconds = 300;

type Options = {
  /** The installation's secret; a new one invalidates all links. */
  secret: string;
  /** How long a link is valid, and up to one step longer. */
  seconds?: number;
  /** In milliseconds. */
  now?: () => number;
};

export function createDownloadLinks({
  secret,
  seconds = linkSeconds,
  now = Date.now,
}: Options): DownloadLinks {
  const key = createHmac('sha256', secret).update('support: download links').digest();
  const signature = (path: string, expires: string) =>
    createHmac('sha256', key).update(`${expires} ${path}`).digest('base64url');
  return {
    sign(path) {
      const step = Math.ceil(now() / 1000 / stepSeconds) * stepSeconds;
      const expires = String(step + seconds);
      return `${path}?exp=${expires}&sig=${signature(path, expires)}`;
    },
    holds({ pathname, searchParams }) {
      const expires = searchParams.get('exp') ?? '';
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now()) return false;
      return isSameSecret(searchParams.get('sig') ?? '', signature(pathname, expires));
    },
  };
}
