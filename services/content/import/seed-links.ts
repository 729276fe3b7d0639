import type { StoredLink } from '#contracts/content/draft.ts';
import { getTargets, type LinkTarget, type linkTargets } from '#seed/schema/content/link.ts';
import type { KnownNames } from '#seed/schema/content/record.ts';
import { stableId } from './stable-id.ts';

/** What the files may refer to: pages by site and path, files by key, people by slug. */
export type Names = {
  /** The id of `about-us/quality`, or of `events:home` on another site; undefined: there is no such page. */
  page: (site: string, reference: string) => string | undefined;
  file: (key: string) => string | undefined;
  contact: (slug: string) => string | undefined;
  item: HasItem;
};

/** Whether the catalogue has a product or service. */
export type HasItem = (type: 'product' | 'service', slug: string) => boolean;

/** `main/about-us`, `main/home`, `main/home@cn`: the path of a page's file below `pages/`. */
export function getPageId(name: string): string {
  return stableId('page', name);
}

/**
 * Finds pages by the names of their files. A path that exists only for some countries leads to the first of those.
 */
export function listNames(
  pages: readonly string[],
  { file, contact }: Pick<KnownNames, 'file' | 'contact'>,
  item: HasItem,
): Names {
  const known = new Map<string, string>();
  for (const name of [...pages].sort()) {
    known.set(name, name);
    const path = name.split('@')[0] ?? name;
    if (!known.has(path)) known.set(path, name);
  }
  return {
    page(site, reference) {
      const [other, path] = reference.includes(':') ? reference.split(':', 2) : [site, reference];
      const name = known.get(`${other}/${path?.replace(/^\//, '') || 'home'}`);
      return name && getPageId(name);
    },
    file: (key) => (file.has(key) ? stableId('file', key) : undefined),
    contact: (slug) => (contact.has(slug) ? stableId('contact', slug) : undefined),
    item,
  };
}

export const noFile = (key: string) => `names the file "${key}", which files.yaml does not have`;
export const noPage = (name: string) => `names the page "${name}", which does not exist`;
export const noItem = (type: string, slug: string) => `names the ${type} "${slug}", which does not exist`;
export const noTheme = (key: string) => `"${key}" is not a theme`;

/** Makes a link of what the file says, or a sentence about what is wrong with it. */
export function readLink(given: LinkTarget, site: string, names: Names): StoredLink | string {
  const [target] = getTargets(given);
  const name = target && given[target];
  if (!target || typeof name !== 'string') return 'has no target';
  const link = createLink(target, name, site, names);
  if (!link) return target === 'page' ? noPage(name) : noItem(target, name);
  if (given.openInNewTab) link.openInNewTab = true;
  if (given.parameters) link.pageParameters = given.parameters;
  return link;
}

function createLink(
  target: (typeof linkTargets)[number],
  name: string,
  site: string,
  names: Names,
): StoredLink | undefined {
  switch (target) {
    case 'page': {
      const page = names.page(site, name);
      return page ? { kind: 'PAGE', page } : undefined;
    }
    case 'product':
      return names.item(target, name) ? { kind: 'PRODUCT', slug: name } : undefined;
    case 'service':
      return names.item(target, name) ? { kind: 'SERVICE', slug: name } : undefined;
    case 'href':
      return { kind: 'EXTERNAL', href: name };
    case 'path':
      return { kind: 'PATH', path: name };
    case 'action':
      return { kind: 'ACTION', action: name };
  }
}

/** Parses `page:about-us/quality#team` in Markdown: the kind of target, its name and, for pages, the parameters. */
export function readAddress(address: string): LinkTarget {
  const [, kind, rest = ''] = /^(page|product|service|path|action):(.*)$/s.exec(address) ?? [];
  if (!kind) return { href: address };
  if (kind !== 'page') return { [kind]: rest };
  const [, page = '', parameters] = /^([^?#]*)([?#].*)?$/s.exec(rest) ?? [];
  return { page, parameters };
}
