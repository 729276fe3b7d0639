import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { problemOfRichText } from '../rich-text/problem-of-rich-text.ts';
import type { BlockProblem } from './check-structure.ts';
import { problemOfText, type TextField } from './problem-of-text.ts';
import { isRequired, type LeafField, unitOfWords, walkBlock } from './walk-block.ts';

const linkText: TextField = { kind: 'text', required: false, translate: true, maxLength: 200, lines: 'one' };

/** What is wrong with the texts of blocks in one language, in reading order; an empty list: they may be kept. */
export function problemsOfTexts(blocks: readonly StoredBlock[], texts: Texts): BlockProblem[] {
  const problems: BlockProblem[] = [];
  const known = new Set<string>();
  for (const block of blocks) {
    walkBlock(block, (field, value, unit) => {
      const words = unitOfWords(field, unit);
      if (!words || (field.kind === 'link' && !value)) return;
      known.add(words);
      const message = problemOfWords(field, texts[words]);
      if (message) problems.push({ block: block.id, field: unit.slice(block.id.length + 1), message });
    });
  }
  for (const unit of Object.keys(texts)) {
    if (known.has(unit)) continue;
    const [block = '', ...field] = unit.split('/');
    problems.push({ block, field: field.join('/'), message: 'is a text that no field shows' });
  }
  return problems;
}

function problemOfWords(field: LeafField, words: unknown): string | undefined {
  if (words === undefined) return isRequired(field) && field.kind !== 'link' ? 'is missing' : undefined;
  if (field.kind === 'richText') return problemOfRichText(words);
  return problemOfText(field.kind === 'text' ? field : linkText, words);
}
