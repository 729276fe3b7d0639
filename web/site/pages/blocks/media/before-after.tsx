import { BeforeAfter } from '#web/design/before-after/before-after.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead } from '#web/design/section/section.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { findPicture } from '#web/site/pages/layout/image.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './before-after.module.css';

/** Two pictures, before and after. Directly below a hero, they count as the picture of the first screen. */
export function BeforeAfterBlock({ block, titleLevel, opening, after: previous }: BlockProps<'beforeAfter'>) {
  const t = usePageContext().texts('page');
  const isFirst = opening || previous === 'hero';
  const before = findPicture('beforeAfter', block.before, isFirst);
  const after = findPicture('beforeAfter', block.after, isFirst);
  if (!before || !after) return null;
  const { title, lead, caption, beforeLabel, afterLabel } = block;
  const pair = (
    <BeforeAfter
      before={{ source: before, label: beforeLabel ?? undefined }}
      after={{ source: after, label: afterLabel ?? undefined }}
      label={t('beforeAfter.slider')}
      priority={isFirst}
    />
  );
  if (!title && !lead && !caption) return pair;
  return (
    <div className={styles.beside}>
      {pair}
      <div className={styles.words}>
        {title ? (
          <Heading level={titleLevel} size="highlight">
            {title}
          </Heading>
        ) : null}
        {lead ? <Lead>{lead}</Lead> : null}
        {caption ? <p className={styles.caption}>{caption}</p> : null}
      </div>
    </div>
  );
}
