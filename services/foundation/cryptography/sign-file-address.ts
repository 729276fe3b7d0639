import { createHmac } from 'node:crypto';
import { isSameSecret } from '#contracts/same-secret.ts';

/** The kind of address: `/image/…` renders a picture in sizes, `/media/…` gives the bytes as they are. */
export type FileRoute = 'image' | 'media';

/** Gives the address of a file, without the size or the name at its end. */
export type AddressOf = (door: FileRoute, hash: string) => string;

/**
 * The address of a public file: it names the content and never changes. Knowing it grants nothing: only files that
 * are shown to everybody are delivered (services/files/delivery/file-access.ts).
 */
export const openAddress: AddressOf = (door, hash) => `/${door}/${hash}`;

/** `isClosed`: the address was signed by `closed`. */
export type ReadAddress = { readonly hash: string; readonly isClosed: boolean; readonly hasExpired: boolean };

export type FileAddresses = {
  /** A signed address of a restricted file, valid for minutes, for the reader who gets it. */
  readonly closed: AddressOf;
  /** Parses the name in an address. Undefined: we did not make it. */
  readonly read: (door: FileRoute, name: string) => ReadAddress | undefined;
};

/**
 * An address is valid for this long, and up to one step longer: within a step all addresses of a file are equal, so
 * that browsers can cache it.
 */
const lifeSeconds = 15 * 60;
const stepSeconds = 5 * 60;

/**
 * The addresses of restricted files. The file store and the back ends that refer to its files create and read the
 * same ones.
 * @param secret of the installation; a new one invalidates all of them
 * @param now in milliseconds
 */
export function createFileAddresses(secret: string, now: () => number = Date.now): FileAddresses {
  const key = createHmac('sha256', secret).update('files: closed addresses').digest();
  const signature = (door: FileRoute, hash: string, expires: string) =>
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
