import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../editor.ts';
import type { OwnChange } from './own/own-data.ts';
import type { TeamChange } from './team-data.ts';

type Problem = (TeamChange | OwnChange)['problem'];

/** A change of access or sign-in, with its outcome or error message. */
export function useAccessChange<Change extends TeamChange | OwnChange>() {
  const { texts } = useEditor();
  const change = useChange();
  const [problem, setProblem] = useState<Problem>(null);
  return {
    isBusy: change.isBusy,
    problem: change.error
      ? texts('editor')('tryLater')
      : (problem && texts('editorTeam')(`problem.${problem}`)) || undefined,
    /** Returns the result; undefined when it failed. */
    async run(work: () => Promise<Change>): Promise<Change | undefined> {
      let done: Change | undefined;
      await change.run(async () => {
        const answer = await work();
        setProblem(answer.problem);
        done = answer.problem ? undefined : answer;
      });
      return done;
    },
  };
}
