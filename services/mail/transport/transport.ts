import type { Message } from '../message/message.ts';

/** Where mail goes. `send` throws when the mail was not taken. */
export type Transport = {
  readonly send: (message: Message) => Promise<void>;
  readonly close: () => void;
};
