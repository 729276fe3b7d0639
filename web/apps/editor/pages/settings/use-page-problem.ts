import { useProblemLabel } from '../../form/problem-labels.ts';
import { findProblem } from '../../form/problems.ts';
import { usePageWork } from '../page-work.ts';

/** The message for a field of the page itself; undefined: no problem. */
export function usePageProblem(): (field: string) => string | undefined {
  const { view, language } = usePageWork();
  const getProblemLabel = useProblemLabel();
  const own = view.problems.filter(({ block }) => block === null);
  return (field) => {
    const problem = findProblem(own, field, language);
    return problem && getProblemLabel(problem);
  };
}
