import * as v from 'valibot';
import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { type ContentProblem, unfinished } from '#contracts/content/problems.ts';
import type { FileProblem, Row } from '#services/foundation/company/company-part.ts';
import { problemsOfStructure } from '../block/check-structure.ts';
import { problemsOfTexts } from '../block/check-texts.ts';
import { getSentence } from '../problem/sentence.ts';

/** Blocks, checked only as far as the rules of pages rely on. */
export const blocks = v.array(v.looseObject({ id: v.string(), type: v.string() }));

/**
 * What is wrong with the blocks and texts of a page's file, by the rules for editors' drafts. A draft may be
 * unfinished here, too.
 */
export function problemsOfPageFile({ pageVersion, pageText }: Row): FileProblem[] {
  const versions = pageVersion as Row[];
  const found = versions.flatMap((row, place) =>
    placed(problemsOfStructure(ownBlocks(row)), (block, field) => [
      'pageVersion',
      place,
      'blocks',
      block,
      ...field,
    ]),
  );
  for (const [place, row] of (pageText as Row[]).entries()) {
    const stages = [row.stage].flat();
    const version = versions.find(({ stage }) => [stage].flat().includes(stages[0]));
    const shown = ownBlocks(row.blocks ? row : (version ?? {}));
    const problems = problemsOfTexts(shown, row.texts as Texts, String(row.language));
    found.push(
      ...placed(problems, (block, field) => ['pageText', place, 'texts', [block, ...field].join('/')]),
    );
  }
  return found;
}

/** Without the language mark of blocks that are published in another language. */
function ownBlocks(row: Row): StoredBlock[] {
  return ((row.blocks ?? []) as StoredBlock[]).map(({ language: _, ...block }) => block as StoredBlock);
}

function placed(
  problems: readonly ContentProblem[],
  pathOf: (block: string, field: string[]) => (string | number)[],
): FileProblem[] {
  return problems
    .filter(({ code }) => !unfinished.has(code))
    .map((problem) => ({
      path: pathOf(problem.block ?? '', problem.field.split('/')),
      message: getSentence(problem),
    }));
}
