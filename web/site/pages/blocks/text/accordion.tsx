import { Accordion } from '#web/design/accordion/accordion.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead } from '#web/design/section/section.tsx';
import { TitledColumn } from '#web/site/pages/layout/block-column.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { RichText } from '#web/site/pages/text/rich-text.tsx';

/** Questions and answers, or other texts that are folded until needed. */
export function AccordionBlock({ block, titleLevel, itemLevel }: BlockProps<'accordion'>) {
  const head =
    block.title || block.lead ? (
      <>
        {block.title ? (
          <Heading level={titleLevel} size="large">
            {block.title}
          </Heading>
        ) : null}
        {block.lead ? <Lead>{block.lead}</Lead> : null}
      </>
    ) : null;
  return (
    <TitledColumn title={head}>
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
