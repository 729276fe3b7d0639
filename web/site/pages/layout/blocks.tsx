import type { ComponentType } from 'react';
import type { Block, BlockType } from '#contracts/content/blocks.ts';
import { Section } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { blockTable } from '../blocks/block-table.ts';
import { isShown } from '../is-shown.ts';
import { getAnchors } from '../text/anchors.ts';
import type { BlockProps } from './block-props.ts';
import { getSpacing, getTone } from './block-spacing.ts';

type BlocksProps = {
  blocks: readonly Block[];
  /** The first block is the page's opening: its title is the h1. */
  opening?: boolean;
};

/** The blocks of a page, each on its ground and under its anchor. */
export function Blocks({ blocks, opening = false }: BlocksProps) {
  const { draft } = usePageContext();
  const anchors = getAnchors(blocks);
  const shown = blocks.filter(isShown);
  return shown.map((block, index) => {
    const first = opening && index === 0;
    const before = shown[index - 1];
    const { component, standing } = blockTable[block.type];
    // The table pairs each type with its component; the compiler cannot follow the pair through the lookup.
    const Face = component as ComponentType<BlockProps<BlockType>>;
    const face = (
      <Face
        key={block.id}
        block={block}
        opening={first}
        titleLevel={first ? 1 : 2}
        itemLevel={'title' in block && block.title ? 3 : 2}
        after={before?.type}
        anchors={anchors}
      />
    );
    if (standing === 'bare') return face;
    return (
      <Section
        key={block.id}
        id={block.anchor ?? undefined}
        block={draft && block.id}
        tone={getTone(block)}
        width={standing === 'bleed' ? 'full' : 'wide'}
        spacing={getSpacing(block, before, shown[index + 1])}
      >
        {face}
      </Section>
    );
  });
}
