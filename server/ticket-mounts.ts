import { type Support, ticketChanged } from '#services/support/index.ts';
import type { Database } from './database.ts';
import { fetchMount, type Mount } from './http/mount.ts';
import type { Readiness } from './lifecycle.ts';

type Parts = {
  readonly support: Support;
  readonly database: Pick<Database, 'listen'>;
  readonly readiness: Readiness;
  readonly secure: boolean;
};

/** One request of an upload carries at most a whole file. */
const largestUpload = 100 * 1024 * 1024;

/** What tickets answer beside GraphQL: uploads, files, and news of what has changed. */
export async function ticketMounts(parts: Parts): Promise<[string, Mount][]> {
  const { support, database, readiness, secure } = parts;
  const { attachments, ticketStream } = support;
  await database.listen(ticketChanged, { notified: ticketStream.notified, missed: ticketStream.missed });
  // Open streams would keep the process that is asked to end.
  void readiness.stopped.then(ticketStream.close);
  const stream: [string, Mount] = [
    'api/tickets-events',
    fetchMount({ fetch: ticketStream.handle, isApi: true, secure }),
  ];
  if (!attachments) return [stream];
  const upload = { fetch: attachments.handleUpload, maxBodyBytes: largestUpload, isApi: true, secure };
  return [
    stream,
    ['api/uploads', fetchMount(upload)],
    ['api/attachments', fetchMount({ fetch: attachments.handleDelivery, secure })],
  ];
}
