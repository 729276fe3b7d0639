import { inject } from 'vitest';

/** The main site, and the one with its own host. */
export type SiteName = 'main' | 'wirelane';

/** Scheme and host of a site under test: `http://localhost:41234`, `http://wirelane.localhost:41234`. */
export function originOf(site: SiteName): string {
  const main = inject('address');
  return site === 'main' ? main : main.replace('://', `://${site}.`);
}
