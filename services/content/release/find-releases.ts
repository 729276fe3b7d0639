import { type Connection, statement } from '#services/foundation/statement.ts';
import { pageUrl } from '../page/page-address.ts';
import { versionTables } from '../page/page-sql.ts';
import type { releaseLog } from './release.tables.ts';

/** A published story or release, as subscribers are notified of it. */
export type ReleasedPage = {
  pageId: string;
  url: string;
  type: 'STORY' | 'MEDIA_RELEASE';
  adhoc: boolean;
  releasedAt: Date;
  sourceLanguage: string;
  texts: { language: string; title: string; lead: string | null }[];
};

const released = statement<
  Omit<ReleasedPage, 'url'> & { sitePrefix: string; path: string },
  { since: Date; limit: number }
>(
  'content_released_pages',
  `SELECT v.page_id AS "pageId", s.url_prefix AS "sitePrefix", v.path, v.type, v.adhoc,
     done.released_at AS "releasedAt", p.source_language AS "sourceLanguage",
     (SELECT json_agg(json_build_object('language', language, 'title', title, 'lead', lead) ORDER BY language)
      FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage) AS texts
   FROM content.release done JOIN ${versionTables} ON v.page_id = done.page_id AND v.stage = 'PUBLISHED'
   WHERE done.released_at >= :since AND v.type IN ('STORY', 'MEDIA_RELEASE') AND v.protected_by IS NULL
     AND v.countries = '{}' AND s.slug = ''
   ORDER BY done.released_at, v.page_id LIMIT :limit`,
);

/** What was published on the main site since a moment, and everybody may read; the oldest first. */
export async function releasedPages(
  connection: Connection,
  since: Date,
  limit: number,
): Promise<ReleasedPage[]> {
  const rows = await released(connection, { since, limit });
  return rows.map(({ sitePrefix, path, ...row }) => ({ ...row, url: pageUrl(sitePrefix, path) }));
}

export type PlannedRelease = {
  pageId: string;
  title: string;
  adhoc: boolean;
  submittedBy: string | null;
  approvedBy: string | null;
  releaseAt: Date | null;
  releasedAt: Date | null;
};

const planned = statement<PlannedRelease, { limit: number }>(
  'content_planned_releases',
  `SELECT v.page_id AS "pageId", t.title, v.adhoc, a.submitted_by AS "submittedBy", a.approved_by AS "approvedBy",
     plan.release_at AS "releaseAt", plan.released_at AS "releasedAt"
   FROM content.page_version v
   JOIN content.page p ON p.id = v.page_id
   JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage AND t.language = p.source_language
   LEFT JOIN content.approval a ON a.page_id = v.page_id LEFT JOIN content.release plan ON plan.page_id = v.page_id
   WHERE v.stage = 'DRAFT' AND (a.page_id IS NOT NULL OR plan.page_id IS NOT NULL)
   ORDER BY plan.release_at DESC NULLS FIRST, v.page_id LIMIT :limit`,
);

/** Releases in progress, for editors: first those that wait for somebody, then by moment, the latest first. */
export async function plannedReleases(connection: Connection, limit: number): Promise<PlannedRelease[]> {
  return planned(connection, { limit });
}

export type LogLine = Omit<typeof releaseLog.$inferSelect, 'id' | 'pageId'>;

const log = statement<LogLine, { pageId: string }>(
  'content_release_log',
  `SELECT what, who, at, release_at AS "releaseAt" FROM content.release_log
     WHERE page_id = :pageId ORDER BY id DESC LIMIT 200`,
);

/** The history of a release, the newest first. */
export async function findReleaseLog(connection: Connection, pageId: string): Promise<LogLine[]> {
  return log(connection, { pageId });
}
