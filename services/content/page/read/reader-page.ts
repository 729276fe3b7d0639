import type { DeliveredBlock } from '../../block/deliver-block.ts';
import type { View } from '../../page-view.ts';
import type { Reader } from '../../request-context.ts';
import type { PageRow } from '../find-page.ts';
import { blocksOfPage } from './page-blocks.ts';

/** A page as one reader sees it. */
export type ReaderPage = {
  row: PageRow;
  view: View;
  /** Null: the page has none of the requested languages; its title is then in another one (LOC-04). */
  contentLanguage: string | null;
  isLanguageFallback: boolean;
  blocks: () => Promise<DeliveredBlock[]>;
};

export function createReaderPage(row: PageRow, view: View, reader: Reader): ReaderPage {
  const contentLanguage = view.languages.includes(row.language) ? row.language : null;
  return {
    row,
    view,
    contentLanguage,
    isLanguageFallback: contentLanguage !== null && contentLanguage !== view.languages[0],
    blocks: async () =>
      contentLanguage && mayReadContent(row, reader) ? blocksOfPage(row, view, reader) : [],
  };
}

/** PAG-05: what a protected page says beside its title is for the site's own server, which knows who opened it. */
export function mayReadContent(
  { protection }: Pick<PageRow, 'protection'>,
  { trusted }: Pick<Reader, 'trusted'>,
): boolean {
  return protection === 'none' || trusted;
}
