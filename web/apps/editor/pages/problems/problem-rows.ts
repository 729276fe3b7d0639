import type { ContentProblem } from '#contracts/content/problems.ts';

/** A problem at one place with one cause, in any number of languages. */
export type ProblemRow = {
  readonly key: string;
  readonly problem: ContentProblem;
  /** In their original order; none: in every language. */
  readonly languages: readonly string[];
};

/**
 * Groups problems into rows: one for each place and cause, whatever the number of languages or links with it.
 */
export function rowsOfProblems(problems: readonly ContentProblem[]): ProblemRow[] {
  const rows = Map.groupBy(problems, ({ block, field, code, params }) =>
    JSON.stringify([block, field, code, params]),
  );
  return [...rows].flatMap(([key, [problem, ...more]]) => {
    if (!problem) return [];
    const languages = [problem, ...more].flatMap(({ language }) => language ?? []);
    return [{ key, problem, languages: [...new Set(languages)] }];
  });
}
