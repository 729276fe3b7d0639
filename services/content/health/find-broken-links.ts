import type { SiteFrame } from './find-frames.ts';
import type { DeadLink } from './find-links.ts';
import type { PublishedPage } from './find-published.ts';
import { type Finding, finding } from './finding.ts';
import { navigationLinks } from './navigation-links.ts';
import type { Leads } from './site-paths.ts';

type Given = {
  pages: readonly PublishedPage[];
  dead: readonly DeadLink[];
  frames: readonly SiteFrame[];
  leads: Leads;
};

/** Links and redirects to pages that visitors cannot see, or to paths that do not exist. */
export function findBrokenLinks({ pages, dead, frames, leads }: Given): Finding[] {
  const published = new Set(pages.map(({ id }) => id));
  return [
    ...dead.map(({ target: detail, ...about }) => finding('brokenLink', { ...about, detail })),
    ...frames.flatMap(fromNavigation),
    ...frames.flatMap(fromRedirects),
  ];

  function fromNavigation(frame: SiteFrame): Finding[] {
    return navigationLinks(frame).flatMap(({ link: { kind, page = '', path = '' }, name }) => {
      const isBroken = kind === 'PAGE' ? !published.has(page) : kind === 'PATH' && !leads(frame.id, path);
      const detail = kind === 'PAGE' ? page : path;
      return isBroken ? [finding('brokenNavigationLink', { siteId: frame.id, name, detail })] : [];
    });
  }

  function fromRedirects({ id, redirects }: SiteFrame): Finding[] {
    return redirects
      .filter(({ target }) => target.startsWith('/') && !leads(id, target))
      .map(({ previousUrl, target }) =>
        finding('brokenRedirect', { siteId: id, name: previousUrl, detail: target }),
      );
  }
}
