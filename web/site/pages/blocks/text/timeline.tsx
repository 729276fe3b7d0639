import { Timeline } from '#web/design/timeline/timeline.tsx';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { findPicture } from '#web/site/pages/layout/image.tsx';
import { RichText } from '#web/site/pages/text/rich-text.tsx';

/** Events in order, along a drawn wire. */
export function TimelineBlock({ block, titleLevel, itemLevel }: BlockProps<'timeline'>) {
  return (
    <>
      <BlockHeader title={block.title} level={titleLevel} />
      <Timeline
        headingLevel={itemLevel}
        entries={block.items.map(({ id, year, title, text, image }) => ({
          key: id,
          date: year ?? '',
          title: title ?? '',
          text: text ? <RichText value={text} level={itemLevel === 2 ? 3 : 4} /> : undefined,
          picture: findPicture('timeline', image),
        }))}
      />
    </>
  );
}
