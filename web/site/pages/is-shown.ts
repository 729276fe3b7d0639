import type { Block } from '#contracts/content/blocks.ts';

/** Whether a block has anything to show; an empty one would leave a gap on the page. */
export function isShown(block: Block): boolean {
  switch (block.type) {
    case 'picture':
    case 'annotatedPicture':
      return block.image !== null;
    case 'beforeAfter':
      return block.before !== null && block.after !== null;
    case 'video':
      return block.video !== null;
    case 'teaserList':
      return block.pages.length > 0;
    case 'downloads':
      return block.items.some(({ file }) => file);
    case 'gallery':
    case 'wireEnds':
      return block.items.some(({ image }) => image);
    case 'expoAgenda':
      return block.days.length > 0;
    default:
      return true;
  }
}
