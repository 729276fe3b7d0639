/**
 * The reasons for refusing a file, each with its status for programs; a person who followed a link gets a
 * page about it (web/site/refused-file).
 */
export const fileRefusals = {
  /** There is no such file, or not for this reader: both look the same. */
  absent: 404,
  /** A signed address that has expired. */
  expired: 403,
  /** The address of a white paper in a mail that has expired. */
  paper: 410,
  /** Only for customers who are signed in. */
  login: 403,
  /** It is sent to those who request it with a form. */
  request: 403,
  withdrawn: 410,
  busy: 503,
} as const;

export type FileRefusal = keyof typeof fileRefusals;

export function isFileRefusal(reason: string): reason is FileRefusal {
  return Object.hasOwn(fileRefusals, reason);
}

/** The reason for a status when no other reason was given. */
const byStatus: Readonly<Record<number, FileRefusal>> = {
  403: 'expired',
  404: 'absent',
  410: 'withdrawn',
  503: 'busy',
};

export function refusalOfStatus(status: number): FileRefusal | undefined {
  return byStatus[status];
}
