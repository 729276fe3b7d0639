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

/** One request of an upload carries at most a whole file of a ticket. */
export const largestUpload = 100 * 1024 * 1024;
const largestMail = 25 * 1024 * 1024;

/** What tickets and releases answer beside GraphQL: uploads, files, news of what has changed, answers by mail. */
export async function ticketMounts(parts: Parts): Promise<[string, Mount][]> {
  const { support, database, readiness, secure } = parts;
  const { attachments, releaseUploads, ticketStream, handleInboundMail } = support;
  await database.listen(ticketChanged, { notified: ticketStream.notified, missed: ticketStream.missed });
  // Open streams would keep the process that is asked to end.
  void readiness.stopped.then(ticketStream.close);
  const mounts: [string, Mount][] = [
    ['api/tickets-events', fetchMount({ fetch: ticketStream.handle, isApi: true, secure })],
  ];
  if (attachments) {
    const upload = { fetch: attachments.handleUpload, maxBodyBytes: largestUpload, isApi: true, secure };
    mounts.push(['api/uploads', fetchMount(upload)]);
    mounts.push(['api/attachments', fetchMount({ fetch: attachments.handleDelivery, secure })]);
  }
  if (releaseUploads) {
    const upload = { fetch: releaseUploads.handle, maxBodyBytes: largestUpload, isApi: true, secure };
    mounts.push(['api/release-uploads', fetchMount(upload)]);
  }
  if (handleInboundMail) {
    const mail = { fetch: handleInboundMail, maxBodyBytes: largestMail, isApi: true, secure };
    mounts.push(['api/inbound-mail', fetchMount(mail)]);
  }
  return mounts;
}
