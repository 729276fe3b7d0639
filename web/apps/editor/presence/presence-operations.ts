import { graphql, type ResultOf } from '#contracts/content/graphql.ts';

const presenceChanges = {
  renewPresence: graphql(`
    mutation renewPresence($pageId: ID!, $place: String, $language: String!, $session: ID!, $by: String!) {
      renewPresence(pageId: $pageId, place: $place, language: $language, session: $session, by: $by) {
        id
        name
        place
        language
      }
    }
  `),
  endPresence: graphql(`
    mutation endPresence($pageId: ID!, $session: ID!, $by: String!) {
      endPresence(pageId: $pageId, session: $session, by: $by)
    }
  `),
};

/** Another editor who has the page open. */
export type PagePresence = ResultOf<typeof presenceChanges.renewPresence>['renewPresence'][number];

export const operations = { content: presenceChanges };

type PresenceChanges = typeof presenceChanges;

declare module '../operations.ts' {
  interface ContentChanges extends PresenceChanges {}
}
