import type { PageDraft } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { type PlanRow, plansOfPage } from '../../publication/plan/plans.ts';
import { lastPublication } from '../../publication/publication-outlook.ts';
import { lastChange } from '../../revision/find-revisions.ts';
import { problemsOfDraft } from '../draft/check-draft.ts';
import { findDraft } from '../draft/find-drafts.ts';
import { pageUrl } from '../page-address.ts';
import { editedPages, type PageState } from './find-edited-pages.ts';

export type PlannedPublication = Omit<PlanRow, 'problem'> & { problems: ContentProblem[] };

/** A page as its editor opens it. */
export type EditedPage = {
  id: string;
  draft: PageDraft;
  revision: number;
  state: PageState;
  publishedLanguages: string[];
  changedLanguages: string[];
  publishedPath: string | null;
  /** When it was last published; null: never, or with the sample content. */
  publishedAt: Date | null;
  plans: PlannedPublication[];
  problems: ContentProblem[];
  by: string;
  at: Date;
  url: string;
};

const findState = statement<{ state: PageState; changedLanguages: string[] }, { pageId: string }>(
  'content_edited_page_state',
  `SELECT entry.state, entry."changedLanguages" FROM (${editedPages} AND v.page_id = :pageId) entry`,
);

/** Undefined: there is no such page. */
export async function findEditedPage(connection: Connection, id: string): Promise<EditedPage | undefined> {
  const [row, [state], change, plans, publication] = await Promise.all([
    findDraft(connection, id),
    findState(connection, { pageId: id }),
    lastChange(connection, id),
    plansOfPage(connection, id),
    lastPublication(connection, id),
  ]);
  if (!row || !state) return undefined;
  return {
    id,
    draft: row.draft,
    revision: change.revision,
    state: state.state,
    publishedLanguages: row.publishedLanguages,
    changedLanguages: state.changedLanguages,
    publishedPath: row.publishedPath,
    publishedAt: publication?.at ?? null,
    plans: plans.map(({ problem, ...plan }) => ({
      ...plan,
      problems: problem ? (JSON.parse(problem) as ContentProblem[]) : [],
    })),
    problems: await problemsOfDraft(connection, row.draft),
    by: change.by,
    at: row.updatedAt,
    url: pageUrl(row.sitePrefix, row.draft.path),
  };
}
