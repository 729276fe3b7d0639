import type { UploadLimits } from '#contracts/upload-limits.ts';
import { type Support, ticketChanged } from '#services/support/index.ts';
import type { Database } from '../database/database.ts';
import { type AnswerRefusal, fetchMount, type Mount } from '../http/mount.ts';
import type { FindVisitor } from '../http/visitor.ts';
import type { Readiness } from '../process/lifecycle.ts';

type Parts = {
  readonly support: Support;
  readonly database: Pick<Database, 'listen'>;
  readonly readiness: Readiness;
  readonly secure: boolean;
  readonly limits: UploadLimits;
  readonly findVisitor: FindVisitor;
  readonly answerRefusal: AnswerRefusal;
};

/** What tickets and releases offer beside GraphQL: uploads, files, event streams, answers by mail. */
export async function ticketMounts(parts: Parts): Promise<[string, Mount][]> {
  const { support, database, readiness, secure, limits, findVisitor, answerRefusal } = parts;
  /** One request of an upload carries at most a whole file of a ticket. */
  const maxBodyBytes = limits.ticketFileBytes;
  const { attachments, handleEnquiryUpload, releaseUploads, ticketStream, handleInboundMail } = support;
  await database.listen(ticketChanged, { notified: ticketStream.notified, missed: ticketStream.missed });
  // Open streams would delay the exit of the process.
  void readiness.stopped.then(ticketStream.close);
  const mounts: [string, Mount][] = [
    ['api/tickets-events', fetchMount({ fetch: ticketStream.handle, isApi: true, secure })],
  ];
  if (attachments) {
    const upload = { fetch: attachments.handleUpload, maxBodyBytes, isApi: true, secure };
    mounts.push(['api/uploads', fetchMount(upload)]);
    mounts.push([
      'api/attachments',
      fetchMount({ fetch: attachments.handleDelivery, secure, answerRefusal }),
    ]);
  }
  if (handleEnquiryUpload) {
    const upload = { fetch: handleEnquiryUpload, maxBodyBytes: limits.enquiryBytes, isApi: true, secure };
    mounts.push(['api/enquiry-uploads', fetchMount({ ...upload, findVisitor })]);
  }
  if (releaseUploads) {
    const upload = { fetch: releaseUploads.handle, maxBodyBytes, isApi: true, secure };
    mounts.push(['api/release-uploads', fetchMount(upload)]);
  }
  if (handleInboundMail) {
    const mail = { fetch: handleInboundMail, maxBodyBytes: limits.inboundMailBytes, isApi: true, secure };
    mounts.push(['api/inbound-mail', fetchMount(mail)]);
  }
  return mounts;
}
