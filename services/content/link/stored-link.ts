import type { LinkKind } from '#contracts/content/values.ts';

/**
 * A link as it is kept: `page` is an id, and there is no text, which belongs to a language.
 * Only the fields of its kind are present.
 */
export type StoredLink = {
  kind: LinkKind;
  page?: string;
  pageParameters?: string;
  path?: string;
  href?: string;
  slug?: string;
  action?: string;
  openInNewTab?: boolean;
};
