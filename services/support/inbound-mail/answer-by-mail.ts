import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import type { LeftFile } from '#contracts/support/left-files.ts';
import type { AnswerHours } from '#contracts/support/ticket-fields.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { textResponse } from '#services/foundation/delivery/text-response.ts';
import { Overloaded } from '#services/foundation/limit.ts';
import type { Log } from '#services/foundation/log.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { openWorkers, WorkEnded } from '#services/foundation/worker/open-workers.ts';
import type { AttachmentFiles } from '../attachment/attachment-files.ts';
import { nameWithEnding, plainFileName } from '../attachment/file-name.ts';
import { saveFile, UnsupportedMedia } from '../attachment/save-file.ts';
import type { ScanFile } from '../attachment/scan-file.ts';
import { addUpload, findUpload, finishUpload } from '../attachment/upload-rows.ts';
import { maySee, type Notices } from '../notice/notices.ts';
import { mailAboutEncryption } from '../notice/ticket-mails.ts';
import type { FindServicePlace } from '../place/service-place.ts';
import { saveReply } from '../reply/save-reply.ts';
import { findTicket } from '../ticket/ticket-row.ts';
import { type Viewer, withAccess } from '../viewer/viewer.ts';
import type { ReadMail, SentFile } from './read-mail.ts';
import { removeQuotedMail } from './remove-quoted-mail.ts';
import type { ReplyAddresses } from './reply-address.ts';

type Parts = {
  pool: Pool;
  log: Log;
  notices: Notices;
  addresses: ReplyAddresses;
  /** The token of the mail gateway. */
  token: string;
  /** Undefined: files are not accepted. */
  files: AttachmentFiles | undefined;
  scan: ScanFile | undefined;
  limits: UploadLimits;
  answerHours: AnswerHours;
  servicePlace: FindServicePlace;
};

type Writer = { number: string; viewer: Viewer };

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
 * `POST /api/inbound-mail`: a mail gateway passes on a reply to a ticket unchanged (RFC 5322). 200: it is in the
 * ticket, once, however often it is sent; parts that were not accepted are named there and to its sender. 202: a
 * program wrote it, and nothing was done, or it is encrypted, and its sender got instructions. 422 with the reason:
 * it is not accepted, and the gateway should return it. 503: too many at once, the gateway should try again.
 */
