import type { PageDraft } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { lastChange } from '../revision/find-revisions.ts';
import { problemsOfDraft } from './check-draft.ts';
import { findDraft } from './find-drafts.ts';
import { editedPages, type PageState } from './find-edited-pages.ts';
import { pageUrl } from './page-address.ts';

export type PlannedPublication = {
  languages: string[];
  publishAt: Date;
  by: string;
  problems: ContentProblem[];
};

/** A page as its editor opens it. */
export type EditedPage = {
  id: string;
  draft: PageDraft;
  revision: number;
  state: PageState;
  publishedLanguages: string[];
  publishedPath: string | null;
  planned: PlannedPublication | null;
  problems: ContentProblem[];
  by: string;
  at: Date;
  url: string;
};

type State = {
  state: PageState;
  languages: string[] | null;
  publishAt: Date | null;
  by: string | null;
  problem: string | null;
};

const stateOf = statement<State, { pageId: string }>(
  'content_edited_page_state',
  `SELECT entry.state, plan.languages, plan.publish_at AS "publishAt", plan.by, plan.problem
   FROM (${editedPages} AND v.page_id = :pageId) entry
   LEFT JOIN content.planned_publication plan ON plan.page_id = entry.id`,
);

/** Undefined: there is no such page. */
export async function findEditedPage(connection: Connection, id: string): Promise<EditedPage | undefined> {
  const [row, [state], change] = await Promise.all([
    findDraft(connection, id),
    stateOf(connection, { pageId: id }),
    lastChange(connection, id),
  ]);
  if (!row || !state) return undefined;
  return {
    id,
    draft: row.draft,
    revision: change.revision,
    state: state.state,
    publishedLanguages: row.publishedLanguages,
    publishedPath: row.publishedPath,
    planned: getPlanned(state),
    problems: await problemsOfDraft(connection, row.draft),
    by: change.by,
    at: row.updatedAt,
    url: pageUrl(row.sitePrefix, row.draft.path),
  };
}

function getPlanned({ languages, publishAt, by, problem }: State): PlannedPublication | null {
  if (!languages || !publishAt) return null;
  const problems = problem ? (JSON.parse(problem) as ContentProblem[]) : [];
  return { languages, publishAt, by: by ?? '', problems };
}
