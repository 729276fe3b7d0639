import type { PageDraft } from '#contracts/content/draft.ts';
import type { EditedPage, PageRevision } from '../pages/page-operations.ts';
import type { SendQuery } from '../query.ts';

/** Two versions of a page beside each other. */
export type Comparison = {
  /** The one that is looked at. */
  revision: number;
  isCurrent: boolean;
  /** With the version before it, or with the draft as it is now. */
  against: 'previous' | 'now';
  /** Undefined: it is the first one that is known. */
  before: PageDraft | undefined;
  after: PageDraft;
};

/** Undefined: there is no such revision (any more). */
export async function loadComparison(
  sendQuery: SendQuery,
  page: EditedPage,
  revisions: readonly PageRevision[],
  revision: number,
  against: string | null,
): Promise<Comparison | undefined> {
  const pageId = page.id;
  const getDraft = async (id: number) =>
    (await sendQuery('content', 'pageRevision', { pageId, id })).pageRevision ?? undefined;
  const isCurrent = revision === page.revision;
  if (against === 'now' && !isCurrent) {
    const before = await getDraft(revision);
    return before && { revision, isCurrent, against: 'now', before, after: page.draft };
  }
  const previous = await getPrevious(sendQuery, pageId, revisions, revision);
  const [before, after] = await Promise.all([previous ? getDraft(previous) : undefined, getDraft(revision)]);
  return after && { revision, isCurrent, against: 'previous', before, after };
}

/** The revision before one; the last of those that are listed may have it behind the end of the list. */
async function getPrevious(
  sendQuery: SendQuery,
  pageId: string,
  revisions: readonly PageRevision[],
  revision: number,
): Promise<number | undefined> {
  const listed = revisions.find(({ id }) => id < revision);
  if (listed) return listed.id;
  const { pageHistory } = await sendQuery('content', 'pageHistory', { pageId, before: revision });
  return pageHistory[0]?.id;
}
