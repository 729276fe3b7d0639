import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id. A weaker hash is replaced when its owner signs in. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 19 MB and some ten milliseconds of a core: more at once would slow down every page. */
const maxAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), cost));
}

/** More than any allowed password, however its characters are composed. */
const maxLength = 1000;

/** Whether the password matches the hash. Without a hash it takes as long and gives false. */
export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  const given = normal(password.slice(0, maxLength));
  const matches = await inTurn(async () => verify(known ?? (await nobodysHash()), given));
  return matches && known !== undefined && password.length <= maxLength;
}

/** Whether a hash was computed with less than today's cost. */
export function isWeak(known: string): boolean {
  const { algorithm, memoryCost, timeCost } = parseOptions(known);
  return algorithm !== cost.algorithm || memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}

/** Keyboards compose the same letters from different code points (NIST SP 800-63B, 3.1.1.2). */
function normal(password: string): string {
  return password.normalize('NFKC');
}

let nobodys: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  nobodys ??= hash(crypto.randomUUID(), cost);
  return nobodys;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
