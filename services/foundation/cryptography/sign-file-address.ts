import { createHmac } from 'node:crypto';
import { isSameSecret } from '#contracts/same-secret.ts';

/** Which door an address leads to: `/image/…` renders a picture in sizes, `/media/…` gives the bytes as they are. */
export type FileDoor = 'image' | 'media';

/** Where a file is found, without the size or the name that ends the address. */
export type AddressOf = (door: FileDoor, hash: string) => string;

/**
 * Of a file that everybody may see: it names the content and never changes. Knowing it opens nothing that is not shown to
 * everybody (services/files/delivery/file-access.ts).
 */
export const openAddress: AddressOf = (door, hash) => `/${door}/${hash}`;

/** `isClosed`: it was made for somebody by `closed`. */
export type ReadAddress = { readonly hash: string; readonly isClosed: boolean; readonly hasExpired: boolean };

export type FileAddresses = {
  /** Of a file that only somebody may see: for the reader who was given the address, for minutes. */
  readonly closed: AddressOf;
  /** Reads what stands behind the door. Undefined: it was not made here. */
  readonly read: (door: FileDoor, name: string) => ReadAddress | undefined;
};

/** An address holds for so long, and up to one step longer: those of the same minutes are the same. */
const lifeSeconds = 15 * 60;
const stepSeconds = 5 * 60;

/**
 * The addresses of files that not everybody may see. The file store and the back ends that name its files make and read the
 * same ones.
 * @param secret of the installation; a new one voids all of them
 * @param now in milliseconds
 */
export function createFileAddresses(secret: string, now: () => number = Date.now): FileAddresses {
  const key = createHmac('sha256', secret).update('files: closed addresses').digest();
  const signature = (door: FileDoor, hash: string, expires: string) =>
    createHmac('sha256', key).update(`${door} ${hash} ${expires}`).digest('base64url');
  return {
    closed(door, hash) {
      const step = Math.ceil(now() / 1000 / stepSeconds) * stepSeconds;
      const expires = (step + lifeSeconds).toString(36);
      return `/${door}/${hash}.${expires}.${signature(door, hash, expires)}`;
    },
    read(door, name) {
      const [hash = '', expires, given, ...more] = name.split('.');
      if (expires === undefined) return { hash, isClosed: false, hasExpired: false };
      if (given === undefined || more.length > 0) return undefined;
      if (!isSameSecret(given, signature(door, hash, expires))) return undefined;
      return { hash, isClosed: true, hasExpired: Number.parseInt(expires, 36) * 1000 <= now() };
    },
  };
}
