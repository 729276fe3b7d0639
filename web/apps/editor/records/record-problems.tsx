import type { RecordProblem } from '#contracts/content/problems.ts';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { useRecordLabels } from './record-labels.ts';

/** The problems of a record, each linked to its field. */
export function RecordProblems({ problems }: { problems: readonly RecordProblem[] }) {
  const labels = useRecordLabels();
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      title={labels.t('save.problems', { count: problems.length })}
      problems={problems.map((problem) => ({
        href: `#${problem.field}`,
        text: labels.namedProblem(problem),
      }))}
    />
  );
}
