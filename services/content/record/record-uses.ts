import { type Connection, statement } from '#services/foundation/statement.ts';
import type { RecordUse } from './record-store.ts';

/** SQL of the pages of which one stage, `s`, fulfils the condition on `:id`; by their titles in their own language. */
export const pageUses = (condition: string) => `
  SELECT 'page' AS kind, p.id::text AS id, coalesce(t.title, v.path) AS title, p.site_id::text AS "siteId",
    CASE WHEN EXISTS (SELECT FROM content.page_version o WHERE o.page_id = p.id AND o.stage = 'PUBLISHED')
      THEN 'PUBLISHED' ELSE 'DRAFT' END AS state
  FROM content.page p JOIN content.page_version v ON v.page_id = p.id AND v.stage = 'DRAFT'
  LEFT JOIN content.page_text t ON t.page_id = p.id AND t.stage = 'DRAFT' AND t.language = p.source_language
  WHERE EXISTS (SELECT FROM content.page_version s WHERE s.page_id = p.id AND ${condition})`;

/** Makes the function that finds what uses a record from SQL of the columns of `RecordUse`; at most the first 50, pages last. */
export function groupUses(kind: string, selects: readonly string[]) {
  const find = statement<RecordUse, { id: string }>(
    `content_uses_of_${kind}`,
    `SELECT * FROM (${selects.join(' UNION ALL ')}) u ORDER BY kind = 'page', kind, title LIMIT 50`,
  );
  return (connection: Connection, id: string): Promise<RecordUse[]> => find(connection, { id });
}
