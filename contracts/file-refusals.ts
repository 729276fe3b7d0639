/**
 * Why somebody does not get a file, with the status that says so to programs; who followed a link reads a page about it
 * (web/site/refused-file).
 */
export const fileRefusals = {
  /** There is none, or none for this reader: the two look alike. */
  absent: 404,
  /** A signed address whose time has passed. */
  expired: 403,
  /** The address of a white paper in a mail, which is older than it may be. */
  paper: 410,
  /** For customers who are signed in. */
  login: 403,
  /** A form sends it to those who ask for it. */
  request: 403,
  withdrawn: 410,
  busy: 503,
} as const;

export type FileRefusal = keyof typeof fileRefusals;

export function isFileRefusal(reason: string): reason is FileRefusal {
  return Object.hasOwn(fileRefusals, reason);
}

/** What a status means where whoever refused said no more. */
const byStatus: Readonly<Record<number, FileRefusal>> = {
  403: 'expired',
  404: 'absent',
  410: 'withdrawn',
  503: 'busy',
};

export function refusalOfStatus(status: number): FileRefusal | undefined {
  return byStatus[status];
}
