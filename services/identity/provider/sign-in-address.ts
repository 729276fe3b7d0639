/** A sign-in within the last so many seconds counts as just done. */
const freshSeconds = 60;

/**
 * The address of the sign-in page for an authorization request (its path and query), to which it leads back. A demand
 * to sign in again is replaced by one that the sign-in fulfils; otherwise the two would redirect for ever.
 */
export function signInAddress(wantedPath: string): string {
  const { pathname, searchParams } = new URL(wantedPath, 'http://here');
  const prompts = (searchParams.get('prompt') ?? '').split(' ');
  if (prompts.includes('login')) searchParams.set('max_age', String(freshSeconds));
  searchParams.delete('prompt');
  const age = searchParams.get('max_age');
  if (age !== null && Number(age) < freshSeconds) searchParams.set('max_age', String(freshSeconds));
  return `/sign-in?goto=${encodeURIComponent(`${pathname}?${searchParams}`)}`;
}
