import type { BlockType } from '#contracts/content/blocks.ts';
import type { ServingLocation } from '#web/site/data/catalogue/local-experts.ts';
import type { PageData } from '../../page-query.ts';

type Page = Pick<PageData, 'url' | 'title' | 'blocks' | 'isLanguageUnavailable'>;

/** The pages that show local contacts, and the block before which they stand. */
const places: readonly { page: RegExp; before: BlockType }[] = [
  { page: /^\/contact$/, before: 'form' },
  { page: /^\/brands\/[^/]+$/, before: 'regions' },
];

/**
 * LOK-01: the index of the block before which a page shows its local contacts; undefined where it shows none.
 */
export function localExpertsPlace({ url, blocks, isLanguageUnavailable }: Page): number | undefined {
  const place = places.find(({ page }) => page.test(url));
  const index = blocks.findIndex(({ type }) => type === place?.before);
  return isLanguageUnavailable || index < 1 ? undefined : index;
}

/**
 * On a brand's page, the locations that sell the brand; if none nearby does, or on other pages, all of them.
 */
export function servingOn(page: Pick<Page, 'title'>, serving: readonly ServingLocation[]): ServingLocation[] {
  const sellers = serving.filter(
    ({ brands }) => brands.length === 0 || brands.some(({ name }) => name === page.title),
  );
  return sellers.length > 0 ? sellers : [...serving];
}
