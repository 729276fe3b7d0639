/**
 * The events that webhooks can send, with the type that each message carries. A new event needs a line here, a call
 * of `orderWebhooks` where it happens, and its name in `editorWebhooks` of the messages.
 */
export const webhookTypes = {
  enquiry: 'enquiry.received',
  ticket: 'ticket.created',
  publication: 'publication.released',
  product: 'product.changed',
} as const;

export type WebhookEvent = keyof typeof webhookTypes;
export const webhookEvents = Object.keys(webhookTypes) as WebhookEvent[];

/** Sent when an editor asks for it, whichever events were chosen. */
export const testType = 'webhook.test';

/** Why a message was not delivered, beside what the receiver answered. */
export const webhookProblems = ['answer', 'gone', 'private', 'timeout', 'unreachable'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
