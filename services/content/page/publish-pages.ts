import type { PageDraft } from '#contracts/content/draft.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { snake } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { type ContentTag, notifyChanges } from '../changes.ts';
import { planReleases } from '../release/plan-releases.ts';
import { publishLinks } from './note-links.ts';
import { textColumns, versionColumns } from './page-columns.ts';
import { inheritProtection } from './protection.ts';
import { writeStage } from './save-pages.ts';
import { withUniqueAddresses } from './unique-addresses.ts';

/** A page and the languages in which visitors find it from now on; in those of `kept`, as they did before. */
export type Publication = { pageId: string; languages: readonly string[]; kept?: readonly string[] };

type Fingerprint = { pageId: string; siteId: string; frame: string; whole: string };

/** `frame`: what other pages show of a page or lists depend on. `whole`: everything of it. */
const fingerprints = statement<Fingerprint, { pageIds: readonly string[] }>(
  'content_page_fingerprints',
  `SELECT v.page_id AS "pageId", v.site_id AS "siteId",
     md5(ROW(v.path, v.type, v.countries, v.protected_by, v.image, v.sort_index, v.publication_date, v.category,
       v.products, t.frame)::text) AS frame,
     md5(ROW(v.blocks, v.page_type, v.theme, v.injection_kind, v.injection_slug, v.required_role,
       v.table_of_contents, v.adhoc, v.contacts, t.whole)::text) AS whole
   FROM content.page_version v
   CROSS JOIN LATERAL (
     SELECT md5(string_agg(ROW(language, title, navigation_title, lead)::text, '' ORDER BY language)) AS frame,
       md5(string_agg(ROW(language, description, texts)::text, '' ORDER BY language)) AS whole
     FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage
   ) t
   WHERE v.page_id = ANY(:pageIds) AND v.stage = 'PUBLISHED'`,
);

const inVersion = versionColumns.map(snake);
const inText = textColumns.map(snake);
const list = (columns: readonly string[], prefix = '') => columns.map((column) => prefix + column).join(', ');
const replace = (columns: readonly string[]) =>
  [...columns, 'updated_at'].map((column) => `${column} = EXCLUDED.${column}`).join(', ');
const differs = (columns: readonly string[]) =>
  `(${list(columns, 'old.')}) IS DISTINCT FROM (${list(columns, 'EXCLUDED.')})`;

const publishVersions = statement<never, { pageIds: readonly string[] }>(
  'content_publish_versions',
  `INSERT INTO content.page_version AS old (page_id, stage, ${list(inVersion)}, updated_at)
   SELECT page_id, 'PUBLISHED', ${list(inVersion)}, now() FROM content.page_version WHERE stage = 'DRAFT'
     AND page_id = ANY(:pageIds)
   ON CONFLICT (page_id, stage) DO UPDATE SET ${replace(inVersion)} WHERE ${differs(inVersion)}`,
);

const chosen = `jsonb_to_recordset(:chosen::jsonb) AS chosen("pageId" uuid, languages text[], kept text[])`;

const dropTexts = statement<never, { chosen: string }>(
  'content_drop_published_texts',
  `DELETE FROM content.page_text t USING ${chosen}
   WHERE t.page_id = chosen."pageId" AND t.stage = 'PUBLISHED' AND t.language <> ALL(chosen.languages || chosen.kept)`,
);

const publishTexts = statement<never, { chosen: string }>(
  'content_publish_texts',
  `INSERT INTO content.page_text AS old (page_id, stage, language, ${list(inText)}, updated_at)
   SELECT page_id, 'PUBLISHED', language, ${list(inText)}, now()
   FROM content.page_text t JOIN ${chosen} ON t.page_id = chosen."pageId" AND t.language = ANY(chosen.languages)
   WHERE t.stage = 'DRAFT'
   ON CONFLICT (page_id, stage, language) DO UPDATE SET ${replace(inText)} WHERE ${differs(inText)}`,
);

