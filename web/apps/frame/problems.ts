import { type RefObject, useEffect, useState } from 'react';

type Problems<Field extends string, Problem> = ReadonlyMap<Field, Problem>;

/** The problems shown, and whether they come from the back end: it knows more than can be checked here. */
type Shown<Field extends string, Problem> = {
  readonly problems: Problems<Field, Problem>;
  readonly isRefused: boolean;
};

export type FieldProblems<Field extends string, Problem> = {
  readonly problems: Problems<Field, Problem>;
  /** Of a form that was to be sent; the summary gets the focus. */
  readonly show: (found: Problems<Field, Problem>, how?: { isRefused: boolean }) => void;
  /**
   * After something was filled in: `left` is what the form itself still finds wrong. Problems that are corrected disappear.
   */
  readonly mend: (changed: readonly string[], left: Problems<Field, Problem>) => void;
};

/** What is wrong with the fields of a form, until it is corrected; `summary` finds where all of it stands. */
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
