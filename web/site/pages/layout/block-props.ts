import type { BlockOf, BlockType } from '#contracts/content/blocks.ts';
import type { Anchor } from '../text/anchors.ts';

/** What every block component receives. */
export type BlockProps<Type extends BlockType> = {
  block: BlockOf<Type>;
  /** The block opens the page: its title is the page's h1 and its picture is fetched first. */
  opening: boolean;
  /** Rank of the block's own title. */
  titleLevel: 1 | 2;
  /** Rank of headings below the title: one deeper, or the title's own where the block has none. */
  itemLevel: 2 | 3;
  /** The kind of the block before it. */
  after: BlockType | undefined;
  /** What the page's anchor navigation lists. */
  anchors: readonly Anchor[];
};
