import { createContext, use } from 'react';
import type { RecordProblem } from '#contracts/content/problems.ts';
import type { Choices } from '../../form/value-control.tsx';

/** What the fields of a record share. */
type RecordForm = {
  /** Of the words that are edited. */
  readonly language: string;
  readonly siteId: string | undefined;
  readonly problems: readonly RecordProblem[];
  readonly choices: Choices;
  readonly set: (path: string, value: unknown) => void;
};

export const RecordFormContext = createContext<RecordForm | null>(null);

/** The form around a field. Throws outside of one. */
export function useRecordForm(): RecordForm {
  const form = use(RecordFormContext);
  if (!form) throw new Error('There is no record around this field');
  return form;
}