const dropFiles = statement<never, { pageIds: readonly string[] }>(
  'content_drop_published_files',
  "DELETE FROM content.page_file WHERE page_id = ANY(:pageIds) AND stage = 'PUBLISHED'",
);
const publishFiles = statement<never, { pageIds: readonly string[] }>(
  'content_publish_files',
  `INSERT INTO content.page_file (page_id, stage, file_id)
   SELECT page_id, 'PUBLISHED', file_id FROM content.page_file WHERE page_id = ANY(:pageIds) AND stage = 'DRAFT'`,
);

const unpublish = statement<never, { pageIds: readonly string[] }>(
  'content_unpublish_pages',
  "DELETE FROM content.page_version WHERE page_id = ANY(:pageIds) AND stage = 'PUBLISHED'",
);

/**
 * Shows visitors the drafts of pages, in exactly these languages, and tells every process what has changed; all in the
 * caller's transaction.
 * @throws BAD_USER_INPUT when a page would be published in no language, or where another one is
 */
export async function publishPages(
  connection: Connection,
  publications: readonly Publication[],
): Promise<void> {
  if (publications.some(({ languages }) => languages.length === 0)) {
    throw badInput('A page is published in at least one language.', 'languages');
  }
  const ids = publications.map(({ pageId }) => pageId);
  await withChangeNotification(connection, ids, async () => {
    await withUniqueAddresses(connection, 'PUBLISHED', ids, () =>
      publishVersions(connection, { pageIds: ids }),
    );
    const chosen = JSON.stringify(publications);
    await dropTexts(connection, { chosen });
    await publishTexts(connection, { chosen });
    await publishLinks(connection, chosen);
    await dropFiles(connection, { pageIds: ids });
    await publishFiles(connection, { pageIds: ids });
  });
}

/**
 * Shows visitors a page as it is in `draft`, which need not be what is kept by now; in those languages of `kept`, as
 * they are published already, it stays.
 * @throws BAD_USER_INPUT when another page is at the address
 */
export async function publishDraft(
  connection: Connection,
  draft: PageDraft,
  { languages, kept = [] }: Omit<Publication, 'pageId'>,
): Promise<void> {
  const texts = Object.fromEntries(
    Object.entries(draft.texts).filter(([language]) => languages.includes(language)),
  );
  await withChangeNotification(connection, [draft.id], () =>
    writeStage(connection, 'PUBLISHED', [{ ...draft, texts }], kept),
  );
}

const dropLanguages = statement<never, { pageId: string; languages: readonly string[] }>(
  'content_unpublish_languages',
  "DELETE FROM content.page_text WHERE page_id = :pageId AND stage = 'PUBLISHED' AND language = ANY(:languages)",
);

/** Takes a page from the visitors of some languages; others find it as before. */
export async function unpublishLanguages(
  connection: Connection,
  pageId: string,
  languages: readonly string[],
): Promise<void> {
  await withChangeNotification(connection, [pageId], () => dropLanguages(connection, { pageId, languages }));
}

/** Takes pages from visitors; their drafts stay. */
export async function unpublishPages(connection: Connection, pageIds: readonly string[]): Promise<void> {
  await withChangeNotification(connection, pageIds, () => unpublish(connection, { pageIds }));
}

/** Does `change` to what visitors see of pages, with all that follows from it, and tells every process. */
export async function withChangeNotification(
  connection: Connection,
  ids: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  const before = await fingerprints(connection, { pageIds: ids });
  await change();
  await planReleases(connection, ids);
  const sites = new Set(
    [...before, ...(await fingerprints(connection, { pageIds: ids }))].map(({ siteId }) => siteId),
  );
  await inheritProtection(connection, 'PUBLISHED', [...sites]);
  await notifyChanges(connection, changesBetween(before, await fingerprints(connection, { pageIds: ids })));
}

function changesBetween(before: readonly Fingerprint[], after: readonly Fingerprint[]): Set<ContentTag> {
  const tags = new Set<ContentTag>();
  const old = new Map(before.map((print) => [print.pageId, print]));
  const now = new Map(after.map((print) => [print.pageId, print]));
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id), now.get(id)];
    if (was?.frame === is?.frame && was?.whole === is?.whole) continue;
    tags.add(`page:${id}`);
    if (was?.frame === is?.frame) continue;
    for (const site of [was?.siteId, is?.siteId]) if (site) tags.add(`site:${site}`);
  }
  return tags;
}
