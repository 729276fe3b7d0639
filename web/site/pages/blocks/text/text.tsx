import { Heading } from '#web/design/heading/heading.tsx';
import { BlockColumn, TitledColumn } from '#web/site/pages/layout/block-column.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { RichText } from '#web/site/pages/text/rich-text.tsx';
import styles from './text.module.css';

/** A text in the page's column; a wide one has its title above, the widest is set in two columns. */
export function Text({ block, titleLevel, itemLevel }: BlockProps<'text'>) {
  const title = block.title ? (
    <Heading level={titleLevel} size="large">
      {block.title}
    </Heading>
  ) : null;
  const text = <RichText value={block.text} level={itemLevel} />;
  if (block.width === 'Inline') return <TitledColumn title={title}>{text}</TitledColumn>;
  return (
    <BlockColumn width={block.width}>
      <div className={styles.wide} data-width={block.width}>
        {title}
        {text}
      </div>
    </BlockColumn>
  );
}
