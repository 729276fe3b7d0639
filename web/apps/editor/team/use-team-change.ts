import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../editor.ts';
import { findProblem, type TeamChange } from './team-data.ts';

/** A change of the team: what came of it, and why it was not done, in words. */
export function useTeamChange() {
  const { texts } = useEditor();
  const change = useChange();
  const [problem, setProblem] = useState<string>();
  return {
    isBusy: change.isBusy,
    problem: change.error ? texts('editor')('tryLater') : problem,
    /** Gives what was changed; undefined when it was not. */
    async run(work: () => Promise<TeamChange>): Promise<TeamChange | undefined> {
      let done: TeamChange | undefined;
      await change.run(async () => {
        const answer = await work();
        setProblem(findProblem(answer, texts('editorTeam')));
        done = answer.problem ? undefined : answer;
      });
      return done;
    },
  };
}
