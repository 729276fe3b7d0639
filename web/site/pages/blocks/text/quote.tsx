import { Quote } from '#web/design/quote/quote.tsx';
import { BlockColumn } from '#web/site/pages/layout/block-column.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { findPicture } from '#web/site/pages/layout/image.tsx';

/** A quotation with its author. */
export function QuoteBlock({ block }: BlockProps<'quote'>) {
  return (
    <BlockColumn>
      <Quote
        name={block.name ?? undefined}
        role={block.role ?? undefined}
        picture={findPicture('portrait', block.image)}
      >
        <p>{block.quote}</p>
      </Quote>
    </BlockColumn>
  );
}
