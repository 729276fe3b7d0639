import { type Connection, statement } from '#services/foundation/statement.ts';
import { type Finding, finding } from './finding.ts';

type Row = {
  kind: 'noAlternativeText' | 'oldDraft' | 'failedPlan';
  siteId: string | null;
  pageId: string | null;
  fileId: string | null;
  name: string;
  detail: string;
  languages: string[];
  at: Date | null;
};

/** `:days`: the age from which an unpublished draft is reported. */
const neglected = statement<Row, { days: number }>(
  'content_health_neglected',
  `SELECT 'failedPlan' AS kind, v.site_id AS "siteId", plan.page_id AS "pageId", NULL::uuid AS "fileId",
     coalesce(t.title, v.path) AS name, plan.problem AS detail, plan.languages, plan.publish_at AS at
   FROM content.planned_publication plan
   JOIN content.page p ON p.id = plan.page_id
   JOIN content.page_version v ON v.page_id = plan.page_id AND v.stage = 'DRAFT'
   LEFT JOIN content.page_text t ON t.page_id = plan.page_id AND t.stage = 'DRAFT' AND t.language = p.source_language
   WHERE plan.problem IS NOT NULL
   UNION ALL
   SELECT 'noAlternativeText', NULL, NULL, f.id, coalesce(f.title->>'en', f.slug), '', '{}', f.added_at
   FROM content.file f
   WHERE NOT EXISTS (SELECT FROM jsonb_each_text(f.alt) AS alternative WHERE alternative.value <> '')
     AND EXISTS (SELECT FROM content.file_version version
                 WHERE version.file_id = f.id AND version.content_type LIKE 'image/%')
     AND EXISTS (SELECT FROM content.page_file shown WHERE shown.file_id = f.id AND shown.stage = 'PUBLISHED')
   UNION ALL
   SELECT 'oldDraft', v.site_id, v.page_id, NULL, coalesce(t.title, v.path), '', '{}', v.updated_at
   FROM content.page_version v
   JOIN content.page p ON p.id = v.page_id
   LEFT JOIN content.page_version shown ON shown.page_id = v.page_id AND shown.stage = 'PUBLISHED'
   LEFT JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = 'DRAFT' AND t.language = p.source_language
   WHERE v.stage = 'DRAFT' AND v.updated_at < now() - :days * interval '1 day'
     AND (shown.page_id IS NULL OR v.updated_at > shown.updated_at)
     AND NOT EXISTS (SELECT FROM content.planned_publication plan WHERE plan.page_id = v.page_id)
   ORDER BY kind, at, name`,
);

/** Planned publications that failed, pictures without alternative text, old drafts. */
export async function findNeglected(connection: Connection, days: number): Promise<Finding[]> {
  const rows = await neglected(connection, { days });
  return rows.map(({ kind, ...about }) => finding(kind, about));
}
