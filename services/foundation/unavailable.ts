/**
 * Codes of PostgreSQL (its manual, appendix A): a statement or a lock timed out, no connection is free, the server
 * stops or starts. Of Node: nobody listens.
 */
const codes = new Set([
  '57014',
  '55P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
]);

/**
 * Whether an error means that the database cannot answer now, not that the request is wrong: it may be sent again.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as NodeJS.ErrnoException;
  // The pool's own error for "no connection became free in time" has no code.
  return codes.has(code ?? '') || message === 'timeout exceeded when trying to connect';
}
