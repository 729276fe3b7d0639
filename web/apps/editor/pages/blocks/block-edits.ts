import { blocks as declarations } from '#contracts/content/blocks.ts';
import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { type Content, findTextsBelow, freshId, moved } from '../../form/edits.ts';
import { newValues } from '../../form/new-values.ts';

/** A new block: plain, without an anchor, with the initial values of its declaration. */
export function newBlock(type: keyof typeof declarations, taken: readonly string[]): StoredBlock {
  return { id: freshId(taken), type, anchor: null, tone: 'plain', ...newValues(declarations[type]) };
}

export function withBlockAt(
  { blocks, texts }: Content,
  index: number,
  block: StoredBlock,
  blockTexts: Readonly<Record<string, Texts>> = {},
): Content {
  return { blocks: blocks.toSpliced(index, 0, block), texts: setText(texts, blockTexts) };
}

/** Removes a block with all its texts. */
export function withoutBlock({ blocks, texts }: Content, id: string): Content {
  const left = Object.entries(texts).map(([language, units]) => [
    language,
    Object.fromEntries(Object.entries(units).filter(([unit]) => !unit.startsWith(`${id}/`))),
  ]);
  return { blocks: blocks.filter((block) => block.id !== id), texts: Object.fromEntries(left) };
}

/** Adds a copy of a block after it, without a fragment, which must be unique. */
export function withDuplicate({ blocks, texts }: Content, id: string, copy: string): Content {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  if (!block) return { blocks, texts };
  const twin: StoredBlock = { ...structuredClone(block), id: copy, anchor: null };
  return withBlockAt({ blocks, texts }, index + 1, twin, findTextsBelow(texts, id, copy));
}

export function withBlockMoved({ blocks, texts }: Content, id: string, to: number): Content {
  return { blocks: moved(blocks, id, to), texts };
}

/** Changes values of a block's own frame. */
export function withFrame(
  { blocks, texts }: Content,
  id: string,
  frame: Partial<Pick<StoredBlock, 'tone' | 'anchor'>>,
): Content {
  return { blocks: blocks.map((block) => (block.id === id ? { ...block, ...frame } : block)), texts };
}

function setText(texts: Content['texts'], added: Readonly<Record<string, Texts>>): Content['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([language, units]) => [language, { ...units, ...added[language] }]),
  );
}
