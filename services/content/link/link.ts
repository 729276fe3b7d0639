import type { StoredLink } from '#contracts/content/draft.ts';
import { type Fault, fault } from '#contracts/content/problems.ts';
import type { Link, PageReference } from '#contracts/content/values.ts';
import { getSentence } from '../problem/sentence.ts';

/** Addresses that leave the site may only be of these kinds: `javascript:` and the like would run in the page. */
const safeSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const idPattern = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses, which can hide a scheme
const control = /[\u0000-\u001f\u007f]/;

/** What is wrong with a link that is to be saved; undefined: nothing. */
export function findLinkFault(link: StoredLink): Fault | undefined {
  if (!isLinkShaped(link)) return fault('linkTarget');
  switch (link.kind) {
    case 'PAGE':
      if (!link.page || !isId(link.page)) return fault(link.page ? 'noPage' : 'linkPage');
      return /^([?#]|$)/.test(link.pageParameters ?? '') ? undefined : fault('linkParameters');
    case 'PATH':
      if (isPath(link.path)) return undefined;
      return fault(
        /^\/[/\\]/.test(link.path ?? '') || control.test(link.path ?? '') ? 'unsafePath' : 'linkPath',
      );
    case 'EXTERNAL':
      if (isSafeAddress(link.href)) return undefined;
      return fault(mayBecomeAddress(link.href ?? '') ? 'linkAddress' : 'unsafeAddress');
    case 'PRODUCT':
    case 'SERVICE':
      return slugPattern.test(link.slug ?? '') ? undefined : fault('linkSlug');
    case 'ACTION':
      return /^[a-z]\w*$/i.test(link.action ?? '') ? undefined : fault('linkAction');
    default:
      return fault('linkTarget');
  }
}

/** In English; undefined: nothing is wrong. */
export function problemOfLink(link: StoredLink): string | undefined {
  const found = findLinkFault(link);
  return found && getSentence(found);
}

const texts = ['page', 'pageParameters', 'path', 'href', 'slug', 'action'] as const;

function isLinkShaped(link: StoredLink): boolean {
  if (typeof link !== 'object' || link === null) return false;
  return (
    texts.every((name) => link[name] === undefined || typeof link[name] === 'string') &&
    ['undefined', 'boolean'].includes(typeof link.openInNewTab)
  );
}

/** Whether an address may be unfinished (`www.example`) and not one that would run in a page. */
function mayBecomeAddress(href: string): boolean {
  return !control.test(href) && !URL.canParse(href);
}

/** The link as it is delivered. `page` is the target as the reader may see it. */
export function deliverLink(stored: StoredLink, text: string | null, page: PageReference | null): Link {
  const { kind } = stored;
  return {
    kind,
    text,
    openInNewTab: stored.openInNewTab ?? false,
    page: kind === 'PAGE' ? page : null,
    pageParameters: stored.pageParameters ?? null,
    path: isPath(stored.path) ? stored.path : null,
    href: isSafeAddress(stored.href) ? stored.href : null,
    slug: stored.slug ?? null,
    action: stored.action ?? null,
  };
}

export function isId(text: string): boolean {
  return idPattern.test(text);
}

export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}

/**
 * A path within the requesting site: one slash, not followed by a second one or a backslash, which browsers read as
 * one.
 */
export function isPath(path: string | undefined): path is string {
  return path !== undefined && /^\/(?![/\\])/.test(path) && !control.test(path);
}

export function isSafeAddress(href: string | undefined): href is string {
  if (href === undefined || control.test(href) || !URL.canParse(href)) return false;
  return safeSchemes.includes(new URL(href).protocol);
}
