/** Pseudo-random numbers that are the same in every run (mulberry32), and choices made by them. */
export function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <Value>(list: readonly Value[]): Value => list[below(list.length)]!,
    /** True with a probability in per cent. */
    percent: (often: number) => below(100) < often,
    /** Characters of one byte each. */
    bytes: (length: number) => Array.from({ length }, () => String.fromCharCode(below(256))).join(''),
    repeated: (text: string) => text.repeat(1 + below(4000)),
  };
}

export type Chance = ReturnType<typeof createChance>;
