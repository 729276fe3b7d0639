import { inject } from 'vitest';

/** The main site, and the one that stands on a host of its own. */
export type SiteName = 'main' | 'wirelane';

/** Scheme and host of a site under test: `http://localhost:41234`, `http://wirelane.localhost:41234`. */
export function originOf(site: SiteName): string {
  const main = inject('address');
  return site === 'main' ? main : main.replace('://', `://${site}.`);
}
