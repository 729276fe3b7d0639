import type { ProblemParams } from '#contracts/content/problems.ts';
import type { RecordProblem, RecordProblemCode } from '#contracts/content/record-problems.ts';

export type Report = (
  field: string,
  code: RecordProblemCode,
  params?: ProblemParams,
  language?: string,
) => void;

/** Gathers problems where they are found. */
export function problemList(): { problems: RecordProblem[]; report: Report } {
  const problems: RecordProblem[] = [];
  const report: Report = (field, code, params = {}, language) => {
    problems.push({ field, code, params, language: language ?? null });
  };
  return { problems, report };
}
