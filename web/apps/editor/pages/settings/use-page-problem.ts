import { useProblemLabel } from '../../form/problem-labels.ts';
import { findProblem } from '../../form/problems.ts';
import { usePageWork } from '../page-work.ts';

/** What is wrong with a field of the page itself, in words; undefined: nothing. */
export function usePageProblem(): (field: string) => string | undefined {
  const { view, language } = usePageWork();
  const getProblemLabel = useProblemLabel();
  const own = view.problems.filter(({ block }) => block === null);
  return (field) => {
    const problem = findProblem(own, field, language);
    return problem && getProblemLabel(problem);
  };
}
