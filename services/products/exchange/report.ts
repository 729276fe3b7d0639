/**
 * The outcome of a part of a file. `error`: nothing of the file is taken over. `skipped`: this part is not, the rest is.
 * `removed`: it was here, and a whole catalogue has it no more.
 */
export type ReportKind = 'error' | 'warning' | 'skipped' | 'created' | 'changed' | 'unchanged' | 'removed';

export type ReportLine = {
  /** In the file; 0: the file as a whole. */
  line: number;
  kind: ReportKind;
  message: string;
};

export type Report = (kind: ReportKind, line: number, message: string) => void;
