const maxAddresses = 10_000;

/** Lets each address through `times` times in `windowMs`; the function gives false beyond that. */
export function createRateLimit(
  times: number,
  windowMs: number,
  now: () => number = Date.now,
): (address: string) => boolean {
  const used = new Map<string, { count: number; until: number }>();
  return (address) => {
    const known = used.get(address);
    if (known && known.until > now()) {
      known.count += 1;
      return known.count <= times;
    }
    // Insertion order: the first is the oldest.
    used.delete(address);
    if (used.size >= maxAddresses) used.delete(used.keys().next().value!);
    used.set(address, { count: 1, until: now() + windowMs });
    return true;
  };
}
