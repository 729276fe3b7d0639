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
};

export type Report = (kind: ReportKind, line: number, message: string) => void;
