import type { PageTexts, StoredBlock } from '#contracts/content/draft.ts';
import { linkText, type TextField } from '#contracts/content/fields.ts';
import { type PageTextName, pageTextNames, pageTexts } from '#contracts/content/page-texts.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import { unitOfText, walkBlock } from '../block/walk-block.ts';
import { plainText } from '../rich-text/rich-text.ts';

export type SegmentText = string | RichText;

/** A unit of translation. */
export type Segment = {
  /** The path of the text, `title`, `lead`, `intro/items/1/label`, which moves with its block. */
  unit: string;
  /** The type and id of its block; null: it belongs to the page itself. */
  block: { type: string; id: string } | null;
  kind: 'text' | 'richText';
  /** The maximum length in characters; null: none. */
  maxLength: number | null;
  lines: 'one' | 'many';
};

/** All segments of a page in reading order: the texts for search engines and lists, then the blocks. */
export function getSegments(blocks: readonly StoredBlock[]): Segment[] {
  const segments: Segment[] = pageTextNames.map((unit) => getSegment(pageTexts[unit], { unit, block: null }));
  for (const block of blocks) {
    const { type, id } = block;
    walkBlock(block, (field, value, at) => {
      const unit = unitOfText(field, at);
      if (!unit || (field.kind === 'link' && !value)) return;
      const place = { unit, block: { type, id } };
      if (field.kind === 'richText')
        segments.push({ ...place, kind: 'richText', maxLength: null, lines: 'many' });
      else segments.push(getSegment(field.kind === 'text' ? field : linkText, place));
    });
  }
  return segments;
}

function getSegment({ maxLength, lines }: TextField, place: Pick<Segment, 'unit' | 'block'>): Segment {
  return { ...place, kind: 'text', maxLength, lines };
}

/** The text of a segment; undefined: it is empty. */
export function getSegmentText(texts: PageTexts | undefined, unit: string): SegmentText | undefined {
  const words = isPageText(unit) ? texts?.[unit] : texts?.blocks[unit];
  if (words === null || words === undefined || words === '') return undefined;
  return typeof words === 'string' || plainText(words) !== '' ? words : undefined;
}

/** The units that are not empty. */
export function findUnitsWithText(texts: PageTexts): string[] {
  return [...pageTextNames, ...Object.keys(texts.blocks)].filter(
    (unit) => getSegmentText(texts, unit) !== undefined,
  );
}

/** The texts with some segments changed; null: nothing is left. */
export function withWords(texts: PageTexts, changes: ReadonlyMap<string, SegmentText | null>): PageTexts {
  const changed = { ...texts, blocks: { ...texts.blocks } };
  for (const [unit, words] of changes) {
    if (isPageText(unit)) Object.assign(changed, { [unit]: words ?? (unit === 'title' ? '' : null) });
    else if (words === null) delete changed.blocks[unit];
    else changed.blocks[unit] = words;
  }
  return changed;
}

/** A language without any text yet. */
export const noTexts: PageTexts = {
  title: '',
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: {},
};

function isPageText(unit: string): unit is PageTextName {
  return Object.hasOwn(pageTexts, unit);
}
