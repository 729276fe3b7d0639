import * as v from 'valibot';

/**
 * The target of a link, exactly one of them: a page by its path (`events:home` on another site), a product or
 * service by its slug …
 */
export const linkTargets = ['page', 'product', 'service', 'href', 'path', 'action'] as const;

export const targetFields = {
  page: v.nullish(v.string()),
  product: v.nullish(v.string()),
  service: v.nullish(v.string()),
  href: v.nullish(v.string()),
  path: v.nullish(v.string()),
  action: v.nullish(v.string()),
  /** Appended to a page's address: `?topic=…` or `#team`. */
  parameters: v.nullish(v.string()),
};

export type LinkTarget = { [Name in keyof typeof targetFields]?: string | null | undefined } & {
  openInNewTab?: boolean;
};

/** A link with further fields. */
export function createLink<const More extends v.ObjectEntries>(more: More) {
  return v.pipe(
    v.strictObject({ ...targetFields, openInNewTab: v.nullish(v.boolean(), false), ...more }),
    v.check(
      (given) => getTargets(given as LinkTarget).length === 1,
      `needs one target of ${linkTargets.join(', ')}`,
    ),
  );
}

export function getTargets(given: LinkTarget): (typeof linkTargets)[number][] {
  return linkTargets.filter((target) => given[target] !== undefined && given[target] !== null);
}
