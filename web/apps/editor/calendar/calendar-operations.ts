import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/content/graphql.ts';

const calendarReads = {
  plannedEntries: graphql(`
    query plannedEntries($from: String!, $until: String!) {
      plannedEntries(from: $from, until: $until) {
        kind id siteId title path at takeOff languages by hasFailed
      }
    }
  `),
};

export const operations = { content: calendarReads };

export type PlannedEntry = ResultOf<typeof calendarReads.plannedEntries>['plannedEntries'][number];

type CalendarReads = typeof calendarReads;

declare module '../operations.ts' {
  interface ContentReads extends CalendarReads {}
}
