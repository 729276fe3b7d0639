import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { MailOrder } from '#contracts/mail/order.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { inboxTransport } from './inbox/inbox-transport.ts';
import { showInbox } from './inbox/show-inbox.ts';
import type { MailLook } from './message/html.ts';
import { writeMessage } from './message/write-message.ts';
import type { Transport } from './transport/transport.ts';

export { mailOrdered, type Outbox, type Refusal } from '#services/foundation/outbox/outbox.ts';
export type { MailLook };

export type Mail = {
  /** Writes an ordered mail and hands it over. Throws when it was not taken. */
  send: (order: MailOrder) => Promise<void>;
  /** Shows what the built-in inbox keeps. */
  showInbox: (request: Request) => Promise<Response>;
  close: () => void;
};

type Options = {
  pool: Pool;
  /** Undefined: mail stays in the built-in inbox. */
  smtpUrl: string | undefined;
  /** `Ferrule <info@group.example>`, as it is at the moment. */
  from: () => string;
  /** The company's colours; undefined: unknown now, and a mail goes without. */
  look: () => Promise<MailLook | undefined>;
  /** Where links lead: scheme and host of the main site. */
  origin: () => string;
};

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the mail service. */
export async function openMail({ pool, smtpUrl, from, look, origin }: Options): Promise<Mail> {
  await migrate(pool, migrations, 'mail');
  const transport = smtpUrl ? await openSmtp(smtpUrl, from) : inboxTransport(pool);
  return {
    send: async (order) => transport.send(writeMessage(order, origin(), await look())),
    showInbox: (request) => showInbox(pool, request),
    close: transport.close,
  };
}

/** Read only here: without a mail server nobody needs to know how to speak to one. */
async function openSmtp(url: string, from: Options['from']): Promise<Transport> {
  const { smtpTransport } = await import('./transport/smtp.ts');
  return smtpTransport(url, from);
}
