import type { ContentProblem } from '#contracts/content/problems.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { placeInBlock } from '../block/place-in-block.ts';
import { findDraft } from '../page/draft/find-drafts.ts';

/** A problem with its place, for a reader who does not have the page open. */
export type PlacedProblem = {
  problem: ContentProblem;
  blockType: string | null;
  /** A field of the page, or the path within the block with the positions of items: `items`, `2`, `label`. */
  place: readonly string[];
};

/** Where the problems of a page are. */
export async function findPlaces(
  connection: Connection,
  pageId: string,
  problems: readonly ContentProblem[],
): Promise<PlacedProblem[]> {
  const row = problems.some(({ block }) => block) ? await findDraft(connection, pageId) : undefined;
  return problems.map((problem) => {
    const block = row?.draft.blocks.find(({ id }) => id === problem.block);
    if (!block) return { problem, blockType: null, place: [problem.field] };
    return { problem, blockType: block.type, place: placeInBlock(block, problem.field) };
  });
}
