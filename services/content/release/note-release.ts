import { type Connection, statement } from '#services/foundation/statement.ts';

export type ReleaseStep = 'submitted' | 'approved' | 'scheduled' | 'cancelled' | 'released';

const insert = statement<never, { pageId: string; what: string; who: string; releaseAt: Date | null }>(
  'content_note_release',
  'INSERT INTO content.release_log (page_id, what, who, release_at) VALUES (:pageId, :what, :who, :releaseAt)',
);

/** Keeps who did what with a release. */
export async function noteRelease(
  connection: Connection,
  pageId: string,
  what: ReleaseStep,
  who: string,
  releaseAt: Date | null = null,
): Promise<void> {
  await insert(connection, { pageId, what, who, releaseAt });
}
