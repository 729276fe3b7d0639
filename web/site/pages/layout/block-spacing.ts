import type { Block } from '#contracts/content/blocks.ts';
import { blockTable } from '../blocks/block-table.ts';

type Spacing = 'regular' | 'tight' | 'none';

/** How much room a block keeps around itself: parts of one running text stand closer together than sections. */
export function getSpacing(block: Block, before: Block | undefined, next: Block | undefined): Spacing {
  if (block.type === 'hero') return getTone(block) === 'inverse' ? 'none' : 'tight';
  if (blockTable[block.type].standing === 'bleed') return 'none';
  if (block.type === 'processFinder' && before?.type === 'hero') return 'none';
  return flowsOn(block, next) ? 'tight' : 'regular';
}

/** The ground of a block; a picture behind the words of a hero is always dark. */
export function getTone(block: Block): Block['tone'] {
  if (block.type === 'hero' && block.layout === 'full' && block.image) return 'inverse';
  return block.tone;
}

function flowsOn(block: Block, next: Block | undefined): boolean {
  if (!next || next.tone !== block.tone) return false;
  return [block, next].every(({ type }) => blockTable[type].standing === 'flow');
}
