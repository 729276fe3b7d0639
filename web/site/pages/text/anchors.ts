import type { Block } from '#contracts/content/blocks.ts';
import { isShown } from '../is-shown.ts';

export type Anchor = { id: string; title: string };

/**
 * The blocks listed in the anchor navigation and the table of contents (NAV-10): those with an anchor and a
 * title in the page's language.
 */
export function getAnchors(blocks: readonly Block[]): Anchor[] {
  return blocks.filter(isShown).flatMap((block) => {
    if (block.type === 'anchorNavigation' || !('title' in block) || block.language) return [];
    return block.anchor && block.title ? [{ id: block.anchor, title: block.title }] : [];
  });
}
