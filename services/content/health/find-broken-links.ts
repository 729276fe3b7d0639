import { problemsOfPaths } from '../publication/check-paths.ts';
import { normalised } from '../redirect/redirect.ts';
import type { SiteFrame } from './find-frames.ts';
import type { FoundLink, PublishedPage } from './find-published.ts';
import { type Finding, finding } from './finding.ts';
import { navigationLinks } from './navigation-links.ts';

type Given = {
  pages: readonly PublishedPage[];
  links: readonly FoundLink[];
  frames: readonly SiteFrame[];
};

/** Links and redirects that lead to pages that visitors cannot see, or nowhere on their site. */
export function findBrokenLinks({ pages, links, frames }: Given): Finding[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const sites = new Map(frames.map((frame) => [frame.id, knownOn(frame, frames, pages)]));
  const isOn = (siteId: string, path: string) => {
    const known = sites.get(siteId);
    return !known || problemsOfPaths(new Map([[path, [nowhere]]]), '', known).length === 0;
  };
  const leads = (siteId: string, path: string) => {
    const other = frames.find(({ id, urlPrefix }) => id !== siteId && isBelow(urlPrefix, path));
    return other ? isOn(other.id, path.slice(other.urlPrefix.length) || '/') : isOn(siteId, path);
  };
  const isBroken = (siteId: string, kind: string, target: string | undefined) =>
    kind === 'PAGE' ? !byId.has(target ?? '') : kind === 'PATH' && !leads(siteId, target ?? '');

  return [...fromPages(), ...frames.flatMap(fromNavigation), ...frames.flatMap(fromRedirects)];

  /** One finding a page and target, with the languages in which it stands. */
  function fromPages(): Finding[] {
    const broken = links.filter(({ siteId, kind, target }) => isBroken(siteId, kind, target));
    const byTarget = Map.groupBy(broken, ({ pageId, target }) => `${pageId} ${target}`);
    return [...byTarget.values()].flatMap((same) => {
      const [first] = same;
      const page = first && byId.get(first.pageId);
      if (!page) return [];
      const languages = [...new Set(same.map(({ language }) => language))].filter(Boolean).sort();
      const { id: pageId, siteId, title: name } = page;
      return [finding('brokenLink', { siteId, pageId, name, detail: first.target, languages })];
    });
  }

  function fromNavigation(frame: SiteFrame): Finding[] {
    return navigationLinks(frame).flatMap(({ link, name }) => {
      const target = link.kind === 'PAGE' ? link.page : link.path;
      return isBroken(frame.id, link.kind, target)
        ? [finding('brokenNavigationLink', { siteId: frame.id, name, detail: target ?? '' })]
        : [];
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

/** A site on the same host is reached by its prefix. */
function isBelow(prefix: string, path: string): boolean {
  return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
}

const nowhere = { block: null, field: 'path', language: null };

function knownOn(
  { id, urlPrefix, redirects }: SiteFrame,
  frames: readonly SiteFrame[],
  pages: readonly PublishedPage[],
) {
  const below = new Map(
    frames.filter((frame) => urlPrefix === '' && frame.urlPrefix !== '').map((frame) => [frame.id, frame]),
  );
  return {
    // URL-02: sites without a host of their own stand below the others.
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
