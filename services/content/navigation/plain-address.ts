import { isPath, isSafeAddress } from '../link/link.ts';

/** NAV-03: full addresses, and `hard:` before a path of the host that is not one of our pages. */
export function isPlainAddress(href: string | undefined): href is string {
  return href?.startsWith('hard:') ? isPath(href.slice('hard:'.length)) : isSafeAddress(href);
}
