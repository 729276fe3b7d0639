import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GraphQLError } from 'graphql';
import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { Overloaded } from '#services/foundation/limit.ts';
import type { Log } from '#services/foundation/log.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { textResponse } from '#services/foundation/text-response.ts';
import { openWorkers, WorkEnded } from '#services/foundation/worker/open-workers.ts';
import type { AttachmentFiles } from '../attachment/attachment-files.ts';
import { nameWithEnding, plainFileName } from '../attachment/file-name.ts';
import { saveFile, UnsupportedMedia } from '../attachment/save-file.ts';
import type { ScanFile } from '../attachment/scan-file.ts';
import { addUpload, findUpload, finishUpload } from '../attachment/upload-rows.ts';
import { maySee, type Notices } from '../notice/notices.ts';
import { saveReply } from '../reply/save-reply.ts';
import { type Viewer, withAccess } from '../viewer/viewer.ts';
import type { ReadMail } from './read-mail.ts';
import type { ReplyAddresses } from './reply-address.ts';
import { withoutHistory } from './without-history.ts';

type Parts = {
  pool: Pool;
  log: Log;
  notices: Notices;
  addresses: ReplyAddresses;
  /** By which the mail gateway is known. */
  token: string;
  /** Undefined: no files are taken. */
  files: AttachmentFiles | undefined;
  scan: ScanFile | undefined;
  limits: UploadLimits;
};

const withWorker = openWorkers<typeof import('./read-mail.ts')>(new URL('./read-mail.ts', import.meta.url), {
  seconds: 10,
  megabytes: 256,
  atOnce: 1,
  waiting: 20,
});

const concerned = statement<{ id: string; email: string; organisationId: string }, { number: string }>(
  'support_people_of_ticket',
  `SELECT p.id, p.email, t.organisation_id AS "organisationId"
   FROM support.ticket t
   JOIN support.ticket_person p ON p.id = t.contact_id
     OR EXISTS (SELECT FROM support.ticket_follower f WHERE f.ticket_id = t.id AND f.person_id = p.id)
   WHERE t.number = :number`,
);

/**
 * `POST /api/inbound-mail`: a mail gateway hands over an answer to a ticket as it came (RFC 5322). 200: it stands in
 * the ticket, once, however often it comes; 202: a program wrote it, and nothing was done; 422 with the reason: it
 * cannot be taken, and the gateway should send it back; 503: too many at once, it should come again.
 */
export function answersByMail({ pool, log, notices, addresses, token, files, scan, limits }: Parts) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return textResponse(405, 'Only POST');
    if (!carriesToken(request, token)) return textResponse(401, 'The token is not valid');
    const raw = new Uint8Array(await request.arrayBuffer());
    if (raw.length > limits.inboundMailBytes) return textResponse(413, 'The mail is too large');
    const mail = await read(raw);
    if (mail === 'busy') return textResponse(503, 'Too many mails at once', { 'Retry-After': '60' });
    if (mail === 'endless') return textResponse(422, 'Reading the mail takes too long');
    if (!mail) return textResponse(422, 'This is no mail');
    if (mail.files.length > limits.ticketFiles)
      return textResponse(422, `At most ${limits.ticketFiles} files belong to a ticket`);
    if (mail.isAutomatic) return textResponse(202, 'Written by a program; nothing was done');
    const found = await getWriter(mail);
    if (!found) return textResponse(422, 'This address takes answers only from those to whom it was given');
    const text = withoutHistory(mail.text, [`[${found.number}]`, addressWithout(found.address)]);
    if (!text) return textResponse(422, 'The mail holds no answer');
    try {
      const key = mailId('inbound mail', mail.id ?? createHash('sha256').update(raw).digest('hex'));
      const uploads = await saveFiles(mail, found.viewer, key);
      const reply = { key, number: found.number, text, uploads };
      await saveReply(pool, found.viewer, { ...reply, via: 'mail' }, { notices, uploadLimits: limits });
      return textResponse(200, 'Taken');
    } catch (error) {
      if (error instanceof UnsupportedMedia)
        return textResponse(422, 'Only clean pictures and films can be attached');
      if (!(error instanceof GraphQLError)) throw error;
      log.warn('An answer by mail was not taken', { number: found.number, reason: error.extensions.code });
      return textResponse(422, 'The answer cannot be taken');
    }
  };

  function read(raw: Uint8Array): Promise<ReadMail | undefined | 'busy' | 'endless'> {
    return withWorker((call) => call('readMail', raw)).catch((error) => {
      if (error instanceof Overloaded) return 'busy';
      if (error instanceof WorkEnded) return 'endless';
      throw error;
    });
  }

  /** The sender, if the address was given to him and he may see the ticket now. */
  async function getWriter({ from, recipients }: ReadMail) {
    for (const address of recipients) {
      const number = addresses.numberIn(address);
      if (!number) continue;
      const people = await concerned(pool, { number });
      const person = people.find(
        ({ id, email }) => email.toLowerCase() === from && addresses.isOf(address, number, id),
      );
      const viewer = person && (await notices.standing(person.id));
      if (!viewer || !maySee(viewer, person.organisationId)) return undefined;
      return { number, address, viewer: withAccess(viewer, 'ticketing') };
    }
    return undefined;
  }

  async function saveFiles(mail: ReadMail, owner: Viewer, key: string): Promise<string[]> {
    if (!files) return [];
    const ids: string[] = [];
    for (const [place, { name, bytes }] of mail.files.entries()) {
      const id = mailId(`file ${place} of an answer`, key);
      ids.push(id);
      if (await isSaved(pool, id)) continue;
      const path = join(files.unfinished, id);
      await writeFile(path, bytes);
      try {
        await scan?.(path);
        const kept = await saveFile(path, files.path(id), files.preview(id));
        if (!(await findUpload(pool, id, owner.id))) {
          await addUpload(pool, owner, { id, name: plainFileName(name), size: kept.size }, limits);
        }
        await finishUpload(pool, id, nameWithEnding(plainFileName(name), kept.extension), kept);
      } finally {
        await files.removeUnfinished(id);
      }
    }
    return ids;
  }
}

const kept = statement<{ id: string }, { id: string }>(
  'support_attachment_is_kept',
  'SELECT id FROM support.attachment WHERE id = :id AND content_type IS NOT NULL',
);

async function isSaved(connection: Connection, id: string): Promise<boolean> {
  return (await kept(connection, { id })).length > 0;
}

/** The beginning of a reply address, as mail programs write it into what they quote. */
function addressWithout(address: string): string {
  return address.slice(0, address.indexOf('.'));
}
