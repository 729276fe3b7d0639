import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../../editor.ts';
import { findOwnProblem, type OwnChange } from './own-data.ts';

/** A change of how one enters: what came of it, and why it was not done, in words. */
export function useOwnChange() {
  const { texts } = useEditor();
  const change = useChange();
  const [problem, setProblem] = useState<string>();
  return {
    isBusy: change.isBusy,
    problem: change.error ? texts('editor')('tryLater') : problem,
    /** Gives what was done; undefined when it was not. */
    async run(work: () => Promise<OwnChange>): Promise<OwnChange | undefined> {
      let done: OwnChange | undefined;
      await change.run(async () => {
        const answer = await work();
        setProblem(findOwnProblem(answer, texts('editorTeam')));
        done = answer.problem ? undefined : answer;
      });
      return done;
    },
  };
}
