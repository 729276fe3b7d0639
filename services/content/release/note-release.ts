import { insertInto, table } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { releaseLog } from './release.tables.ts';

export type ReleaseStep = 'submitted' | 'approved' | 'scheduled' | 'cancelled' | 'released';

const insert = insertInto(table<typeof releaseLog>('content.release_log'), [
  'pageId',
  'what',
  'who',
  'releaseAt',
]);

/** Records who did what with a release. */
export async function noteRelease(
  connection: Connection,
  pageId: string,
  what: ReleaseStep,
  who: string,
  releaseAt: Date | null = null,
): Promise<void> {
  await insert(connection, { pageId, what, who, releaseAt });
}
