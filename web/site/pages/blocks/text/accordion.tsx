import { Accordion } from '#web/design/accordion/accordion.tsx';
import { TitledColumn } from '#web/site/pages/layout/block-column.tsx';
import { blockHead } from '#web/site/pages/layout/block-head.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { RichText } from '#web/site/pages/text/rich-text.tsx';

/** Questions and answers, or other texts that are folded until needed. */
export function AccordionBlock({ block, titleLevel, itemLevel }: BlockProps<'accordion'>) {
  return (
    <TitledColumn title={blockHead(block, titleLevel)}>
      <Accordion
        headingLevel={itemLevel}
        items={block.items.map(({ id, title, text }) => ({
          id: `${block.id}-${id}`,
          title: title ?? '',
          content: <RichText value={text} level={itemLevel === 2 ? 3 : 4} />,
        }))}
      />
    </TitledColumn>
  );
}
