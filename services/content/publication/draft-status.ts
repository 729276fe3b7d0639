import { type Connection, statement } from '#services/foundation/statement.ts';
import { compared, comparedOfText } from '../page/edit/changed-languages.ts';

export const draftStates = ['NEVER_PUBLISHED', 'TAKEN_OFF', 'CHANGED', 'PUBLISHED'] as const;

/** How the draft of a page differs, in one language, from what visitors see. */
export type DraftStatus = {
  state: (typeof draftStates)[number];
  /** When the language is to be published next. */
  publishAt: Date | null;
  /** When it is to be unpublished. */
  takeOffAt: Date | null;
};

const next = (condition: string) => `(
  SELECT min(publish_at) FROM content.planned_publication
  WHERE page_id = v.page_id AND problem IS NULL AND :language = ANY(languages) AND ${condition}
)`;

/** A release with a future moment is stored as published, but nobody sees it yet. */
const find = statement<DraftStatus, { pageId: string; language: string }>(
  'content_draft_status',
  `SELECT
     CASE
       WHEN shown.language IS NULL OR live.publication_date > now() THEN
         CASE WHEN EXISTS (
           SELECT FROM content.page_revision
           WHERE page_id = v.page_id AND what = 'unpublished' AND :language = ANY(languages)
         ) THEN 'TAKEN_OFF' ELSE 'NEVER_PUBLISHED' END
       WHEN (${compared}) IS DISTINCT FROM (${compared.replaceAll('v.', 'live.')})
         OR (${comparedOfText('t')}, v.blocks)
           IS DISTINCT FROM (${comparedOfText('shown')}, coalesce(shown.blocks, live.blocks)) THEN 'CHANGED'
       ELSE 'PUBLISHED'
     END AS state,
     least(${next('NOT take_off')}, CASE WHEN live.publication_date > now() THEN live.publication_date END)
       AS "publishAt",
     ${next('take_off')} AS "takeOffAt"
   FROM content.page_version v
   LEFT JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage AND t.language = :language
   LEFT JOIN content.page_version live ON live.page_id = v.page_id AND live.stage = 'PUBLISHED'
   LEFT JOIN content.page_text shown
     ON shown.page_id = live.page_id AND shown.stage = live.stage AND shown.language = :language
   WHERE v.page_id = :pageId AND v.stage = 'DRAFT'`,
);

/** Null: there is no such page. */
export async function findDraftStatus(
  connection: Connection,
  pageId: string,
  language: string,
): Promise<DraftStatus | null> {
  return (await find(connection, { pageId, language }))[0] ?? null;
}
