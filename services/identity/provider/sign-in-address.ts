/** A sign-in that lies so many seconds back counts as one that was just asked for. */
const freshSeconds = 60;

/**
 * Where somebody signs in who asked for `asked`, the path and query of an authorization request, and then goes back to.
 * A demand to sign in anew is turned into one that the sign-in fulfils, or the two would go round for ever.
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
