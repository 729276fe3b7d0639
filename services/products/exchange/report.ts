/**
 * The result for a part of a file. `error`: nothing of the file is imported. `skipped`: this part is not, the
 * rest is. `removed`: it was stored, and a complete catalogue no longer has it.
 */
export type ReportKind = 'error' | 'warning' | 'skipped' | 'created' | 'changed' | 'unchanged' | 'removed';

export type ReportLine = {
  /** The line in the file; 0: the file as a whole. */
  line: number;
  kind: ReportKind;
  message: string;
  value?: WrongValue | undefined;
};

/** A value that its field cannot have, for readers who say it in words of their own. */
export type WrongValue = {
  code: 'notANumber' | 'country';
  field: 'position' | 'countries';
  detail: string;
};

export type Report = (kind: ReportKind, line: number, message: string, value?: WrongValue) => void;
