import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A received mail: its headers as they were written, and its plain text. */
export type ArrivedMail = { readonly to: string; readonly headers: string; readonly text: string };

export type MailServer = {
  /** For SMTP_URL. */
  readonly url: string;
  /** All received mails, in their order. */
  readonly arrived: readonly ArrivedMail[];
  readonly close: () => Promise<void>;
};

/**
 * A mail server that accepts mail, except for addresses that it refuses.
 * @param answerTo gives the response code for a recipient: 550 refuses for good, 450 for now, 250 accepts
 */
export async function startMailServer(
  answerTo: (address: string) => number = () => 250,
): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _, done) {
      const responseCode = answerTo(address);
      done(responseCode < 400 ? null : Object.assign(new Error('No such mailbox'), { responseCode }));
    },
    onData(stream, session, done) {
      void text(stream).then((mail) => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        arrived.push({
          to,
          headers: unfolded(mail.slice(0, mail.indexOf('\r\n\r\n'))),
          text: plainPart(mail),
        });
        done();
      }, done);
    },
  });
  // A sender that is stopped may break its connection.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function unfolded(headers: string): string {
  return headers.replace(/\r\n[ \t]+/g, ' ');
}

/** The first part of a multipart message, decoded (RFC 2045). */
function plainPart(mail: string): string {
  const at = mail.search(/^Content-Type: text\/plain/im);
  const part = mail.slice(at);
  const begin = part.indexOf('\r\n\r\n') + 4;
  const head = part.slice(0, begin);
  const [, boundary = ''] = /boundary="?([^"\r\n;]+)/i.exec(mail) ?? [];
  const body = part.slice(begin).split(`\r\n--${boundary}`)[0] ?? '';
  if (/quoted-printable/i.test(head)) return decodeQuoted(body);
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return body;
}

function decodeQuoted(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
