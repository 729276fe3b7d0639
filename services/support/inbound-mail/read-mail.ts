import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { textOfHtml } from './text-of-html.ts';

/** A mail as far as it concerns an answer to a ticket. */
export type ReadMail = {
  readonly id: string | undefined;
  /** In lower case. */
  readonly from: string;
  /** To whom it went, in lower case. */
  readonly recipients: readonly string[];
  readonly text: string;
  /** A program wrote it: that somebody is away, or that a mail could not be delivered. */
  readonly isAutomatic: boolean;
  readonly files: readonly { name: string; bytes: Uint8Array }[];
};

const limits = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

/** An answer has at most ten thousand characters; more than this is what it quotes. */
const maxTextLength = 200_000;

/** Reads a mail as it came (RFC 5322), in a worker; undefined: it is none. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  const mail = await PostalMime.parse(raw, limits).catch(() => undefined);
  if (!mail) return undefined;
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(findAddresses);
  const delivered = recipientHeaders.flatMap(header).map((value) => value.replace(/[<>]/g, ''));
  return {
    id: mail.messageId,
    from: findAddresses(mail.from)[0] ?? '',
    recipients: [...named, ...delivered].map((address) => address.trim().toLowerCase()),
    text: (mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '')).slice(0, maxTextLength),
    isAutomatic: isAutomatic(header),
    files: mail.attachments.filter(isSent).map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: content instanceof ArrayBuffer ? new Uint8Array(content) : (content as Uint8Array),
    })),
  };
}

function findAddresses(address: Address | undefined): string[] {
  if (!address) return [];
  const all = address.group ?? [address];
  return all.map((one) => one.address.toLowerCase());
}

/** What stands in the text, a logo for example, is part of the letter and not of the answer. */
function isSent({ disposition, related }: Attachment): boolean {
  return !related && disposition !== 'inline';
}

/** RFC 3834, and what programs say that do not know it. */
function isAutomatic(header: (name: string) => string[]): boolean {
  const matchesHeader = (name: string, pattern: RegExp) => header(name).some((value) => pattern.test(value));
  return (
    matchesHeader('auto-submitted', /^(?!\s*no\b)/i) ||
    matchesHeader('precedence', /bulk|junk|list|auto_reply/i) ||
    header('x-autoreply').length > 0 ||
    matchesHeader('return-path', /^\s*<>\s*$/)
  );
}
