import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** How the token of a program looks (0121): a prefix that scanners find, 256 random bits, a checksum. */

const prefix = 'ferrule_';
/** So many digits of base 62 hold 32 bytes, and four. */
const [secretLength, checksumLength] = [43, 6] as const;
/** By how many characters at its end people tell one from another. */
const hintLength = 4;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const form = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

export function makeApiToken(): string {
  const secret = inDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength);
  return `${prefix}${secret}${checksumOf(secret)}`;
}

/** The token of a program in the headers of a request, in whatever state. Undefined: it is somebody else's request. */
export function findApiToken(headers: Headers): string | undefined {
  const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return given?.startsWith(prefix) ? given : undefined;
}

/** Whether a token can be one at all: whole, and copied without a mistake. */
export function isWellFormed(token: string): boolean {
  if (!form.test(token)) return false;
  const secret = token.slice(prefix.length, -checksumLength);
  return token.endsWith(checksumOf(secret));
}

/** What is stored of a token: whoever reads the database can use none. */
export function hashOfApiToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function hintOfApiToken(token: string): string {
  return token.slice(-hintLength);
}

function checksumOf(secret: string): string {
  return inDigits(BigInt(crc32(`${prefix}${secret}`)), checksumLength);
}

function inDigits(value: bigint, length: number): string {
  let left = value;
  let written = '';
  for (let place = 0; place < length; place += 1) {
    written = digits[Number(left % 62n)] + written;
    left /= 62n;
  }
  return written;
}
