import type { Fault, RecordProblem } from '#contracts/content/problems.ts';

export type Report = (field: string, found: Fault, language?: string) => void;

/** Gathers problems where they are found. */
export function problemList(): { problems: RecordProblem[]; report: Report } {
  const problems: RecordProblem[] = [];
  const report: Report = (field, found, language) => {
    problems.push({ ...found, field, language: language ?? null });
  };
  return { problems, report };
}
