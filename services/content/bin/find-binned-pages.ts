import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** How many days a page stays in the bin before it is deleted for good. */
export const daysInBin = 30;

/** A page in the bin; those that were deleted with it are only counted. */
export type BinnedPage = {
  id: string;
  siteId: string;
  path: string;
  title: string;
  languages: string[];
  by: string;
  at: Date;
  goesAt: Date;
  below: number;
  /** The title of the page that has taken its address; null: the address is free. */
  takenBy: string | null;
};

/** SQL: the page was deleted itself, or the one that it was deleted with is no longer in the bin. */
const wentByItself = (bin: string) => `(${bin}.went_with = ${bin}.page_id OR NOT EXISTS (
  SELECT FROM content.binned_page above WHERE above.page_id = ${bin}.went_with))`;

const listed = statement<BinnedPage, { days: number; limit: number }>(
  'content_binned_pages',
  `SELECT bin.page_id AS id, (bin.draft->>'siteId')::uuid AS "siteId", bin.draft->>'path' AS path,
     coalesce(bin.draft->'texts'->(bin.draft->>'sourceLanguage')->>'title', '') AS title,
     ARRAY(SELECT jsonb_object_keys(bin.draft->'texts') ORDER BY 1) AS languages, bin.by, bin.at,
     bin.at + make_interval(days => :days) AS "goesAt",
     (SELECT count(*)::int FROM content.binned_page b WHERE b.went_with = bin.page_id AND b.page_id <> bin.page_id) AS below,
     (SELECT t.title FROM content.page_version v JOIN content.page p ON p.id = v.page_id
      JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage AND t.language = p.source_language
      WHERE v.site_id::text = bin.draft->>'siteId' AND v.stage = 'DRAFT' AND v.path = bin.draft->>'path'
        AND ((v.countries = '{}' AND bin.draft->'countries' = '[]')
          OR v.countries && ARRAY(SELECT jsonb_array_elements_text(bin.draft->'countries'))) LIMIT 1) AS "takenBy"
   FROM content.binned_page bin WHERE ${wentByItself('bin')} ORDER BY bin.at DESC, bin.page_id LIMIT :limit`,
);

/** What is in the bin, the newest first. */
export async function findBinnedPages(connection: Connection, limit: number): Promise<BinnedPage[]> {
  return listed(connection, { days: daysInBin, limit });
}

const together = statement<{ draft: PageDraft }, { pageId: string }>(
  'content_binned_together',
  `SELECT draft FROM content.binned_page WHERE page_id = :pageId OR went_with = :pageId
   ORDER BY page_id <> :pageId, draft->>'path'`,
);

/** A page in the bin, followed by those that were deleted with it; empty: it is not in the bin. */
export async function findBinnedTogether(connection: Connection, pageId: string): Promise<PageDraft[]> {
  const drafts = (await together(connection, { pageId })).map(({ draft }) => draft);
  return drafts[0]?.id === pageId ? drafts : [];
}
