import type { BlockType } from '#contracts/content/blocks.ts';
import type { ServingLocation } from '#web/site/data/catalogue/local-experts.ts';
import type { PageData } from '../../page-query.ts';

type Page = Pick<PageData, 'url' | 'title' | 'blocks' | 'isLanguageUnavailable'>;

/** Before which block of which pages the visitor finds the people nearby. */
const places: readonly { page: RegExp; before: BlockType }[] = [
  { page: /^\/contact$/, before: 'form' },
  { page: /^\/brands\/[^/]+$/, before: 'regions' },
];

/** LOK-01: how many blocks of a page stand before its local contacts; undefined where it shows none. */
export function localExpertsPlace({ url, blocks, isLanguageUnavailable }: Page): number | undefined {
  const place = places.find(({ page }) => page.test(url));
  const index = blocks.findIndex(({ type }) => type === place?.before);
  return isLanguageUnavailable || index < 1 ? undefined : index;
}

/** On a brand's page those who sell the brand; if nobody nearby does, as on any page, all of them. */
export function servingOn(page: Pick<Page, 'title'>, serving: readonly ServingLocation[]): ServingLocation[] {
  const sellers = serving.filter(
    ({ brands }) => brands.length === 0 || brands.some(({ name }) => name === page.title),
  );
  return sellers.length > 0 ? sellers : [...serving];
}
