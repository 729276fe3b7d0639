import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { MailOrder } from '#contracts/mail/order.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { inboxTransport } from './inbox/inbox-transport.ts';
import { showInbox } from './inbox/show-inbox.ts';
import { type MailLook, renderHtml } from './message/html.ts';
import { writeMessage } from './message/write-message.ts';
import type { OwnWords } from './texts/translator.ts';
import type { Transport } from './transport/transport.ts';

export { mailOrdered, type Outbox, type Refusal } from '#services/foundation/outbox/outbox.ts';
export { readMailTexts } from './texts/translator.ts';
export type { MailLook, OwnWords };

export type Mail = {
  /** Writes an ordered mail and hands it over. Throws when it was not accepted. */
  send: (order: MailOrder) => Promise<void>;
  /** Shows the mail in the built-in inbox. */
  showInbox: (request: Request) => Promise<Response>;
  close: () => void;
};

type Options = {
  pool: Pool;
  /** The present mail server; undefined: mail stays in the built-in inbox. */
  smtpUrl: () => string | undefined;
  /** The present sender: `Ferrule <info@group.example>`. */
  from: () => string;
  /** The company's look; undefined: it is not known now, and the mail goes without it. */
  look: () => Promise<MailLook | undefined>;
  /** The company's own texts. */
  words: () => Promise<OwnWords>;
  /** Where links lead: scheme and host of the main site. */
  origin: () => string;
};

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

type TrialMail = {
  readonly to: string;
  readonly from: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
};

/** Hands one mail to a mail server now. Throws what the server, or the connection, reports. */
export async function tryMailServer(url: string, { from, text, ...mail }: TrialMail): Promise<void> {
  const transport = await openSmtp(url, () => from);
  const { language, subject } = mail;
  const id = randomUUID();
  const html = renderHtml({ language, subject, opening: [text] }, '');
  try {
    await transport.send({ ...mail, id, messageId: id, text, html, ...nothingElse });
  } finally {
    transport.close();
  }
}

const nothingElse = { replyTo: undefined, inReplyTo: undefined, unsubscribe: undefined, logo: undefined };

/** Opens the mail service. */
export async function openMail({ pool, smtpUrl, from, look, words, origin }: Options): Promise<Mail> {
  await migrate(pool, migrations, 'mail');
  let opened: { readonly url: string | undefined; readonly transport: Promise<Transport> } | undefined;
  /** The transport is kept while the address of the server stays the same. */
  const getTransport = (): Promise<Transport> => {
    const url = smtpUrl();
    if (opened?.url !== url || !opened) {
      void opened?.transport.then(({ close }) => close());
      opened = { url, transport: url ? openSmtp(url, from) : Promise.resolve(inboxTransport(pool)) };
    }
    return opened.transport;
  };
  return {
    async send(order) {
      const [transport, mailLook, own] = await Promise.all([getTransport(), look(), words()]);
      await transport.send(writeMessage(order, origin(), mailLook, own));
    },
    showInbox: (request) => showInbox(pool, request),
    close: () => void opened?.transport.then(({ close }) => close()),
  };
}

/** Loaded on demand: only an installation with a mail server needs it. */
async function openSmtp(url: string, from: Options['from']): Promise<Transport> {
  const { smtpTransport } = await import('./transport/smtp.ts');
  return smtpTransport(url, from);
}
