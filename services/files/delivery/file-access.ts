import { LRUCache } from 'lru-cache';
import type { FileAddresses, FileDoor } from '#services/foundation/cryptography/sign-file-address.ts';

/** Whether everybody may see the file of a hash now: those who own files say so, and nobody else can. */
export type IsShown = (hash: string) => Promise<boolean>;

export type Admission =
  /** `isForAll`: shared caches may store it. */
  | { readonly kind: 'open'; readonly hash: string; readonly isForAll: boolean }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused' };

export type FileAccess = {
  /** The file behind an address, if the caller may have it by this name. */
  readonly admit: (door: FileDoor, name: string) => Promise<Admission>;
  /** Something changed: what was shown may be so no more. */
  readonly forget: () => void;
};

/** News of a change is lost while the database is away: nothing is believed for longer. */
const believedMs = 30_000;

/**
 * Private by construction: a file is for nobody, unless its owner shows it to everybody or the address was made for
 * somebody. That a file is shown is remembered until something changes; that it is not never is, since time alone may
 * show it.
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
