import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { htmlToText } from './html-to-text.ts';
import { readSignedContent } from './signed-content.ts';
import { unfoldFlowed } from './unfold-flowed.ts';

/** The parts of a mail that matter for a reply to a ticket. */
export type ReadMail = {
  readonly id: string | undefined;
  /** In lower case. */
  readonly from: string;
  /** The recipients, in lower case. */
  readonly recipients: readonly string[];
  readonly text: string;
  /** A program wrote it: an absence notice, or a delivery failure. */
  readonly isAutomatic: boolean;
  /** The attachments in order, without signatures. */
  readonly files: readonly SentFile[];
  /** The names of signatures: they certify the sender and mean nothing to readers. */
  readonly signatures: readonly string[];
  /** Only the holder of the recipient's key could read it. */
  readonly isEncrypted: boolean;
};

export type SentFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A small inline picture, such as the logo of a letterhead. */
  readonly isDecoration: boolean;
};

const limits = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

/** A reply has at most ten thousand characters; the rest of a mail is quoted text. */
const maxTextLength = 200_000;

/** Parses a mail (RFC 5322) in a worker; undefined: it is not a mail. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  return read(raw, 0);
}

/** A mail may be signed, encrypted and signed again. */
const maxWraps = 3;

async function read(raw: Uint8Array, wraps: number): Promise<ReadMail | undefined> {
  const { bytes, flowed, deletesSpace, hasAlternatives } = readFormat(raw);
  const mail = await PostalMime.parse(bytes, limits).catch(() => undefined);
  if (!mail) return undefined;
  const wrap = mail.attachments.find(isWrap);
  const wrapped = wrap && readWrap(wrap);
  const inner =
    wrapped instanceof Uint8Array && wraps < maxWraps ? await read(wrapped, wraps + 1) : undefined;
  const others = mail.attachments.filter((one) => !(inner && one === wrap));
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(findAddresses);
  const delivered = recipientHeaders.flatMap(header).map((value) => value.replace(/[<>]/g, ''));
  return {
    id: mail.messageId,
    from: findAddresses(mail.from)[0] ?? '',
    recipients: [...named, ...delivered].map((address) => address.trim().toLowerCase()),
    text: (inner && !getText().trim() ? inner.text : getText()).slice(0, maxTextLength),
    isAutomatic: isAutomatic(header),
    files: [...(inner?.files ?? []), ...others.filter((one) => !isSignature(one)).map(getFile)],
    signatures: [
      ...(inner ? [getName(wrap!), ...inner.signatures] : []),
      ...others.filter(isSignature).map(getName),
    ],
    isEncrypted:
      wrapped === 'encrypted' ||
      inner?.isEncrypted === true ||
      mail.attachments.some(({ mimeType }) => mimeType === 'application/pgp-encrypted'),
  };

  function getText(): string {
    // Plain text is preferred to HTML. If a mail alternates parts of both, as Apple Mail does around pictures, its
    // HTML has all of them in order.
    const isHtml = mail?.html && (!mail.text?.trim() || !hasAlternatives);
    if (isHtml) return htmlToText(mail.html ?? '');
    return flowed ? unfoldFlowed(mail?.text ?? '', deletesSpace) : (mail?.text ?? '');
  }
}

/**
 * Whether the text is `format=flowed`. The parser would join lines of different quotation levels, so the header is
 * changed to `fixed`, and the lines are unfolded by the rules of RFC 3676.
 */
function readFormat(raw: Uint8Array) {
  let [flowed, deletesSpace] = [false, false];
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  const plain = text.replace(/^content-type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim, (head) => {
    if (!/^content-type:\s*text\/plain/i.test(head) || !/\bformat\s*=\s*"?flowed/i.test(head)) return head;
    flowed = true;
    deletesSpace ||= /\bdelsp\s*=\s*"?yes/i.test(head);
    return head.replace(/(\bformat\s*=\s*"?)flowed/i, '$1fixed');
  });
  const hasAlternatives = /^content-type:\s*multipart\/alternative/im.test(text);
  return { bytes: flowed ? Buffer.from(plain, 'latin1') : raw, flowed, deletesSpace, hasAlternatives };
}

function findAddresses(address: Address | undefined): string[] {
  if (!address) return [];
  const all = address.group ?? [address];
  return all.map((one) => one.address.toLowerCase());
}

/** Smaller inline pictures are logos and rules; a photo or a screenshot is larger. */
const leastPhoto = 20 * 1024;

function getFile(file: Attachment): SentFile {
  const { related, mimeType } = file;
  const bytes = bytesOf(file);
  const isDecoration = related === true && mimeType.startsWith('image/') && bytes.length < leastPhoto;
  return { name: getName(file), bytes, isDecoration };
}

function bytesOf({ content }: Attachment): Uint8Array {
  return content instanceof ArrayBuffer ? new Uint8Array(content) : (content as Uint8Array);
}

/** The whole mail is inside it, signed or encrypted. */
function isWrap({ mimeType }: Attachment): boolean {
  return /^application\/(?:x-)?pkcs7-mime$/.test(mimeType);
}

function readWrap(file: Attachment): Uint8Array | 'encrypted' | undefined {
  try {
    return readSignedContent(bytesOf(file));
  } catch {
    return undefined;
  }
}

function isSignature({ mimeType }: Attachment): boolean {
  return /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/.test(mimeType);
}

/** Files without a name are named after their type: `image.heic`, `calendar.ics`. */
function getName({ filename, mimeType }: Attachment): string {
  if (filename) return filename;
  const [kind = 'file', form = ''] = mimeType.split('/');
  const endings: Readonly<Record<string, string>> = {
    'text/calendar': 'ics',
    'text/vcard': 'vcf',
    'message/rfc822': 'eml',
  };
  return `${kind === 'text' || kind === 'message' ? form : kind}.${endings[mimeType] ?? form.replace(/^x-/, '')}`;
}

/** RFC 3834, and the headers of programs that do not follow it. */
function isAutomatic(header: (name: string) => string[]): boolean {
  const matchesHeader = (name: string, pattern: RegExp) => header(name).some((value) => pattern.test(value));
  return (
    matchesHeader('auto-submitted', /^(?!\s*no\b)/i) ||
    matchesHeader('precedence', /bulk|junk|list|auto_reply/i) ||
    header('x-autoreply').length > 0 ||
    matchesHeader('return-path', /^\s*<>\s*$/)
  );
}
