import type { BlockOf } from '#contracts/content/blocks.ts';
import { BlockColumn, type ColumnWidth } from '../layout/block-column.tsx';
import type { BlockProps } from '../layout/block-props.ts';
import { ContentImage } from '../layout/image.tsx';
import styles from './picture.module.css';

type PictureWidth = BlockOf<'picture'>['pictureWidth'];

/** The column of each width, and the shape that pictures of that width are cut to. */
const placements = {
  Inline: { column: 'Inline', ratio: 'free' },
  BreakOut: { column: 'BreakOut', ratio: 'free' },
  Stretched: { column: 'Stretched', ratio: 'free' },
  StretchedVideo: { column: 'Stretched', ratio: '16:9' },
  AsideSquare: { column: 'Inline', ratio: '1:1' },
  AsideVideo: { column: 'Inline', ratio: '16:9' },
} as const satisfies Record<PictureWidth, { column: ColumnWidth; ratio: string }>;

/** A picture in one of the page's widths, with its caption. */
export function PictureBlock({ block, opening }: BlockProps<'picture'>) {
  const { column, ratio } = placements[block.pictureWidth];
  if (!block.image) return null;
  return (
    <BlockColumn width={column}>
      <figure>
        <ContentImage
          image={block.image}
          slot={block.pictureWidth}
          ratio={ratio}
          priority={opening}
          className={styles.picture}
        />
        {block.caption ? <figcaption className={styles.caption}>{block.caption}</figcaption> : null}
      </figure>
    </BlockColumn>
  );
}
