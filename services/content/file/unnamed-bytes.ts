import { type Connection, statement } from '#services/foundation/statement.ts';

/** Removes the bytes of these hashes wherever nothing else names them; it fails for itself alone. */
export type DropBytes = (hashes: readonly string[]) => Promise<void>;

const unnamed = statement<{ hash: string }, { hashes: readonly string[] }>(
  'content_unnamed_bytes',
  `SELECT wanted.hash FROM unnest(:hashes::text[]) AS wanted (hash)
   WHERE NOT EXISTS (SELECT FROM content.file_version version WHERE version.hash = wanted.hash)
     AND NOT EXISTS (SELECT FROM content.binned_record bin, jsonb_array_elements(bin.rest) version
                     WHERE bin.kind = 'file' AND version->>'hash' = wanted.hash)`,
);

/** Which bytes no file names any more, neither in the library nor in the bin. */
export async function findUnnamedBytes(connection: Connection, hashes: readonly string[]): Promise<string[]> {
  return hashes.length > 0 ? (await unnamed(connection, { hashes })).map(({ hash }) => hash) : [];
}
