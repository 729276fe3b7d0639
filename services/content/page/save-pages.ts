import { randomUUID } from 'node:crypto';
import type { PageDraft } from '#contracts/content/draft.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { getReferences } from '../block/block-references.ts';
import type { Stage } from '../page-view.ts';
import { getSentence } from '../problem/sentence.ts';
import { rememberSources } from '../translation/remember-sources.ts';
import { problemsOfPage } from './check-page.ts';
import { noteLinks } from './draft/note-links.ts';
import type { OwnBlocks, StoredDraft } from './draft/page-draft.ts';
import type { page, pagePassword, pageText, pageVersion, translationTarget } from './page.tables.ts';
import { getParent } from './page-address.ts';
import { textColumns, versionColumns } from './page-columns.ts';
import { passwordsOfPages } from './protection/find-passwords.ts';
import { hashPassword, isPassword } from './protection/page-password.ts';
import { inheritProtection } from './protection/protection.ts';
import { withUniqueAddresses } from './unique-addresses.ts';

type Stamp = { stage: Stage; updatedAt: string };

const upsertPages = upsertInto(table<typeof page>('content.page'), {
  columns: ['id', 'siteId', 'sourceLanguage'],
  key: ['id'],
});

const upsertVersions = upsertInto(table<typeof pageVersion>('content.page_version'), {
  columns: ['pageId', 'stage', ...versionColumns, 'updatedAt'],
  key: ['pageId', 'stage'],
  stamps: ['updatedAt'],
});

const upsertTexts = upsertInto(table<typeof pageText>('content.page_text'), {
  columns: ['pageId', 'stage', 'language', ...textColumns, 'blocks', 'updatedAt'],
  key: ['pageId', 'stage', 'language'],
  stamps: ['updatedAt'],
});

const upsertTargets = upsertInto(table<typeof translationTarget>('content.translation_target'), {
  columns: ['pageId', 'language', 'state'],
  key: ['pageId', 'language'],
});

type PasswordRow = { pageId: string; label: string; hash: string; version: string; expiresAt: string | null };

const upsertPasswords = upsertInto(table<typeof pagePassword>('content.page_password'), {
  columns: ['pageId', 'label', 'hash', 'version', 'expiresAt'],
  key: ['pageId', 'label'],
});

/** An unfinished draft may still name a file that is gone. */
const nameFiles = statement<never, { uses: string; stage: Stage }>(
  'content_name_files',
  `INSERT INTO content.page_file (page_id, stage, file_id)
   SELECT used."pageId", :stage, used."fileId" FROM json_to_recordset(:uses) AS used("pageId" uuid, "fileId" uuid)
   JOIN content.file ON file.id = used."fileId"
   ON CONFLICT DO NOTHING`,
);

/** What is saved is in the bin no longer, be it restored there or imported again. */
const leaveBin = statement<never, { pageIds: string[] }>(
  'content_leave_bin',
  'DELETE FROM content.binned_page WHERE page_id = ANY(:pageIds)',
);

/** What the drafts no longer have; texts and targets are named as `page/language`, passwords as `page/label`. */
const dropTexts = statement<never, { pageIds: string[]; stage: Stage; kept: string[] }>(
  'content_drop_texts',
  `DELETE FROM content.page_text
   WHERE page_id = ANY(:pageIds) AND stage = :stage AND page_id || '/' || language <> ALL(:kept)`,
);
const dropTargets = statement<never, { pageIds: string[]; kept: string[] }>(
  'content_drop_targets',
  "DELETE FROM content.translation_target WHERE page_id = ANY(:pageIds) AND page_id || '/' || language <> ALL(:kept)",
);
const dropPasswords = statement<never, { pageIds: string[]; kept: string[] }>(
  'content_drop_passwords',
  "DELETE FROM content.page_password WHERE page_id = ANY(:pageIds) AND page_id || '/' || label <> ALL(:kept)",
);
const dropFiles = statement<never, { pageIds: string[]; stage: Stage }>(
  'content_drop_files',
  'DELETE FROM content.page_file WHERE page_id = ANY(:pageIds) AND stage = :stage',
);

/**
 * Saves drafts, new ones and changed ones, in the caller's transaction; visitors see nothing of it yet.
 * @throws BAD_USER_INPUT for the first page that breaks a rule
 */
export async function savePages(connection: Connection, pages: readonly StoredDraft[]): Promise<void> {
  for (const page of pages) refuseProblems(page);
  await saveDrafts(connection, pages);
}

/**
 * The same for drafts that may be unfinished: the caller has made sure that nothing in them does harm (check-draft.ts).
 * @throws BAD_USER_INPUT when another page is at the address
 */
