import { type Connection, statement } from '#services/foundation/statement.ts';
import { currentRevision } from './revision/revision.ts';

/** Addresses of films, their posters and models contain the hash: `/media/{hash}/{name}`, `/image/{hash}`. */
const inAddress = (address: string) => `substring(${address} FROM '^/(?:media|image)/([0-9a-f]{40})')`;

/** SQL: the hashes of all files to which the published catalogue refers. */
const named = `(
     SELECT image->>'hash' FROM products.product, jsonb_array_elements(images) AS image
     UNION SELECT highlight->'image'->>'hash' FROM products.product, jsonb_array_elements(highlights) AS highlight
     UNION SELECT ${inAddress('address')} FROM products.product,
       unnest(ARRAY[video_url, video_alternative_url, video_image_url, model->>'url']) AS address
     UNION SELECT ${inAddress("highlight->>'videoUrl'")} FROM products.product,
       jsonb_array_elements(highlights) AS highlight
     UNION SELECT image->>'hash' FROM products.brand
     UNION SELECT image->>'hash' FROM products.classification
     UNION SELECT image->>'hash' FROM products.capability
     UNION SELECT thumbnail->>'hash' FROM products.document
     UNION SELECT version.hash FROM products.document_version version
       JOIN products.document paper ON paper.slug = version.document WHERE :login::boolean OR NOT paper.login
   ) AS shown (hash) WHERE hash IS NOT NULL`;

const everything = statement<{ hash: string }, { login: boolean }>(
  'products_shown_files',
  `SELECT hash FROM ${named}`,
);

const some = statement<{ hash: string }, { login: boolean; hashes: readonly string[] }>(
  'products_named_files',
  `SELECT hash FROM ${named} AND hash = ANY(:hashes)`,
);

/** A draft may be published and an earlier revision restored, so their files must stay. */
const drafted = statement<{ hash: string }, { hashes: readonly string[] }>(
  'products_drafted_files',
  `SELECT DISTINCT hash FROM (
     SELECT concat(document::text, undrafted::text) AS words FROM products.product_draft
     UNION ALL SELECT document::text FROM products.product_history
     UNION ALL SELECT document::text FROM products.planned_product
   ) written JOIN unnest(:hashes::text[]) hash ON position(hash IN words) > 0`,
);

/**
 * The files among these to which the catalogue refers: publicly, for signed-in readers, or in drafts and
 * earlier revisions.
 */
export async function findNamedFiles(connection: Connection, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const named = [
    ...(await some(connection, { login: true, hashes })),
    ...(await drafted(connection, { hashes })),
  ];
  return [...new Set(named.map(({ hash }) => hash))];
}

/**
 * Caches the hashes of all public files of the catalogue while it stays the same. A restricted document is
 * not among them; its cover is, since it is shown with its title.
 */
export function cacheVisibleFiles(): (connection: Connection) => Promise<ReadonlySet<string>> {
  let cached: { revision: string; hashes: Promise<ReadonlySet<string>> } | undefined;
  return async (connection) => {
    const { items, vocabulary } = await currentRevision(connection);
    const revision = `${items} ${vocabulary}`;
    if (cached?.revision !== revision) {
      const made = { revision, hashes: read(connection) };
      cached = made;
      made.hashes.catch(() => {
        if (cached === made) cached = undefined;
      });
    }
    return cached.hashes;
  };
}

async function read(connection: Connection): Promise<ReadonlySet<string>> {
  return new Set((await everything(connection, { login: false })).map(({ hash }) => hash));
}
