import type { MailOrder } from '#contracts/mail/order.ts';
import { writeLetter } from '../letters/write-letter.ts';
import type { OwnWords } from '../texts/translator.ts';
import { type MailLook, renderHtml } from './html.ts';
import type { Letter } from './letter.ts';
import type { Message } from './message.ts';

/**
 * Writes the mail of an order. What people typed becomes text, never markup or a header.
 * @param origin scheme and host of the main site for links
 * @param look of the company; without it the mail has none
 * @param own the company's own texts; without them the mail uses ours
 */
export function writeMessage(
  { id, to, language, about }: MailOrder,
  origin: string,
  look?: MailLook,
  own?: OwnWords,
): Message {
  const letter = writeLetter(about, language, own);
  return {
    id,
    messageId: letter.thread?.isFirst ? letter.thread.id : id,
    inReplyTo: letter.thread && !letter.thread.isFirst ? letter.thread.id : undefined,
    to,
    replyTo: letter.replyTo,
    unsubscribe: letter.unsubscribe && origin + letter.unsubscribe,
    language: letter.language,
    subject: oneLine(letter.subject),
    text: getText(letter, origin),
    html: renderHtml(letter, origin, look),
    logo: look?.logo?.png,
  };
}

/** A line break would start another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** A letter as plain text. */
function getText(letter: Letter, origin: string): string {
  const { opening, action, facts = [], quote, small, links = [] } = letter;
  const listed = facts.map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const foot = [small, ...links.map(({ label, path }) => `${label}: ${origin}${path}`)]
    .filter(Boolean)
    .join('\n');
  const parts = [
    ...opening,
    quote?.trim() && quote.replace(/^/gm, '> '),
    action && `${action.label}:\n${origin}${action.path}`,
    listed.join('\n'),
    foot && `-- \n${foot}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
