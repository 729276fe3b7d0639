import type { ResultOf } from 'gql.tada';
import type { Translate } from '#web/i18n/translator.ts';
import type { teamChanges, teamReads } from './team-operations.ts';

export type Member = ResultOf<typeof teamReads.editors>['editors'][number];
export type TeamChange = ResultOf<typeof teamChanges.addEditor>['addEditor'];

/** Why it was not done, in words; undefined: it was. */
export function findProblem({ problem }: TeamChange, t: Translate<'editorTeam'>): string | undefined {
  return problem ? t(`problem.${problem}`) : undefined;
}
