import type { Link } from '#contracts/content/values.ts';
import type { LinkAction, Target } from '#web/site/visit/links.ts';
import { nameOfSlug } from '../product-name.ts';

export type LinkAttributes = {
  href: string;
  target?: '_blank';
  rel?: 'noopener';
  /**
   * A script handles the click and opens the panel; without script the address leads to the corresponding
   * page.
   */
  'data-action'?: LinkAction;
};

/** The attributes of the `a` element for a target. */
export function linkAttributes(target: Target): LinkAttributes {
  return {
    href: target.href,
    ...(target.newTab && { target: '_blank' as const }),
    ...((target.external || target.newTab) && { rel: 'noopener' as const }),
    ...(target.action && { 'data-action': target.action }),
  };
}

/** The key of the hint for people who cannot see that a link opens elsewhere; undefined: it does not. */
export function linkHint(target: Target): 'link.newTab' | 'link.externalNewTab' | undefined {
  if (!target.newTab) return undefined;
  return target.external ? 'link.externalNewTab' : 'link.newTab';
}

/**
 * The text of a link; `{name}` is replaced by the name of the product or service, and a page link without
 * text uses the page's title. May be empty.
 */
export function linkText(link: Link): string {
  const named = link.kind === 'PRODUCT' || link.kind === 'SERVICE';
  const name = named && link.slug ? nameOfSlug(link.slug) : '';
  const text = link.text?.trim() || name || link.page?.title || '';
  return named ? text.replaceAll('{name}', name) : text;
}
