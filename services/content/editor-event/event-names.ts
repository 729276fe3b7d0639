import { type RecordKind, recordKinds } from '#contracts/content/records.ts';
import type { SubjectKind } from '#contracts/editing/events.ts';
import type { FindNames } from '#services/foundation/editing/write-events.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { isId } from '../link/link.ts';
import { findStore } from '../record/record-kinds.ts';

/** What things are called where one name has to do: in their own language, or else in English. */

type Named = { id: string; name: string };
type Ids = { ids: readonly string[] };

/** Pages in the bin have no version any more; their draft says what they were called. */
const pages = statement<Named, Ids>(
  'content_names_of_pages',
  `SELECT v.page_id::text AS id, coalesce(nullif(t.title, ''), v.path) AS name
   FROM content.page_version v JOIN content.page p ON p.id = v.page_id
   LEFT JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage AND t.language = p.source_language
   WHERE v.stage = 'DRAFT' AND v.page_id = ANY (:ids::uuid[])
   UNION ALL
   SELECT page_id::text, coalesce(nullif(draft->'texts'->(draft->>'sourceLanguage')->>'title', ''), draft->>'path')
   FROM content.binned_page WHERE page_id = ANY (:ids::uuid[])`,
);
const editors = statement<Named, Ids>(
  'content_names_of_editors',
  'SELECT id::text, name FROM content.editor WHERE id = ANY (:ids::uuid[])',
);
const apiTokens = statement<Named, Ids>(
  'content_names_of_api_tokens',
  'SELECT id::text, name FROM content.api_token WHERE id = ANY (:ids::uuid[])',
);
const binned = statement<Named, Ids & { kind: string }>(
  'content_names_of_binned_records',
  `SELECT record_id AS id, coalesce(title->>'', title->>'en', (SELECT min(value) FROM jsonb_each_text(title)), '') AS name
   FROM content.binned_record WHERE kind = :kind AND record_id = ANY (:ids)`,
);
const records = new Map(
  recordKinds.map((kind) => [
    kind,
    statement<Named, Ids>(
      `content_called_${kind}`,
      `SELECT id, coalesce(title->>'', title->>'en', (SELECT min(value) FROM json_each_text(title)), '') AS name
       FROM (${findStore(kind).listed}) listed WHERE id = ANY (:ids)`,
    ),
  ]),
);

export const findNames: FindNames = async (connection, kind, ids) => {
  const named = await findNamed(connection, kind, ids);
  return new Map(named.map(({ id, name }) => [id, name]));
};

async function findNamed(on: Connection, kind: SubjectKind, ids: readonly string[]): Promise<Named[]> {
  if (kind === 'page') return pages(on, { ids: ids.filter(isId) });
  if (kind === 'editor') return editors(on, { ids: ids.filter(isId) });
  if (kind === 'apiToken') return apiTokens(on, { ids: ids.filter(isId) });
  const stored = await records.get(kind as RecordKind)?.(on, { ids });
  // One that is there again stands in the bin no more.
  return stored ? [...(await binned(on, { ids, kind })), ...stored] : [];
}
