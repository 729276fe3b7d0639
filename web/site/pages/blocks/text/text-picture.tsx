import { Heading } from '#web/design/heading/heading.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ContentImage } from '#web/site/pages/layout/image.tsx';
import { ActionButtons } from '#web/site/pages/text/content-link.tsx';
import { RichText } from '#web/site/pages/text/rich-text.tsx';
import styles from './text-picture.module.css';

/** A picture on one side, its text on the other. */
export function TextPicture({ block, titleLevel, itemLevel }: BlockProps<'textPicture'>) {
  const { image, shape } = block;
  return (
    <div className={styles.pair} data-side={block.side}>
      <div className={styles.words}>
        {block.title ? (
          <Heading level={titleLevel} size="highlight">
            {block.title}
          </Heading>
        ) : null}
        <RichText value={block.text} level={itemLevel} />
        <ActionButtons links={block.actions} first="secondary" />
      </div>
      {image ? (
        <ContentImage
          image={image}
          place={findPlace(image, shape)}
          ratio={shape === 'AsideSquare' ? '1:1' : '16:9'}
          className={styles.picture}
        />
      ) : null}
    </div>
  );
}

/** A cut-out is shown whole within its box, a photograph is cropped to it. */
function findPlace({ transparent }: { transparent: boolean }, shape: 'AsideSquare' | 'AsideVideo') {
  if (!transparent) return shape;
  return shape === 'AsideSquare' ? 'besideSquare' : 'beside';
}
