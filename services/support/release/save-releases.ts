import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { announceReleases } from './announce-releases.ts';
import { releaseColumnNames } from './find-releases.ts';
import type { release, releaseFile } from './release.tables.ts';

export type StoredReleaseFile = Omit<typeof releaseFile.$inferSelect, 'releaseId' | 'position'>;

export type StoredRelease = Omit<typeof release.$inferSelect, 'state' | 'revision'> & {
  files: StoredReleaseFile[];
};

const saveReleaseRows = upsertInto(table<typeof release>('support.release'), {
  columns: releaseColumnNames,
  key: ['id'],
});

const saveFileRows = upsertInto(table<typeof releaseFile>('support.release_file'), {
  columns: [
    'releaseId',
    'name',
    'position',
    'kind',
    'platform',
    'language',
    'size',
    'sha256',
    'contentType',
    'hash',
  ],
  key: ['releaseId', 'name'],
});

/** Saves releases and orders mail to their subscribers, in the transaction of `connection`. */
export async function saveReleases(
  connection: Connection,
  releases: readonly StoredRelease[],
): Promise<void> {
  const written = new Set((await saveReleaseRows(connection, releases)).map(({ id }) => id));
  await saveFileRows(
    connection,
    releases.flatMap(({ id, files }) =>
      files.map((file, position) => ({ ...file, releaseId: id, position })),
    ),
  );
  await announceReleases(
    connection,
    releases.filter(({ id }) => written.has(id)),
  );
}
