import { type Connection, statement } from '#services/foundation/statement.ts';

export type PublishedPage = {
  id: string;
  siteId: string;
  path: string;
  parentPath: string | null;
  type: 'CONTENT' | 'STORY' | 'MEDIA_RELEASE' | 'SYSTEM';
  title: string;
  /** Published without description in these. */
  undescribed: string[];
};

const pages = statement<PublishedPage>(
  'content_health_pages',
  `SELECT v.page_id AS id, v.site_id AS "siteId", v.path, v.parent_path AS "parentPath", v.type,
     coalesce(max(t.title) FILTER (WHERE t.language = p.source_language), min(t.title)) AS title,
     coalesce(array_agg(t.language ORDER BY t.language) FILTER (WHERE coalesce(t.description, '') = ''), '{}') AS undescribed
   FROM content.page_version v
   JOIN content.page p ON p.id = v.page_id
   JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage
   WHERE v.stage = 'PUBLISHED'
   GROUP BY v.page_id, v.site_id, v.path, v.parent_path, v.type ORDER BY v.path, v.page_id`,
);

/** Every page that visitors can see. */
export function publishedPages(connection: Connection): Promise<PublishedPage[]> {
  return pages(connection);
}

export type FoundLink = {
  pageId: string;
  siteId: string;
  /** Empty: in every language. */
  language: string;
  kind: 'PAGE' | 'PATH';
  target: string;
};

/**
 * A link is known by its kind, wherever in a block it stands; in a text it is what a mark says, and to look there only
 * halves the time.
 */
const isLink = `? (@.kind == "PAGE" || @.kind == "PATH")', '{}', true`;
const inBlocks = `'strict $.** ${isLink}`;
const inTexts = `'strict $.**.attrs ${isLink}`;

const links = statement<FoundLink>(
  'content_health_links',
  `SELECT DISTINCT v.page_id AS "pageId", v.site_id AS "siteId", '' AS language, link->>'kind' AS kind,
     coalesce(link->>'page', link->>'path') AS target
   FROM content.page_version v CROSS JOIN jsonb_path_query(v.blocks, ${inBlocks}) link
   WHERE v.stage = 'PUBLISHED' AND coalesce(link->>'page', link->>'path') IS NOT NULL
   UNION
   SELECT v.page_id, v.site_id, t.language, link->>'kind', coalesce(link->>'page', link->>'path')
   FROM content.page_text t
   JOIN content.page_version v ON v.page_id = t.page_id AND v.stage = t.stage
   CROSS JOIN jsonb_path_query(t.texts, ${inTexts}) link
   WHERE t.stage = 'PUBLISHED' AND coalesce(link->>'page', link->>'path') IS NOT NULL`,
);

/** Where the pages that visitors see lead to on the site. */
export function publishedLinks(connection: Connection): Promise<FoundLink[]> {
  return links(connection);
}

export type PageList = { pageId: string; source: string; pages: string[] };

const lists = statement<PageList>(
  'content_health_lists',
  `SELECT v.page_id AS "pageId", block->>'source' AS source, coalesce(
     ARRAY(SELECT jsonb_array_elements_text(block->'pages')), '{}') AS pages
   FROM content.page_version v CROSS JOIN jsonb_array_elements(v.blocks) block
   WHERE v.stage = 'PUBLISHED' AND block->>'type' = 'teaserList'`,
);

/** Lists of pages that pages show. */
export function publishedLists(connection: Connection): Promise<PageList[]> {
  return lists(connection);
}
