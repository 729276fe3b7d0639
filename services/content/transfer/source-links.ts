import type { StoredLink } from '#contracts/content/draft.ts';
import { isSafeAddress } from '../link/link.ts';
import type { ReadLink } from './markup/inlines.ts';
import { isDocument } from './media-library.ts';
import type { SourceFile, SourceNote } from './source-item.ts';

/**
 * Converts the links in a file's texts: those to its own pages refer to the imported pages by id, all others keep
 * their address. An invalid or dangerous address is reported, and its text stays.
 */
export function getLinks(
  file: SourceFile,
  getId: (key: string) => string | undefined,
): (note: (note: SourceNote) => void) => ReadLink {
  const pages = new Map<string, string>();
  const media = new Map<string, string>();
  for (const item of file.items) {
    const id = item.kind === 'page' ? getId(item.key) : undefined;
    if (item.kind === 'page' && id && item.page.address) pages.set(plainAddress(item.page.address), id);
    if (item.kind === 'media') media.set(item.key, item.media.url);
  }
  const files = new Set([...media.values()].map(plainAddress));
  return (note) => (href) => {
    const link = read(href.trim());
    if (!link) note({ code: 'linkLost', value: href.slice(0, 200) });
    if (link?.href && isDocument(link.href) && isOfSource(link.href))
      note({ code: 'fileElsewhere', value: link.href });
    return link;
  };

  function read(href: string): StoredLink | undefined {
    const [, kind, name] = /^(entry|asset):(.+)$/.exec(href) ?? [];
    if (kind === 'entry') {
      const page = getId(`entry/${name}`);
      return page ? { kind: 'PAGE', page } : undefined;
    }
    const full = fullAddress(kind === 'asset' ? (media.get(`asset/${name}`) ?? '') : href);
    if (!full || !isSafeAddress(full)) return undefined;
    const [address = '', parameters] = full.split(/(?=[?#])/);
    const page = pages.get(plainAddress(full)) ?? pages.get(plainAddress(address));
    if (page)
      return { kind: 'PAGE', page, ...(parameters?.startsWith('#') && { pageParameters: parameters }) };
    return { kind: 'EXTERNAL', href: full };
  }

  /** Whether the address is on the old site, which will disappear. */
  function isOfSource(address: string): boolean {
    if (files.has(plainAddress(address))) return true;
    return URL.canParse(file.origin) && new URL(address).host === new URL(file.origin).host;
  }

  function fullAddress(href: string): string | undefined {
    if (href === '' || href.startsWith('#')) return undefined;
    if (href.startsWith('//')) return `https:${href}`;
    if (URL.canParse(href)) return href;
    return URL.canParse(href, file.origin) ? new URL(href, file.origin).href : undefined;
  }
}

/** The form in which addresses are compared: without protocol and trailing slash. */
function plainAddress(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .toLowerCase();
}
