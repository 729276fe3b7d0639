import type { ResultOf } from 'gql.tada';
import type { teamChanges, teamReads } from './team-operations.ts';

export type Member = ResultOf<typeof teamReads.editors>['editors'][number];
export type TeamChange = ResultOf<typeof teamChanges.addEditor>['addEditor'];
