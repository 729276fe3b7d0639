/**
 * Of PostgreSQL (its manual, appendix A): a statement or a lock took too long, there are no more connections, the server
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

/** Whether an error says that the database cannot answer now, not that the question was wrong: it may be asked again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as NodeJS.ErrnoException;
  // The pool's own, which has no code: nobody gave a connection back in time.
  return codes.has(code ?? '') || message === 'timeout exceeded when trying to connect';
}
