import { problemsOfPaths } from '../publication/check/check-paths.ts';
import { normalised } from '../redirect/redirect.ts';
import type { SiteFrame } from './find-frames.ts';
import type { PublishedPage } from './find-published.ts';

/** Whether a path of a site leads somewhere. */
export type Leads = (siteId: string, path: string) => boolean;

/** Creates the check from all published addresses. */
export function pathsThatLead(pages: readonly PublishedPage[], frames: readonly SiteFrame[]): Leads {
  const sites = new Map(frames.map((frame) => [frame.id, findKnownPaths(frame, frames, pages)]));
  const isHostOfSite = (siteId: string, path: string) => {
    const known = sites.get(siteId);
    return !known || problemsOfPaths(new Map([[path, [nowhere]]]), '', known).length === 0;
  };
  return (siteId, path) => {
    const other = frames.find(({ id, urlPrefix }) => id !== siteId && isBelow(urlPrefix, path));
    return other
      ? isHostOfSite(other.id, path.slice(other.urlPrefix.length) || '/')
      : isHostOfSite(siteId, path);
  };
}

const nowhere = { block: null, field: 'path', language: null };

/** A site on a shared host is reached by its prefix. */
function isBelow(prefix: string, path: string): boolean {
  return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
}

function findKnownPaths(
  { id, urlPrefix, redirects }: SiteFrame,
  frames: readonly SiteFrame[],
  pages: readonly PublishedPage[],
) {
  const below = new Map(
    frames.filter((frame) => urlPrefix === '' && frame.urlPrefix !== '').map((frame) => [frame.id, frame]),
  );
  return {
    // URL-02: sites without a host of their own are found below the main site.
    paths: new Set(
      pages.flatMap(({ siteId, path }) => {
        if (siteId === id) return [path];
        const site = below.get(siteId);
        return site ? [(site.urlPrefix + path).replace(/\/$/, '')] : [];
      }),
    ),
    redirects: new Map(redirects.map(({ previousUrl, target }) => [normalised(previousUrl), target])),
  };
}
