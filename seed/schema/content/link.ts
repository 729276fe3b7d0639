import * as v from 'valibot';

/** What a link leads to, one of them: a page by its path (`events:home` on another site), a product or service by its slug … */
export const linkTargets = ['page', 'product', 'service', 'href', 'path', 'action'] as const;

const targetFields = {
  page: v.nullish(v.string()),
  product: v.nullish(v.string()),
  service: v.nullish(v.string()),
  href: v.nullish(v.string()),
  path: v.nullish(v.string()),
  action: v.nullish(v.string()),
  /** What is added to a page's address, `?topic=…` or `#team`. */
  parameters: v.nullish(v.string()),
};

export type LinkTarget = { [Name in keyof typeof targetFields]?: string | null | undefined } & {
  openInNewTab?: boolean;
};

export const linkFields = { ...targetFields, openInNewTab: v.nullish(v.boolean(), false) };

export function targetsOf(given: LinkTarget): (typeof linkTargets)[number][] {
  return linkTargets.filter((target) => given[target] !== undefined && given[target] !== null);
}
