import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { isRequired } from '../field/check-value.ts';
import { plainText } from '../rich-text/rich-text.ts';
import { unitOfText, walkBlock } from './walk-block.ts';

export type Unit = { unit: string; required: boolean };

/** The units of the blocks that translators work on, in reading order. */
export function translationUnits(blocks: readonly StoredBlock[]): Unit[] {
  const units: Unit[] = [];
  for (const block of blocks) {
    walkBlock(block, (field, value, unit) => {
      if (field.kind === 'link' && !value) return;
      const words = unitOfText(field, unit);
      if (words) units.push({ unit: words, required: isRequired(field) });
    });
  }
  return units;
}

/** Leaves out blocks that stand in for their missing translation in another language. */
function inOwnWords(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.filter(({ language }) => !language);
}

/** The text by which search finds the page: all words of its blocks in one language. */
export function searchText(blocks: readonly StoredBlock[], texts: Texts): string {
  return translationUnits(inOwnWords(blocks))
    .map(({ unit }) => texts[unit])
    .filter((text) => text !== undefined)
    .map((text) => (typeof text === 'string' ? text : plainText(text)))
    .join('\n');
}

/** The titles of the blocks and of their parts in one language, which search ranks above other words. */
export function getHeadings(blocks: readonly StoredBlock[], texts: Texts): string[] {
  return translationUnits(inOwnWords(blocks)).flatMap(({ unit }) => {
    const text = unit.endsWith('/title') ? texts[unit] : undefined;
    return typeof text === 'string' ? [text] : [];
  });
}
