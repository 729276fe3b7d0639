import { type RefObject, useEffect, useState } from 'react';

type Problems<Field extends string, Problem> = ReadonlyMap<Field, Problem>;

/** The problems shown, and whether they come from the back end: it checks more than this form can. */
type Shown<Field extends string, Problem> = {
  readonly problems: Problems<Field, Problem>;
  readonly isRefused: boolean;
};

export type FieldProblems<Field extends string, Problem> = {
  readonly problems: Problems<Field, Problem>;
  /** Shows the problems of a submitted form; the summary gets the focus. */
  readonly show: (found: Problems<Field, Problem>, how?: { isRefused: boolean }) => void;
  /**
   * Called after a field was changed: `left` are the problems that the form itself still finds. Corrected
   * problems disappear.
   */
  readonly mend: (changed: readonly string[], left: Problems<Field, Problem>) => void;
};

/**
 * The problems of a form's fields, until they are corrected; `summary` is the selector of the error summary.
 */
export function useFieldProblems<Field extends string, Problem>(
  form: RefObject<HTMLFormElement | null>,
  summary: string,
): FieldProblems<Field, Problem> {
  const [shown, setShown] = useState<Shown<Field, Problem>>(() => ({
    problems: new Map(),
    isRefused: false,
  }));
  const [sent, setSent] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something is shown, not as it is mended
  useEffect(() => {
    if (shown.problems.size > 0) form.current?.querySelector<HTMLElement>(summary)?.focus();
  }, [sent]);
  return {
    problems: shown.problems,
    show(problems, { isRefused } = { isRefused: false }) {
      setShown({ problems, isRefused });
      setSent((count) => count + 1);
    },
    mend(changed, left) {
      setShown((current) => {
        const isLeft = ([field]: readonly [Field, Problem]) =>
          left.has(field) || (current.isRefused && !changed.includes(field));
        const remaining = [...current.problems].filter(isLeft);
        if (remaining.length === current.problems.size) return current;
        return { ...current, problems: new Map(remaining) };
      });
    },
  };
}
