import { type Connection, statement } from '#services/foundation/statement.ts';
import { currentRevision } from './revision/revision.ts';

/** Addresses of films, their pictures and models hold the hash: `/media/{hash}/{name}`, `/image/{hash}`. */
const inAddress = (address: string) => `substring(${address} FROM '^/(?:media|image)/([0-9a-f]{40})')`;

const everything = statement<{ hash: string }>(
  'products_shown_files',
  `SELECT hash FROM (
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
       JOIN products.document paper ON paper.slug = version.document WHERE NOT paper.login
   ) AS shown (hash) WHERE hash IS NOT NULL`,
);

/**
 * Caches the hashes of all files that the catalogue shows to everybody, as long as it stands. A document for signed-in
 * readers is none of them; the picture of its first page is shown with its name.
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
  return new Set((await everything(connection)).map(({ hash }) => hash));
}
