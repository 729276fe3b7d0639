/** A mail as it leaves. */
export type Message = {
  /** Of the order: the same order always makes the same mail. */
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  /** Address that ends the subscription with one POST (RFC 8058); undefined: the mail belongs to none. */
  readonly unsubscribe: string | undefined;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};
