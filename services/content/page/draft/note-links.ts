import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Stage } from '../../page-view.ts';
import { getLinks } from './draft-links.ts';
import type { OwnBlocks } from './page-draft.ts';

const dropLinks = statement<never, { pageIds: readonly string[]; stage: Stage }>(
  'content_drop_links',
  'DELETE FROM content.page_link WHERE page_id = ANY(:pageIds) AND stage = :stage',
);

const insertLinks = statement<never, { links: string; stage: Stage }>(
  'content_note_links',
  `INSERT INTO content.page_link (page_id, stage, language, kind, page, path)
   SELECT DISTINCT "pageId", :stage::content.stage, language, kind, page, path FROM json_to_recordset(:links)
     AS link("pageId" uuid, language text, kind text, page uuid, path text)`,
);

/** Stores the links of pages in a stage; languages of `own` have other blocks. */
export async function noteLinks(
  connection: Connection,
  stage: Stage,
  pages: readonly PageDraft[],
  own: OwnBlocks,
): Promise<void> {
  const ids = pages.map(({ id }) => id);
  await dropLinks(connection, { pageIds: ids, stage });
  const rows = pages.flatMap((page) => {
    const shared = Object.keys(page.texts).filter((language) => !own.has(language));
    const links = getLinks(page, shared).map((link) => ({ ...link, language: link.place.language }));
    const ownLinks = [...own].flatMap(([language, blocks]) =>
      getLinks({ ...page, blocks }, [language]).map((link) => ({ ...link, language })),
    );
    return [...links, ...ownLinks].map(({ place: _, ...link }) => ({ ...link, pageId: page.id }));
  });
  if (rows.length > 0) await insertLinks(connection, { links: JSON.stringify(rows), stage });
}

const publications = `jsonb_to_recordset(:chosen::jsonb) AS chosen("pageId" uuid, languages text[])`;

const dropPublished = statement<never, { chosen: string }>(
  'content_drop_published_links',
  `DELETE FROM content.page_link l USING ${publications}
   WHERE l.page_id = chosen."pageId" AND l.stage = 'PUBLISHED'`,
);
const copyDrafted = statement<never, { chosen: string }>(
  'content_publish_links',
  `INSERT INTO content.page_link (page_id, stage, language, kind, page, path)
   SELECT l.page_id, 'PUBLISHED', l.language, l.kind, l.page, l.path
   FROM content.page_link l JOIN ${publications} ON l.page_id = chosen."pageId"
   WHERE l.stage = 'DRAFT' AND (l.language IS NULL OR l.language = ANY(chosen.languages))`,
);

/** `chosen`, a JSON list: publishes the links of these pages' drafts. */
export async function publishLinks(connection: Connection, chosen: string): Promise<void> {
  await dropPublished(connection, { chosen });
  await copyDrafted(connection, { chosen });
}
