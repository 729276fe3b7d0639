import type { ContentProblem } from '#contracts/content/problems.ts';

/** What is wrong at one place, for one cause, in any number of languages. */
export type ProblemRow = {
  readonly key: string;
  readonly problem: ContentProblem;
  /** In the order in which they were given; none: in every language. */
  readonly languages: readonly string[];
};

/** Problems as they are read: a row for a place and a cause, however many languages or links of a text have it. */
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
