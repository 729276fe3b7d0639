import { isPath, isSafeAddress } from '../link/link.ts';

/** NAV-03: full addresses, and `hard:` before a path of the host that is no page of ours. */
export function isPlainAddress(href: string | undefined): href is string {
  return href?.startsWith('hard:') ? isPath(href.slice('hard:'.length)) : isSafeAddress(href);
}
