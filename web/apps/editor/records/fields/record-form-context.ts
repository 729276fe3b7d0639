import { createContext, use } from 'react';
import type { RecordProblem } from '#contracts/content/problems.ts';
import type { Choices } from '../../form/value-control.tsx';

/** The state that the fields of a record share. */
type RecordForm = {
  /** The edited language. */
  readonly language: string;
  readonly siteId: string | undefined;
  readonly problems: readonly RecordProblem[];
  readonly choices: Choices;
  readonly set: (path: string, value: unknown) => void;
};

export const RecordFormContext = createContext<RecordForm | null>(null);

/** The form around a field. Throws outside a form. */
export function useRecordForm(): RecordForm {
  const form = use(RecordFormContext);
  if (!form) throw new Error('There is no record around this field');
  return form;
}
