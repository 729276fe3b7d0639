/** A mail as it leaves. */
export type Message = {
  /** Of the order: the same order always makes the same mail. */
  readonly id: string;
  /** How mail programs know it: `id`, or the name of the conversation that it begins. */
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  /** The mail to which this one belongs, as `id` names one: RFC 5322 3.6.4. */
  readonly inReplyTo: string | undefined;
  /** Address that ends the subscription with one POST (RFC 8058); undefined: the mail belongs to none. */
  readonly unsubscribe: string | undefined;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The logo, which `html` shows under `logoId`; undefined: it shows none. */
  readonly logo: Buffer | undefined;
};
