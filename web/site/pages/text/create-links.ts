import type { Link } from '#contracts/content/values.ts';
import type { LinkAction } from '#web/site/visit/links.ts';

const empty: Link = {
  kind: 'ACTION',
  text: null,
  openInNewTab: false,
  page: null,
  pageParameters: null,
  path: null,
  href: null,
  slug: null,
  action: null,
};

/** A link that opens a panel, as an editor would set it; `text` is needed where it is shown as a button. */
export function actionLink(action: LinkAction, text?: string): Link {
  return { ...empty, kind: 'ACTION', action, text: text ?? null };
}

/** A link to a product or service, as an editor would set it. */
export function injectionLink(injection: 'product' | 'service', slug: string, text: string): Link {
  return { ...empty, kind: injection === 'product' ? 'PRODUCT' : 'SERVICE', slug, text };
}
