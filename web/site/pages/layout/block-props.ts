import type { BlockOf, BlockType } from '#contracts/content/blocks.ts';
import type { Anchor } from '../text/anchors.ts';

/** The props of every block component. */
export type BlockProps<Type extends BlockType> = {
  block: BlockOf<Type>;
  /** Whether the block opens the page: its title is the page's h1 and its picture is fetched first. */
  opening: boolean;
  /** Rank of the block's own title. */
  titleLevel: 1 | 2;
  /** Rank of headings below the title: one deeper, or the title's own where the block has none. */
  itemLevel: 2 | 3;
  /** The type of the block before it. */
  after: BlockType | undefined;
  /** The entries of the page's anchor navigation. */
  anchors: readonly Anchor[];
};
