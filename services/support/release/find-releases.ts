import {
  type ReleaseState,
  releaseFieldNames,
  releaseFields,
  type SoftwareKey,
} from '#contracts/support/releases.ts';
import { select } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { release, releaseFile } from './release.tables.ts';

export type ReleaseFileRow = Pick<
  typeof releaseFile.$inferSelect,
  'name' | 'kind' | 'platform' | 'language' | 'size' | 'sha256'
>;

export type ReleaseRow = Omit<typeof release.$inferSelect, 'state' | 'revision'> & {
  files: ReleaseFileRow[];
};

export const releaseColumnNames = [
  'id',
  ...releaseFieldNames,
  'notes',
] as const satisfies (keyof ReleaseRow)[];
const isDay = (name: string) =>
  releaseFieldNames.some((field) => field === name && releaseFields[field].kind === 'day');

/** The columns of {@link ReleaseRow} with the files, of a release called `r`. */
export const releaseColumns = `${select(
  releaseColumnNames.map((name) => (isDay(name) ? `${name}::text` : name)),
  'r',
)},
     (SELECT coalesce(json_agg(json_build_object('name', f.name, 'kind', f.kind, 'platform', f.platform,
        'language', f.language, 'size', f.size, 'sha256', f.sha256) ORDER BY f.position), '[]')
      FROM support.release_file f WHERE f.release_id = r.id) AS files`;

const find = statement<ReleaseRow, { software: string | null }>(
  'support_releases',
  `SELECT ${releaseColumns}
   FROM support.release r WHERE r.state = 'published' AND (:software::text IS NULL OR r.software = :software)
   ORDER BY r.software, r.released_on DESC, r.id DESC`,
);

/** Published releases with their files, of one software or of all; newest first. */
export function findReleases(connection: Connection, software: SoftwareKey | null): Promise<ReleaseRow[]> {
  return find(connection, { software });
}

export type DeliveredFile = { hash: string; state: ReleaseState };

const file = statement<DeliveredFile, { release: string; name: string }>(
  'support_release_file',
  `SELECT f.hash, r.state FROM support.release_file f JOIN support.release r ON r.id = f.release_id
   WHERE f.release_id = :release AND f.name = :name`,
);

/** A file of a release and the release's state; undefined: there is no such file. */
export async function findReleaseFile(
  connection: Connection,
  release: string,
  name: string,
): Promise<DeliveredFile | undefined> {
  const [row] = await file(connection, { release, name });
  return row;
}

const hashes = statement<{ hash: string }>(
  'support_release_hashes',
  'SELECT DISTINCT hash FROM support.release_file',
);

/** The file store's hashes of all files of releases. */
export async function findReleaseHashes(connection: Connection): Promise<string[]> {
  return (await hashes(connection)).map(({ hash }) => hash);
}
