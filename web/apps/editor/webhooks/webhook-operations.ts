import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

const webhookFields = graphql(`
  fragment webhookFields on Webhook { id url events isActive changedBy createdAt waiting failed }
`);

export const webhookReads = {
  webhooks: graphql(`query webhooks { webhooks { ...webhookFields } }`, [webhookFields]),
  webhook: graphql(
    `
      query webhook($id: ID!, $state: WebhookDeliveryState, $page: Int) {
        webhook(id: $id) {
          ...webhookFields
          deliveries(state: $state, page: $page) {
            total
            pages
            items { id event state createdAt dueAt attempts attemptedAt status answer problem body }
          }
        }
      }
    `,
    [webhookFields],
  ),
};

const webhookChanges = {
  addWebhook: graphql(`
    mutation addWebhook($url: String!, $events: [WebhookEvent!]!, $by: String!) {
      addWebhook(url: $url, events: $events, by: $by) { id secret }
    }
  `),
  changeWebhook: graphql(`
    mutation changeWebhook($id: ID!, $url: String!, $events: [WebhookEvent!]!, $isActive: Boolean!, $by: String!) {
      changeWebhook(id: $id, url: $url, events: $events, isActive: $isActive, by: $by) { id }
    }
  `),
  renewWebhookSecret: graphql(`
    mutation renewWebhookSecret($id: ID!, $by: String!) { renewWebhookSecret(id: $id, by: $by) { id secret } }
  `),
  removeWebhook: graphql(`
    mutation removeWebhook($id: ID!, $by: String!) { removeWebhook(id: $id, by: $by) }
  `),
  testWebhook: graphql(`
    mutation testWebhook($id: ID!, $by: String!) { testWebhook(id: $id, by: $by) }
  `),
  sendWebhookAgain: graphql(`
    mutation sendWebhookAgain($id: ID!, $by: String!) { sendWebhookAgain(id: $id, by: $by) }
  `),
};

export type Webhook = ResultOf<typeof webhookReads.webhooks>['webhooks'][number];
export type WebhookDetail = ResultOf<typeof webhookReads.webhook>['webhook'];
export type Delivery = WebhookDetail['deliveries']['items'][number];

export const operations = { support: { ...webhookReads, ...webhookChanges } };

type WebhookReads = typeof webhookReads;
type WebhookChanges = typeof webhookChanges;

declare module '../operations.ts' {
  interface SupportReads extends WebhookReads {}
  interface SupportChanges extends WebhookChanges {}
}
