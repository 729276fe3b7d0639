import { LRUCache } from 'lru-cache';
import type { FileAddresses, FileRoute } from '#services/foundation/cryptography/sign-file-address.ts';

/** Whether everybody may see the file of a hash now, as the services that refer to it say. */
export type IsShown = (hash: string) => Promise<boolean>;

export type Admission =
  /** `isForAll`: shared caches may store it. */
  | { readonly kind: 'open'; readonly hash: string; readonly isForAll: boolean }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused' };

export type FileAccess = {
  /** The file at an address, if the caller may have it. */
  readonly admit: (door: FileRoute, name: string) => Promise<Admission>;
  /** Something changed: visible files may no longer be so. */
  readonly forget: () => void;
};

/** How long an answer is reused at most: a notification may be lost while the database is away. */
const believedMs = 30_000;

/**
 * Files are private by default: nobody gets one unless the service that refers to it shows it to everybody, or the
 * address was signed for the caller. "Visible" is cached until something changes; "not visible" never is, since time
 * alone may make it visible.
 */
export function createFileAccess(addresses: Pick<FileAddresses, 'read'>, isShown: IsShown): FileAccess {
  const shown = new LRUCache<string, true>({ max: 20_000, ttl: believedMs });
  let changes = 0;

  async function isForAll(hash: string): Promise<boolean> {
    if (shown.has(hash)) return true;
    const before = changes;
    const isSo = await isShown(hash);
    if (isSo && changes === before) shown.set(hash, true);
    return isSo;
  }

  return {
    async admit(door, name) {
      const requested = addresses.read(door, name);
      if (!requested) return { kind: 'refused' };
      const { hash, isClosed, hasExpired } = requested;
      if (!isClosed)
        return (await isForAll(hash)) ? { kind: 'open', hash, isForAll: true } : { kind: 'refused' };
      return hasExpired ? { kind: 'expired' } : { kind: 'open', hash, isForAll: false };
    },
    forget() {
      changes += 1;
      shown.clear();
    },
  };
}
