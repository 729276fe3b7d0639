import type { Journey } from '#contracts/identity/client.ts';

/** The site's pages for journeys, by the first segment of their path. */
const journeyPages = {
  'sign-in': 'Login',
  register: 'Registration',
  'reset-password': 'ResetPassword',
  invitation: 'Invitation',
} as const satisfies Record<string, Journey>;

/**
 * The journey of a page: `/invitation/token` → `Invitation`. Throws for any other path, which the routes rule
 * out.
 */
export function getJourney(path: string): Journey {
  const [, first = ''] = path.split('/');
  if (!Object.hasOwn(journeyPages, first)) throw new Error(`${path} is the page of no journey`);
  return journeyPages[first as keyof typeof journeyPages];
}
