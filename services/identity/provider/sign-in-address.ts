/** A sign-in that lies so many seconds back counts as one that was just requested. */
const freshSeconds = 60;

/**
 * The address of the sign-in page for an authorization request (its path and query), to which it leads back.
 * A demand to sign in again is turned into one that the sign-in fulfils, or the two would go round for ever.
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
