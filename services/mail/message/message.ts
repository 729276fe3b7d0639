/** A mail that is ready to be sent. */
export type Message = {
  /** The id of the order: the same order always makes the same mail. */
  readonly id: string;
  /** The name in its Message-ID: `id`, or the conversation that it begins. */
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  /** The name of the mail to which this one replies: RFC 5322 3.6.4. */
  readonly inReplyTo: string | undefined;
  /** The address that ends the subscription with one POST (RFC 8058); undefined: it belongs to none. */
  readonly unsubscribe: string | undefined;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The logo, which `html` shows under `logoId`; undefined: there is none. */
  readonly logo: Buffer | undefined;
};