export async function saveDrafts(connection: Connection, pages: readonly StoredDraft[]): Promise<void> {
  await rememberSources(connection, pages);
  await upsertPages(connection, pages);
  await leaveBin(connection, { pageIds: pages.map(({ id }) => id) });
  await writeStage(connection, 'DRAFT', pages);
  await saveTargets(connection, pages);
  await savePasswords(connection, pages);
  await inheritProtection(
    connection,
    'DRAFT',
    pages.map(({ siteId }) => siteId),
  );
}

/**
 * Makes pages what they are in a stage; in languages of `own` with other blocks.
 * @throws BAD_USER_INPUT when another page is at the address
 */
export async function writeStage(
  connection: Connection,
  stage: Stage,
  pages: readonly PageDraft[],
  own: OwnBlocks = new Map(),
): Promise<void> {
  const ids = pages.map(({ id }) => id);
  const stamp: Stamp = { stage, updatedAt: new Date().toISOString() };
  const versions = pages.map((page) => ({ ...getVersion(page), ...stamp }));
  await withUniqueAddresses(connection, stage, ids, () => upsertVersions(connection, versions));
  await dropTexts(connection, {
    pageIds: ids,
    stage,
    kept: listNames(pages, ({ texts }) => Object.keys(texts)),
  });
  await upsertTexts(
    connection,
    pages.flatMap((page) =>
      getTexts(page).map((text) => ({ ...text, blocks: own.get(text.language) ?? null, ...stamp })),
    ),
  );
  await noteLinks(connection, stage, pages, own);
  await dropFiles(connection, { pageIds: ids, stage });
  await nameFiles(connection, { uses: JSON.stringify(pages.flatMap((page) => getFiles(page, own))), stage });
}

function refuseProblems(page: StoredDraft): void {
  const [problem] = problemsOfPage(page);
  if (!problem) return;
  const field = [problem.language, problem.block, problem.field].filter(Boolean).join('/');
  throw badInput(`${page.path}: ${field} ${getSentence(problem)}`, field);
}

async function saveTargets(connection: Connection, pages: readonly StoredDraft[]): Promise<void> {
  const withTargets = pages.filter(({ targets }) => targets);
  if (withTargets.length === 0) return;
  await dropTargets(connection, {
    pageIds: withTargets.map(({ id }) => id),
    kept: listNames(withTargets, ({ targets = [] }) => targets.map(({ language }) => language)),
  });
  await upsertTargets(
    connection,
    withTargets.flatMap(({ id, targets = [] }) => targets.map((target) => ({ ...target, pageId: id }))),
  );
}

function getVersion({ id, injection, ...page }: PageDraft) {
  return {
    ...page,
    pageId: id,
    parentPath: getParent(page.path),
    injectionKind: injection?.kind ?? null,
    injectionSlug: injection?.slug ?? null,
  };
}

function getTexts({ id, texts }: PageDraft) {
  return Object.entries(texts).map(([language, { blocks, ...text }]) => ({
    ...text,
    pageId: id,
    language,
    texts: blocks,
  }));
}

function getFiles({ id, blocks, image }: PageDraft, own: OwnBlocks) {
  const { files } = getReferences([...blocks, ...[...own.values()].flat()], {});
  if (image) files.add(image);
  return [...files].map((fileId) => ({ pageId: id, fileId }));
}

function listNames<Page extends PageDraft>(
  pages: readonly Page[],
  names: (page: Page) => string[],
): string[] {
  return pages.flatMap((page) => names(page).map((name) => `${page.id}/${name}`));
}

/** An unchanged password keeps its version, so that visitors' grants stay valid. */
async function savePasswords(connection: Connection, drafts: readonly StoredDraft[]): Promise<void> {
  const pages = drafts.filter(({ passwords }) => passwords);
  if (pages.length === 0) return;
  const stored = await passwordsOfPages(
    connection,
    pages.map(({ id }) => id),
  );
  const rows = pages.flatMap(({ id, passwords = [] }) =>
    passwords.map(async ({ label, password, expires }): Promise<PasswordRow> => {
      const old = stored.find((candidate) => candidate.pageId === id && candidate.label === label);
      const same = old && (await isPassword(password, old.hash)) ? old : undefined;
      const hash = same?.hash ?? (await hashPassword(password));
      return { pageId: id, label, hash, version: same?.version ?? randomUUID(), expiresAt: expires };
    }),
  );
  await dropPasswords(connection, {
    pageIds: pages.map(({ id }) => id),
    kept: listNames(pages, ({ passwords = [] }) => passwords.map(({ label }) => label)),
  });
  await upsertPasswords(connection, await Promise.all(rows));
}
