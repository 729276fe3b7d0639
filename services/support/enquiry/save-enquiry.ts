import type { Pool } from 'pg';
import type { MailValues } from '#contracts/mail/enquiry-mail.ts';
import type { MailOrder } from '#contracts/mail/order.ts';
import { type EnquiryFieldName, type FormName, type FormValues, forms } from '#contracts/support/forms.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { outbox } from '../outbox/outbox.ts';
import { countForm, mayMailAddress } from '../throttle/limits.ts';
import { orderWebhooks } from '../webhook/order-webhooks.ts';
import { type DocumentLinks, whitepaperLinkDays } from '../whitepaper/whitepaper-links.ts';
import type { enquiry } from './enquiry.tables.ts';
import { type SentFile, takeUnsentFiles } from './files/unsent-files.ts';

export type NewEnquiry = {
  id: string;
  form: FormName;
  values: FormValues;
  /** The ids of files that were uploaded for it. */
  files: readonly string[];
  language: string;
  country: string;
  path: string;
  /** The address from which it was sent. */
  visitor?: string | undefined;
};

/** `repeated`: it was stored before, and nothing was done again. */
export type Receipt = { id: string; number: string; repeated: boolean };

type Inserted = { number: number; receivedAt: Date };

const insert = insertInto(
  table<typeof enquiry>('support.enquiry'),
  ['id', 'form', 'values', 'language', 'country', 'path'],
  { onConflict: '(id) DO NOTHING', returning: ['number::float8', 'receivedAt'] },
);

const known = statement<Inserted, { id: string }>(
  'support_known_enquiry',
  'SELECT number::float8 AS number, received_at AS "receivedAt" FROM support.enquiry WHERE id = :id',
);

type Parts = { staff: string; whitepaperLinks: DocumentLinks; uploadLimits: UploadLimits };

/**
 * Saves an enquiry together with its mail: a notice to `staff`, and to its sender a confirmation or the requested
 * white paper. That mail holds only our own text, and is sent only a few times an hour: anybody may have typed the
 * address.
 * @throws TOO_MANY_ATTEMPTS
 */
export function saveEnquiry(pool: Pool, enquiry: NewEnquiry, parts: Parts): Promise<Receipt> {
  const { id, form, language, country, path } = enquiry;
  return inTransaction(pool, async (connection) => {
    const values = getFilled(form, enquiry.values);
    const stored = Object.fromEntries(values.map(({ name, value }) => [name, value]));
    const inserted = await insert(connection, { id, form, values: stored, language, country, path });
    if (!inserted) {
      const [before] = await known(connection, { id });
      return { id, number: before ? enquiryNumber(before) : '', repeated: true };
    }
    const files = await takeUnsentFiles(connection, enquiry.files, id, parts.uploadLimits);
    await countForm(connection, form, enquiry.visitor);
    const number = enquiryNumber(inserted);
    const sender = values.find(({ name }) => name === 'email')?.value;
    const toSender = sender && (await mayMailAddress(connection, sender)) ? sender : undefined;
    await outbox.order(connection, [
      noticeAbout(enquiry, { values, number, files }, parts.staff),
      ...(toSender ? [getReceipt(enquiry, { values, number, files }, toSender, parts.whitepaperLinks)] : []),
    ]);
    await orderWebhooks(connection, 'enquiry', id, {
      ...{ id, number, form, values: stored, language, country, path },
      files: files.map(({ name, size }) => ({ name, size })),
    });
    return { id, number, repeated: false };
  });
}

/** The declared fields of the form that have a value, in order; anything else that was sent is dropped. */
function getFilled(form: FormName, values: FormValues): MailValues {
  return (Object.keys(forms[form]) as EnquiryFieldName[]).flatMap((name) => {
    const value = values[name]?.trim();
    return value ? [{ name, value }] : [];
  });
}

type Taken = { values: MailValues; number: string; files: readonly SentFile[] };

function noticeAbout(
  { id, form, path }: NewEnquiry,
  { values, number, files }: Taken,
  staff: string,
): MailOrder {
  const listed = files.map(({ name, size }) => ({ name, size }));
  const about = { kind: 'notice', form, number, values, path, enquiry: id, files: listed } as const;
  return { id: mailId('notice', id), to: staff, language: 'en', about };
}

function getReceipt(
  { id, form, language }: NewEnquiry,
  { values, number, files }: Taken,
  to: string,
  whitepaperLinks: DocumentLinks,
): MailOrder {
  const document = values.find(({ name }) => name === 'paper')?.value;
  const path = document && `/api/whitepaper/${whitepaperLinks.sign({ slug: document, language })}`;
  const about = path
    ? ({ kind: 'whitepaper', path, days: whitepaperLinkDays } as const)
    : ({ kind: 'received', form, number, files: files.map(getKind) } as const);
  return { id: mailId('received', id), to, language, about };
}

/** A file name is the sender's text, like everything that was filled in: the confirmation states only the type. */
function getKind({ name, size }: SentFile): { ending: string; size: number } {
  return { ending: /\.([a-z\d]{2,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '', size };
}

/** `E-2025-004217`: the number that people refer to. */
function enquiryNumber({ number, receivedAt }: { number: number; receivedAt: Date }): string {
  return `E-${receivedAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
}
