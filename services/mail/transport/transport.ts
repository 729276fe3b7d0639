import type { Message } from '../message/message.ts';

/** The way mail is sent. `send` throws when the mail was not accepted. */
export type Transport = {
  readonly send: (message: Message) => Promise<void>;
  readonly close: () => void;
};