export function answersByMail(parts: Parts) {
  const { pool, log, notices, addresses, token, files, scan, limits, answerHours, servicePlace } = parts;
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return textResponse(405, 'Only POST');
    if (!carriesToken(request, token)) return textResponse(401, 'The token is not valid');
    const raw = new Uint8Array(await request.arrayBuffer());
    if (raw.length > limits.inboundMailBytes) return textResponse(413, 'The mail is too large');
    const mail = await read(raw);
    if (mail === 'busy') return textResponse(503, 'Too many mails at once', { 'Retry-After': '60' });
    if (mail === 'endless') return textResponse(422, 'Reading the mail takes too long');
    if (!mail) return textResponse(422, 'This is not an email');
    if (mail.isAutomatic) return textResponse(202, 'Sent by a program; nothing was done');
    const found = await getWriter(mail);
    if (!found) return textResponse(422, 'This address takes answers only from those to whom it was given');
    if (mail.isEncrypted && !mail.text.trim()) return answerEncrypted(getKey(mail, raw), found);
    const own = removeQuotedMail(mail.text, [`[${found.number}]`, addressWithout(found.address)]);
    const key = getKey(mail, raw);
    const { uploads, left } = await saveFiles(mail, found.viewer, key);
    if (!own.text && uploads.length === 0) return textResponse(422, nothingIn(left));
    const reply = { key, number: found.number, ...own, uploads, left, via: 'mail' as const };
    const ctx = { notices, uploadLimits: limits, answerHours, servicePlace };
    try {
      await saveReply(pool, found.viewer, reply, ctx).catch((error) => {
        if (!isFull(error) || !own.text) throw error;
        // The text is accepted even when the ticket has no room for the files.
        const full = mail.files.map(({ name }): LeftFile => ({ name, reason: 'tooMany' }));
        return saveReply(pool, found.viewer, { ...reply, uploads: [], left: full }, ctx);
      });
      return textResponse(200, 'Taken');
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      log.warn('An answer by mail was not accepted', { number: found.number, reason: error.extensions.code });
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

  /** Tells the sender, once, how to get the reply into the ticket. */
  async function answerEncrypted(key: string, { number, viewer }: Writer): Promise<Response> {
    const ticket = await findTicket(pool, viewer, number);
    if (ticket)
      await inTransaction(pool, (connection) =>
        mailAboutEncryption(connection, ticket, key, viewer, notices),
      );
    return textResponse(202, 'The mail is encrypted; its sender was told what to do');
  }

  /** The sender, if the reply address was made for them and they may see the ticket now. */
  async function getWriter({
    from,
    recipients,
  }: ReadMail): Promise<(Writer & { address: string }) | undefined> {
    for (const address of recipients) {
      const number = addresses.numberIn(address);
      if (!number) continue;
      const people = await concerned(pool, { number });
      const person = people.find(
        ({ id, email }) => email.toLowerCase() === from && addresses.matches(address, number, id),
      );
      const viewer = person && (await notices.standing(person.id));
      if (!viewer || !maySee(viewer, person.organisationId)) return undefined;
      return { number, address, viewer: withAccess(viewer, 'ticketing') };
    }
    return undefined;
  }

  /** Stores the accepted files, and gives the reason for each of the others. */
  async function saveFiles(mail: ReadMail, owner: Viewer, key: string) {
    const uploads: string[] = [];
    const left: LeftFile[] = [];
    for (const [place, file] of mail.files.entries()) {
      const id = mailId(`file ${place} of an answer`, key);
      const leave = (reason: LeftFile['reason']) => left.push({ name: plainFileName(file.name), reason });
      if (file.isDecoration) leave('decoration');
      else if (uploads.length >= limits.ticketFiles) leave('tooMany');
      else if (!files || !(await save(id, file, owner, files))) leave('kind');
      else uploads.push(id);
    }
    left.push(
      ...mail.signatures.map((name): LeftFile => ({ name: plainFileName(name), reason: 'signature' })),
    );
    return { uploads, left };
  }

  /** False: its type is not accepted. */
  async function save(
    id: string,
    { name, bytes }: SentFile,
    owner: Viewer,
    to: AttachmentFiles,
  ): Promise<boolean> {
    if (await isSaved(pool, id)) return true;
    try {
      const saved = await to.asFile(bytes, async (path) => {
        await scan?.(path);
        return saveFile(path, { files: to, id }, limits);
      });
      if (!(await findUpload(pool, id, owner.id))) {
        await addUpload(pool, owner, { id, name: plainFileName(name), size: saved.size }, limits);
      }
      await finishUpload(pool, id, nameWithEnding(plainFileName(name), saved.extension), saved);
      return true;
    } catch (error) {
      if (error instanceof UnsupportedMedia) return false;
      throw error;
    }
  }
}

/** The key of a mail, which is the same however often it is sent. */
function getKey({ id }: ReadMail, raw: Uint8Array): string {
  return mailId('inbound mail', id ?? createHash('sha256').update(raw).digest('hex'));
}

function nothingIn(left: readonly LeftFile[]): string {
  const names = left.filter(({ reason }) => reason === 'kind').map(({ name }) => name);
  if (names.length === 0) return 'The mail holds no answer';
  return `The mail holds no words, and tickets do not take these files: ${names.join(', ').slice(0, 500)}`;
}

/** Whether the error says that a ticket has no room for more files. */
function isFull(error: unknown): boolean {
  return error instanceof GraphQLError && 'uploads' in Object(error.extensions.fields);
}

const saved = statement<{ id: string }, { id: string }>(
  'support_attachment_is_kept',
  'SELECT id FROM support.attachment WHERE id = :id AND content_type IS NOT NULL',
);

async function isSaved(connection: Connection, id: string): Promise<boolean> {
  return (await saved(connection, { id })).length > 0;
}

/** The beginning of a reply address, which mail programs include in what they quote. */
function addressWithout(address: string): string {
  return address.slice(0, address.indexOf('.'));
}
