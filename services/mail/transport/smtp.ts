import { createTransport } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { refusedAddress } from '#services/foundation/outbox/refused-address.ts';
import { logoId } from '../message/html.ts';
import type { Message } from '../message/message.ts';
import type { Transport } from './transport.ts';

const timeoutMs = 20_000;

/** Hands mail to a server by SMTP; the address may hold a user and password: `smtps://name:password@mail.example`. */
export function smtpTransport(url: string, from: () => string): Transport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // No text in a mail may make the process read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as SMTPPool.Options);
  return {
    async send({
      messageId,
      inReplyTo,
      to,
      replyTo,
      unsubscribe,
      language,
      subject,
      text,
      html,
      logo,
    }: Message) {
      const sender = from();
      const domain = /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost';
      const sending = transport.sendMail({
        from: sender,
        // An order keeps its id, so that a mail that is sent twice is recognised as one.
        messageId: `<${messageId}@${domain}>`,
        ...(inReplyTo && { inReplyTo: `<${inReplyTo}@${domain}>`, references: `<${inReplyTo}@${domain}>` }),
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        ...(logo && {
          attachments: [{ cid: logoId, filename: 'logo.png', contentType: 'image/png', content: logo }],
        }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      try {
        await within(timeoutMs, sending);
      } catch (error) {
        throw isRefusal(error) ? refusedAddress(error.message) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Whether the server refuses the address for good: it answers `RCPT TO` with 5xx. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as Error & { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && Number(responseCode) >= 500;
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time')), milliseconds);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
