import type { StoredLink } from '#contracts/content/draft.ts';
import { type Fault, fault } from '#contracts/content/problems.ts';

/** Kinds of addresses that may leave the site; the server refuses all others, too. */
const safe = /^(https?|mailto|tel):./i;

/** The problem of an incomplete link; undefined: none. */
export function problemOfLink(link: StoredLink): Fault | undefined {
  switch (link.kind) {
    case 'PAGE':
      if (!link.page) return fault('linkPage');
      return /^([?#]|$)/.test(link.pageParameters ?? '') ? undefined : fault('linkParameters');
    case 'PATH':
      return /^\/(?![/\\])/.test(link.path ?? '') ? undefined : fault('linkPath');
    case 'EXTERNAL':
      return safe.test(link.href ?? '') && URL.canParse(link.href ?? '') ? undefined : fault('linkAddress');
    case 'PRODUCT':
    case 'SERVICE':
      return link.slug ? undefined : fault('linkSlug');
    case 'ACTION':
      return link.action ? undefined : fault('linkAction');
  }
}
