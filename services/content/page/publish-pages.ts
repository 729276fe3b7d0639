import { isDeepStrictEqual } from 'node:util';
import type { PageDraft } from '#contracts/content/draft.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { snake } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { type ContentTag, notifyChanges } from '../changes.ts';
import type { PublishedVersion, PublishedVersions } from '../publication/published-languages.ts';
import { planReleases } from '../release/plan-releases.ts';
import { findPublished, type PublishedRow } from './draft/find-drafts.ts';
import { publishLinks } from './draft/note-links.ts';
import { textColumns, versionColumns } from './page-columns.ts';
import { inheritProtection } from './protection/protection.ts';
import { writeStage } from './save-pages.ts';
import { withUniqueAddresses } from './unique-addresses.ts';

/** A page and the languages in which it is published from now on. */
export type Publication = { pageId: string; languages: readonly string[] };

/** The hashes of one language's texts. */
type TextPrint = { frame: string; whole: string };
type Fingerprint = TextPrint & { pageId: string; siteId: string; texts: Record<string, TextPrint> };

/**
 * `frame`: what other pages show of a page, or lists depend on. `whole`: all of it. What belongs to a language is
 * hashed with the language.
 */
const fingerprints = statement<Fingerprint, { pageIds: readonly string[] }>(
  'content_page_fingerprints',
  `SELECT v.page_id AS "pageId", v.site_id AS "siteId",
     md5(ROW(v.path, v.type, v.countries, v.protected_by, v.image, v.sort_index, v.publication_date, v.category,
       v.products)::text) AS frame,
     md5(ROW(v.page_type, v.theme, v.injection_kind, v.injection_slug, v.required_role, v.table_of_contents, v.adhoc,
       v.contacts)::text) AS whole,
     (SELECT coalesce(json_object_agg(language, json_build_object(
        'frame', md5(ROW(title, navigation_title, lead)::text),
        'whole', md5(ROW(description, texts, coalesce(t.blocks, v.blocks))::text))), '{}')
      FROM content.page_text t WHERE t.page_id = v.page_id AND t.stage = v.stage) AS texts
   FROM content.page_version v
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

const chosen = `jsonb_to_recordset(:chosen::jsonb) AS chosen("pageId" uuid, languages text[])`;

const dropTexts = statement<never, { chosen: string }>(
  'content_drop_published_texts',
  `DELETE FROM content.page_text t USING ${chosen}
   WHERE t.page_id = chosen."pageId" AND t.stage = 'PUBLISHED' AND t.language <> ALL(chosen.languages)`,
);

const publishTexts = statement<never, { chosen: string }>(
  'content_publish_texts',
  `INSERT INTO content.page_text AS old (page_id, stage, language, ${list(inText)}, updated_at)
   SELECT page_id, 'PUBLISHED', language, ${list(inText)}, now()
   FROM content.page_text t JOIN ${chosen} ON t.page_id = chosen."pageId" AND t.language = ANY(chosen.languages)
   WHERE t.stage = 'DRAFT'
   ON CONFLICT (page_id, stage, language) DO UPDATE SET ${replace(inText)}, blocks = NULL
     WHERE ${differs(inText)} OR old.blocks IS NOT NULL`,
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
 * Publishes the drafts of pages in exactly these languages and notifies every process, all in the caller's
 * transaction.
 * @throws BAD_USER_INPUT when a page would be published in no language, or another one has its address
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
 * Publishes a page with the given blocks and texts of each language, in place of its draft's.
 * @throws BAD_USER_INPUT when another page has the address
 */
export async function showPage(
  connection: Connection,
  page: PageDraft,
  shown: PublishedVersions,
): Promise<void> {
  const before = await findPublished(connection, page.id);
  const base = (shown.get(page.sourceLanguage) ?? [...shown.values()][0])?.blocks ?? [];
  const own = new Map(
    [...shown]
      .filter(([, { blocks }]) => !isDeepStrictEqual(blocks, base))
      .map(([language, { blocks }]) => [language, blocks]),
  );
  const texts = Object.fromEntries([...shown].map(([language, { texts }]) => [language, texts]));
  const version: PageDraft = { ...page, blocks: [...base], texts };
  await withChangeNotification(connection, [page.id], async () => {
    await writeStage(connection, 'PUBLISHED', [version], own);
    if (before) await stampUnchanged(connection, before, version, shown);
  });
}

/** The published content of a page, by language. */
export function getShown({ page, own }: PublishedRow): Map<string, PublishedVersion> {
  return new Map(
    Object.entries(page.texts).map(([language, texts]) => [
      language,
      { blocks: own[language] ?? page.blocks, texts },
    ]),
  );
}

const stampVersion = statement<never, { pageId: string; at: string }>(
  'content_stamp_version',
  "UPDATE content.page_version SET updated_at = :at WHERE page_id = :pageId AND stage = 'PUBLISHED'",
);
const stampTexts = statement<never, { pageId: string; stamps: string }>(
  'content_stamp_texts',
  `UPDATE content.page_text SET updated_at = coalesce(:stamps::jsonb ->> language, now()::text)::timestamptz
   WHERE page_id = :pageId AND stage = 'PUBLISHED'`,
);

/** A language whose content is the same has not changed, even though its row is written again. */
async function stampUnchanged(
  connection: Connection,
  before: PublishedRow,
  { blocks: _, texts: __, ...version }: PageDraft,
  shown: PublishedVersions,
): Promise<void> {
  const { blocks: _blocks, texts: _texts, ...was } = before.page;
  const pageId = version.id;
  if (isDeepStrictEqual(asStored(version), asStored(was)))
    await stampVersion(connection, { pageId, at: before.updatedAt });
  const old = getShown(before);
  const stamps = Object.entries(before.changedAt).filter(([language]) =>
    isDeepStrictEqual(asStored(old.get(language)), asStored(shown.get(language))),
  );
  await stampTexts(connection, { pageId, stamps: JSON.stringify(Object.fromEntries(stamps)) });
}

/** As JSON stores it: without undefined values. */
function asStored(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Unpublishes pages; their drafts stay. */
export async function unpublishPages(connection: Connection, pageIds: readonly string[]): Promise<void> {
  await withChangeNotification(connection, pageIds, () => unpublish(connection, { pageIds }));
}

/** Runs `change` on the published pages, updates all that depends on them, and notifies every process. */
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

/** A change of one language notifies only its tag, so that pages in other languages stay cached. */
function changesBetween(before: readonly Fingerprint[], after: readonly Fingerprint[]): Set<ContentTag> {
  const tags = new Set<ContentTag>();
  const old = new Map(before.map((print) => [print.pageId, print]));
  const now = new Map(after.map((print) => [print.pageId, print]));
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id), now.get(id)];
    const languages = [...new Set(Object.keys({ ...was?.texts, ...is?.texts }))];
    const isInSame = languages.every((language) => was?.texts[language] && is?.texts[language]);
    const changed = languages.filter(
      (language) => !isDeepStrictEqual(was?.texts[language], is?.texts[language]),
    );
    if (!isInSame || was?.frame !== is?.frame || was?.whole !== is?.whole) tags.add(`page:${id}`);
    else for (const language of changed) tags.add(`page:${id}/${language}`);
    const isFramed =
      was?.frame !== is?.frame ||
      changed.some((language) => was?.texts[language]?.frame !== is?.texts[language]?.frame);
    if (!isFramed) continue;
    for (const site of [was?.siteId, is?.siteId]) if (site) tags.add(`site:${site}`);
  }
  return tags;
}
