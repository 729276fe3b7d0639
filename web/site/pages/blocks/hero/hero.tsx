import { Heading } from '#web/design/heading/heading.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ContentImage } from '#web/site/pages/layout/image.tsx';
import { ActionButtons } from '#web/site/pages/text/content-link.tsx';
import styles from './hero.module.css';
import { HeroWire } from './hero-wire.tsx';

/** The first sight of a page: one picture, one sentence, at most two links. */
export function Hero({ block, opening, titleLevel }: BlockProps<'hero'>) {
  const { image, layout } = block;
  const shown = image ? layout : 'plain';
  const content = (
    <div className={styles.words}>
      {block.title ? (
        <Heading level={titleLevel} size={shown === 'full' ? 'hero' : 'page'}>
          {block.title}
        </Heading>
      ) : null}
      {block.lead ? <p className={styles.lead}>{block.lead}</p> : null}
      <ActionButtons links={block.actions} />
    </div>
  );
  if (shown === 'full') {
    return (
      <div className={styles.full}>
        <ContentImage image={image} place="hero" priority={opening} className={styles.backdrop} />
        <Wrap>{content}</Wrap>
      </div>
    );
  }
  if (shown === 'split' && image) {
    return (
      <Wrap>
        <div className={styles.split}>
          {content}
          <ContentImage image={image} place="split" priority={opening} className={styles.stage} />
        </div>
      </Wrap>
    );
  }
  return (
    <div className={styles.plain}>
      <Wrap>{content}</Wrap>
      <HeroWire />
    </div>
  );
}
