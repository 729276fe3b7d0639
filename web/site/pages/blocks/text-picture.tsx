import { Heading } from '#web/design/heading/heading.tsx';
import type { BlockProps } from '../layout/block-props.ts';
import { ContentImage, getFit } from '../layout/image.tsx';
import { ActionButtons } from '../text/content-link.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './text-picture.module.css';

/** A picture on one side, what there is to say about it on the other. */
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
          slot={image.transparent ? 'half' : shape}
          ratio={shape === 'AsideSquare' ? '1:1' : '16:9'}
          fit={getFit(image)}
          className={styles.picture}
        />
      ) : null}
    </div>
  );
}
