import type { ComponentType } from 'react';
import type { Block, BlockType } from '#contracts/content/blocks.ts';
import { Section } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { blockTable } from '../blocks/block-table.ts';
import { isShown } from '../is-shown.ts';
import { getAnchors } from '../text/anchors.ts';
import type { BlockProps } from './block-props.ts';
import { BorrowedBlock } from './borrowed-block.tsx';

type BlocksProps = {
  blocks: readonly Block[];
  /** The first block is the page's opening: its title is the h1. */
  opening?: boolean;
};

/** The blocks of a page, each with its background and its anchor. */
export function Blocks({ blocks, opening = false }: BlocksProps) {
  const { draft } = usePageContext();
  const anchors = getAnchors(blocks);
  const shown = blocks.filter(isShown);
  return shown.map((block, index) => {
    const first = opening && index === 0;
    const before = shown[index - 1];
    const { component, layout } = blockTable[block.type];
    // The table pairs each type with its component; the compiler cannot follow the pair through the lookup.
    const Component = component as ComponentType<BlockProps<BlockType>>;
    const rendered = (
      <Component
        key={block.id}
        block={block}
        opening={first}
        titleLevel={first ? 1 : 2}
        itemLevel={'title' in block && block.title ? 3 : 2}
        after={before?.type}
        anchors={anchors}
      />
    );
    const content = block.language ? (
      <BorrowedBlock key={block.id} language={block.language} isFull={layout === 'bleed'}>
        {rendered}
      </BorrowedBlock>
    ) : (
      rendered
    );
    if (layout === 'bare') return content;
    return (
      <Section
        key={block.id}
        id={block.anchor ?? undefined}
        block={draft && block.id}
        tone={getTone(block)}
        width={layout === 'bleed' ? 'full' : 'wide'}
        spacing={getSpacing(block, before, shown[index + 1])}
      >
        {content}
      </Section>
    );
  });
}

type Spacing = 'regular' | 'tight' | 'none';

/** The space around a block: parts of one running text are closer together than sections. */
function getSpacing(block: Block, before: Block | undefined, next: Block | undefined): Spacing {
  if (block.type === 'hero') return getTone(block) === 'inverse' ? 'none' : 'tight';
  if (blockTable[block.type].layout === 'bleed') return 'none';
  if (block.type === 'processFinder' && before?.type === 'hero') return 'none';
  return flowsOn(block, next) ? 'tight' : 'regular';
}

/** The background of a block; behind the text of a hero with a full picture it is always dark. */
function getTone(block: Block): Block['tone'] {
  if (block.type === 'hero' && block.layout === 'full' && block.image) return 'inverse';
  return block.tone;
}

function flowsOn(block: Block, next: Block | undefined): boolean {
  if (!next || next.tone !== block.tone) return false;
  return [block, next].every(({ type }) => blockTable[type].layout === 'flow');
}
