import type { StoredLink } from '#contracts/content/draft.ts';
import type { LinkKind } from '#contracts/content/values.ts';
import { compactLink } from '../normalise.ts';

const kinds: readonly LinkKind[] = ['PAGE', 'PATH', 'EXTERNAL', 'PRODUCT', 'SERVICE', 'ACTION'];
const locale = /^\/[a-z]{2}(?:-[a-z]{2,3})?(?=\/|$)/;

/** The target of a pasted link: one of ours that was copied here, or an address of the web. */
export function pastedLink(
  copied: string | null,
  href: string | null,
  ownOrigins: readonly string[],
): StoredLink | undefined {
  return (copied ? copiedLink(copied) : undefined) ?? (href ? addressedLink(href, ownOrigins) : undefined);
}

function copiedLink(json: string): StoredLink | undefined {
  try {
    const link = JSON.parse(json) as StoredLink;
    return kinds.includes(link.kind) ? compactLink(link) : undefined;
  } catch {
    return undefined;
  }
}

/** An address on one of our sites becomes a path, which leads readers to the page in their own language. */
function addressedLink(href: string, ownOrigins: readonly string[]): StoredLink | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  if (!ownOrigins.includes(url.origin)) return { kind: 'EXTERNAL', href };
  const path = url.pathname.replace(locale, '') || '/';
  return { kind: 'PATH', path: path + url.search + url.hash };
}
