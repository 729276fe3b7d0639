import { type Connection, statement } from '#services/foundation/statement.ts';
import { isOut, needsForm } from '../page/page-sql.ts';

export type FileAccess = {
  /** Whether published content shows it or links to it. */
  isShown: boolean;
  /** A form gives it to those who ask: others see that it exists, but get neither the file nor its cover. */
  isOnRequest: boolean;
  /** The pages whose protection applies to it, where only protected pages show it; otherwise empty. */
  protectedBy: string[];
};

/** SQL: published pages that show the file with the id `file`. */
const onPages = (file: string, more: string) => `
  FROM content.page_file used
  JOIN content.page_version shown ON shown.page_id = used.page_id AND shown.stage = used.stage
  WHERE used.file_id = ${file} AND used.stage = 'PUBLISHED' AND ${isOut('shown')} AND ${more}`;

/** SQL: a link written as a path leads to `/file/{slug}`, with or without a query. */
const pathLeadsToFile = (path: string, slug: string) => `split_part(${path}, '?', 1) = '/file/' || ${slug}`;

/** SQL: a JSON document holds such a link. */
const holdsLink = (json: string, slug: string) => `(
  position('"/file/' || ${slug} || '"' IN ${json}::text) > 0 OR position('"/file/' || ${slug} || '?' IN ${json}::text) > 0)`;

const inNavigation = (file: { id: string; slug: string }) => `SELECT FROM content.navigation n
  WHERE n.stage = 'PUBLISHED' AND (position(${file.id}::text IN concat(n.header, n.footer)) > 0
    OR ${holdsLink('concat(n.header, n.footer)', file.slug)})`;

/**
 * SQL: everybody may see that the file with this id and slug exists; it looks at the same places as file-record.ts.
 */
const isShown = (file: { id: string; slug: string }) => `(
  EXISTS (SELECT ${onPages(file.id, 'shown.protected_by IS NULL')})
  OR EXISTS (SELECT FROM content.news_item n WHERE n.publication_date <= now()
    AND (n.image = ${file.id} OR ${pathLeadsToFile("n.link->>'path'", file.slug)}))
  OR EXISTS (SELECT FROM content.contact c WHERE c.image = ${file.id})
  OR EXISTS (SELECT FROM content.brand b WHERE b.image = ${file.id})
  OR EXISTS (SELECT FROM content.site s WHERE s.logo = ${file.id})
  OR EXISTS (SELECT FROM content.theme t JOIN content.file_version v ON v.file_id = ${file.id}
    WHERE t.tokens->>'typeface-file' = '/media/' || v.hash || '/typeface.woff2')
  OR EXISTS (SELECT FROM content.page_link l
    JOIN content.page_version shown ON shown.page_id = l.page_id AND shown.stage = l.stage
    WHERE l.stage = 'PUBLISHED' AND ${pathLeadsToFile('l.path', file.slug)}
      AND shown.protected_by IS NULL AND ${isOut('shown')})
  OR EXISTS (SELECT FROM content.redirect r WHERE ${pathLeadsToFile('r.target', file.slug)})
  OR EXISTS (${inNavigation(file)}))`;

const isOnRequest = (file: string) => `EXISTS (
  SELECT FROM content.page_file used
  JOIN content.page_version asking ON asking.page_id = used.page_id AND asking.stage = used.stage
  WHERE used.file_id = ${file} AND used.stage = 'PUBLISHED'
    AND ${needsForm('asking', file)})`;

const access = statement<FileAccess, { id: string }>(
  'content_file_access',
  `SELECT ${isShown({ id: 'f.id', slug: 'f.slug' })} AS "isShown", ${isOnRequest('f.id')} AS "isOnRequest",
     ARRAY(SELECT DISTINCT shown.protected_by ${onPages('f.id', 'shown.protected_by IS NOT NULL')}) AS "protectedBy"
   FROM content.file f WHERE f.id = :id::uuid`,
);

/** Who may see a file, and who have it. */
export async function accessToFile(connection: Connection, id: string): Promise<FileAccess> {
  const [found] = await access(connection, { id });
  if (!found) return { isShown: false, isOnRequest: false, protectedBy: [] };
  return found.isShown ? { ...found, protectedBy: [] } : found;
}

/** Whether everybody may download it. */
export function mayFetch({ isShown, isOnRequest }: FileAccess): boolean {
  return isShown && !isOnRequest;
}

/** A cover is visible where its file is shown, unless the file is given on request only. */
const ofHash = statement<{ isShown: boolean }, { hash: string }>(
  'content_is_hash_shown',
  `WITH named AS (
     SELECT f.id, f.slug, f.thumbnail FROM content.file f
     WHERE f.id IN (SELECT file_id FROM content.file_version WHERE hash = :hash)
   )
   SELECT EXISTS (SELECT FROM named f WHERE ${isShown({ id: 'f.id', slug: 'f.slug' })} AND NOT ${isOnRequest('f.id')})
     OR EXISTS (
       SELECT FROM content.file f WHERE f.thumbnail IN (SELECT id FROM named)
         AND ${isShown({ id: 'f.id', slug: 'f.slug' })} AND NOT ${isOnRequest('f.id')}
     ) AS "isShown"`,
);

/** Whether everybody may download the bytes of a hash; without a file that names them, nobody may. */
export async function isHashShown(connection: Connection, hash: string): Promise<boolean> {
  return (await ofHash(connection, { hash }))[0]?.isShown ?? false;
}
