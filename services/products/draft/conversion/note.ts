import type { ProductProblem, ProductProblemCode } from '#contracts/products/draft.ts';

/** Reports an error of a draft at its field. */
export type Note = (
  code: ProductProblemCode,
  field: string,
  more?: { detail?: string; suggestion?: string | null },
) => void;

/** Collects the errors of a draft. */
export function collectProblems(): { problems: ProductProblem[]; note: Note } {
  const problems: ProductProblem[] = [];
  return {
    problems,
    note(
      code,
      field,
      { detail = null, suggestion = null }: { detail?: string | null; suggestion?: string | null } = {},
    ) {
      problems.push({ code, field, isWarning: false, detail, suggestion });
    },
  };
}
