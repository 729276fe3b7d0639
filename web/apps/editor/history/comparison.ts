import type { PageDraft } from '#contracts/content/draft.ts';
import type { EditedPage, PageRevision } from '../pages/page-operations.ts';
import type { SendQuery } from '../query.ts';

/** A comparison of two versions of a page. */
export type Comparison = {
  /** The chosen revision. */
  revision: number;
  isCurrent: boolean;
  /** Compared with the previous version, or with the current draft. */
  against: 'previous' | 'now';
  /** Undefined: it is the first known version. */
  before: PageDraft | undefined;
  after: PageDraft;
};

/** Undefined: the revision does not (or no longer) exist. */
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

/** The revision before one; for the last in the list it may be on the next page. */
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
