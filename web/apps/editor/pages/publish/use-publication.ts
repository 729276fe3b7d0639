import { useState } from 'react';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { useEditor } from '../../editor.ts';
import { useRights } from '../../rights/use-rights.ts';
import type { PageChange } from '../page-operations.ts';
import { findProblems, usePageWork } from '../page-work.ts';
import type { PublishChoice } from './publish-choice.ts';

export type Publication = {
  /** The problems of the last attempt. */
  readonly problems: readonly ContentProblem[];
  /** Clears the problems of the last attempt, when the choice has changed. */
  readonly forgetProblems: () => void;
  /** Returns whether it succeeded. */
  readonly publish: (choice: PublishChoice) => Promise<boolean>;
  readonly unpublish: (language: string) => Promise<boolean>;
  readonly cancel: (plan: number) => Promise<boolean>;
};

/** Publishing and unpublishing; afterwards the screen reloads the published state. */
export function usePublication(): Publication {
  const { sendMutation } = useEditor();
  const clock = useClock();
  const getMoment = (typed: string) => clock.read(typed)?.toISOString() ?? typed;
  const { page, view, store, reload } = usePageWork();
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const pageId = page.id;
  const isWhole = useRights().mayWhole('editPages', view.draft.siteId);

  const follow = ({ done, revision, problems: reported, conflict }: PageChange): boolean => {
    setProblems(findProblems(reported));
    if (conflict) {
      // Somebody else has saved it meanwhile; the next save merges both.
      void store.flush();
      return false;
    }
    if (done) {
      const { saved, problems: known } = store.view();
      store.follow({ draft: saved, revision, problems: known });
      reload();
    }
    return done;
  };

  return {
    problems,
    forgetProblems: () => setProblems([]),
    async publish({ languages, moment, takeOff, fallbacks, everywhere }) {
      const going = { pageId, languages: [...languages] };
      const wish = isWhole
        ? { ...going, fallbacks: [...fallbacks], everywhere: [...everywhere] }
        : { ...going, everywhere: [] };
      const { revision } = view;
      const isDone = moment
        ? follow(
            (await sendMutation('content', 'planPublication', { ...wish, publishAt: getMoment(moment) }))
              .planPublication,
          )
        : follow((await sendMutation('content', 'publishPage', { ...wish, revision })).publishPage);
      if (!isDone || !takeOff) return isDone;
      return follow(
        (await sendMutation('content', 'planTakeOff', { ...going, takeOffAt: getMoment(takeOff) }))
          .planTakeOff,
      );
    },
    async unpublish(language) {
      return follow(
        (await sendMutation('content', 'unpublishPage', { pageId, languages: [language] })).unpublishPage,
      );
    },
    async cancel(plan) {
      return follow((await sendMutation('content', 'cancelPublication', { pageId, plan })).cancelPublication);
    },
  };
}
