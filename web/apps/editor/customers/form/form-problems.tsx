import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { useEditor } from '../../editor.ts';
import type { FieldProblem } from './record-form.ts';

/** Problems with a message of their own; any other gets a general one. */
const known = [
  'required',
  'tooLong',
  'taken',
  'id.invalid',
  'timeZone.invalid',
  'locations.required',
  'locations.inUse',
  'domain.invalid',
  'domain.publicMail',
  'domain.tooMany',
  'email.invalid',
  'serialNumber.taken',
  'warrantyUntil.beforeCommissioning',
] as const;

/** The message for a problem of a field. */
export function useProblemText(): (problem: FieldProblem) => string {
  const t = useEditor().texts('editorCustomers');
  return ({ field, code }) => {
    const [list = '', ...path] = field.split('/');
    const name = path.at(-1) ?? list;
    const specific = known.find((each) => each === `${name}.${code}` || each === `${list}.${code}`);
    const general = known.find((each) => each === code);
    return t(`error.${specific ?? general ?? 'invalid'}`);
  };
}

type FormProblemsProps = {
  problems: readonly FieldProblem[];
  /** The label of a field. */
  labelOf: (field: string) => string;
};

/** All problems of the form, each with a link to its field. */
export function FormProblems({ problems, labelOf }: FormProblemsProps) {
  const { texts } = useEditor();
  const t = texts('editorCustomers');
  const problemText = useProblemText();
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      title={t('save.problems', { count: problems.length })}
      problems={problems.map((problem) => ({
        href: `#${problem.field}` as const,
        text: texts('application')('labelled', {
          label: labelOf(problem.field),
          value: problemText(problem),
        }),
      }))}
    />
  );
}
