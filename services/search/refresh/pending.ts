/** What has to be indexed again. */
export type Pending = {
  readonly pages: Set<string>;
  readonly products: Set<string>;
  /** The ids of sites whose pages have to be compared. */
  readonly sites: Set<string>;
  catalogue: boolean;
  /** All sites and the catalogue. */
  everything: boolean;
};

export function nothingPending(): Pending {
  return { pages: new Set(), products: new Set(), sites: new Set(), catalogue: false, everything: false };
}

/**
 * Adds the tags of a change (the channels of the content and product back ends). Other tags do not concern the index.
 */
export function addTags(pending: Pending, tags: readonly string[]): void {
  for (const tag of tags) {
    const [kind, name] = split(tag);
    // With its language, if only that has changed.
    if (kind === 'page') pending.pages.add(name.split('/')[0] ?? name);
    else if (kind === 'product') pending.products.add(name);
    else if (kind === 'site') pending.sites.add(name);
    else if (tag === 'products' || kind === 'classification') pending.catalogue = true;
    else if (tag === 'all' || tag === 'system') pending.everything = true;
  }
}

function split(tag: string): [kind: string, name: string] {
  const colon = tag.indexOf(':');
  return colon < 0 ? [tag, ''] : [tag.slice(0, colon), tag.slice(colon + 1)];
}

/** How many things there are to do; a whole site or the catalogue is one. */
export function countPending({ pages, products, sites, catalogue, everything }: Pending): number {
  return pages.size + products.size + sites.size + Number(catalogue) + Number(everything);
}

/** Removes up to `max` from a set, and returns them. */
export function take(set: Set<string>, max: number): string[] {
  const taken = [...set].slice(0, max);
  for (const value of taken) set.delete(value);
  return taken;
}
