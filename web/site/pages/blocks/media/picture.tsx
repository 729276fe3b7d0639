import type { BlockOf } from '#contracts/content/blocks.ts';
import { BlockColumn, type ColumnWidth } from '#web/site/pages/layout/block-column.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ContentImage } from '#web/site/pages/layout/image.tsx';
import type { PlaceName } from '#web/site/render/pictures/picture-places.ts';
import styles from './picture.module.css';

type PictureWidth = BlockOf<'picture'>['pictureWidth'];

/** The column of each width, and the ratio to which its pictures are cropped. */
const placements = {
  Inline: { column: 'Inline', place: 'Inline', ratio: 'free' },
  BreakOut: { column: 'BreakOut', place: 'BreakOut', ratio: 'free' },
  Stretched: { column: 'Stretched', place: 'Stretched', ratio: 'free' },
  StretchedVideo: { column: 'Stretched', place: 'StretchedVideo', ratio: '16:9' },
  AsideSquare: { column: 'Inline', place: 'InlineSquare', ratio: '1:1' },
  AsideVideo: { column: 'Inline', place: 'InlineVideo', ratio: '16:9' },
} as const satisfies Record<PictureWidth, { column: ColumnWidth; place: PlaceName; ratio: string }>;

/** A picture in one of the page's widths, with its caption. */
export function PictureBlock({ block, opening }: BlockProps<'picture'>) {
  const { column, place, ratio } = placements[block.pictureWidth];
  if (!block.image) return null;
  return (
    <BlockColumn width={column}>
      <figure>
        <ContentImage
          image={block.image}
          place={place}
          ratio={ratio}
          priority={opening}
          className={styles.picture}
        />
        {block.caption ? <figcaption className={styles.caption}>{block.caption}</figcaption> : null}
      </figure>
    </BlockColumn>
  );
}
