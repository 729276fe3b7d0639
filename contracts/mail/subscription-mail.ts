import type { Topic } from '../support/topics.ts';

export type SubscriptionMail =
  /** To the given address: asks whether it is the reader's, and wanted. The link with `token` confirms it. */
  | { readonly kind: 'subscriptionAsked'; readonly token: string; readonly topics: readonly Topic[] }
  /** Somebody gave an address that is subscribed already. */
  | { readonly kind: 'subscriptionKnown'; readonly reader: string; readonly topics: readonly Topic[] }
  /** The subscription is confirmed. */
  | { readonly kind: 'subscriptionBegun'; readonly reader: string; readonly topics: readonly Topic[] }
  /** Something has appeared that the reader subscribed to. */
  | {
      readonly kind: 'publication';
      readonly reader: string;
      readonly topic: Topic;
      readonly title: string;
      readonly lead: string;
      /** Of the main site, with the locale. */
      readonly path: string;
    };

/** To people who requested a white paper: `path` delivers it for some days. */
export type WhitepaperMail = { readonly kind: 'whitepaper'; readonly path: string; readonly days: number };
