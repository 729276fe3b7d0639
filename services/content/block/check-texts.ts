import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { linkText } from '#contracts/content/fields.ts';
import { type ContentProblem, type Fault, fault } from '#contracts/content/problems.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import { findTextFault } from '../field/check-text.ts';
import { isRequired } from '../field/check-value.ts';
import { findRichTextFault } from '../rich-text/find-rich-text-fault.ts';
import { plainText } from '../rich-text/rich-text.ts';
import { type LeafField, unitOfText, walkBlock } from './walk-block.ts';

/** What is wrong with the texts of blocks in one language, in reading order; empty: they may be published. */
export function problemsOfTexts(
  blocks: readonly StoredBlock[],
  texts: Texts,
  language: string,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (block: string, field: string, found: Fault) =>
    problems.push({ ...found, block, field, language });
  const known = new Set<string>();
  for (const block of blocks) {
    walkBlock(block, (field, value, unit) => {
      const words = unitOfText(field, unit);
      if (!words || (field.kind === 'link' && !value)) return;
      known.add(words);
      const found = findWordsFault(field, texts[words]);
      if (found) report(block.id, unit.slice(block.id.length + 1), found);
    });
  }
  for (const unit of Object.keys(texts)) {
    if (known.has(unit)) continue;
    const [block = '', ...field] = unit.split('/');
    report(block, field.join('/'), fault('unknownText'));
  }
  return problems;
}

function findWordsFault(field: LeafField, words: unknown): Fault | undefined {
  if (words === undefined) {
    return isRequired(field) && field.kind !== 'link' ? fault('missing') : undefined;
  }
  if (field.kind !== 'richText') return findTextFault(field.kind === 'text' ? field : linkText, words);
  return (
    findRichTextFault(words) ??
    (isRequired(field) && plainText(words as RichText) === '' ? fault('empty') : undefined)
  );
}
