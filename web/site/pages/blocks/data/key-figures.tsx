import { KeyFigures } from '#web/design/key-figures/key-figures.tsx';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';

/** Key figures, large, with their labels. */
export function KeyFiguresBlock({ block, titleLevel }: BlockProps<'keyFigures'>) {
  return (
    <>
      <BlockHeader title={block.title} lead={block.lead} level={titleLevel} />
      <KeyFigures
        items={block.items.map(({ value, label, note }) => ({
          value: value ?? '',
          label: label ?? '',
          note: note ?? undefined,
        }))}
      />
    </>
  );
}
