import { type Connection, statement } from '#services/foundation/statement.ts';

/** Deletes the bytes of these hashes unless something else refers to them; a failure is logged only. */
export type DropBytes = (hashes: readonly string[]) => Promise<void>;

const unnamed = statement<{ hash: string }, { hashes: readonly string[] }>(
  'content_unnamed_bytes',
  `SELECT wanted.hash FROM unnest(:hashes::text[]) AS wanted (hash)
   WHERE NOT EXISTS (SELECT FROM content.file_version version WHERE version.hash = wanted.hash)
     AND NOT EXISTS (SELECT FROM content.binned_record bin, jsonb_array_elements(bin.rest) version
                     WHERE bin.kind = 'file' AND version->>'hash' = wanted.hash)`,
);

const takeReplaced = statement<{ hash: string }, { days: number }>(
  'content_take_replaced_bytes',
  'DELETE FROM content.replaced_bytes WHERE at < now() - make_interval(days => :days) RETURNING hash',
);

/** How many days replaced bytes stay for readers with the old address: as long as things in the bin. */
const daysReplaced = 30;

/** Replaced bytes whose time is over and that no file refers to; each is returned once. */
export async function takeReplacedBytes(connection: Connection): Promise<string[]> {
  const taken = await takeReplaced(connection, { days: daysReplaced });
  return findUnnamedBytes(
    connection,
    taken.map(({ hash }) => hash),
  );
}

/** The bytes that no file refers to any more, neither in the library nor in the bin. */
export async function findUnnamedBytes(connection: Connection, hashes: readonly string[]): Promise<string[]> {
  return hashes.length > 0 ? (await unnamed(connection, { hashes })).map(({ hash }) => hash) : [];
}
