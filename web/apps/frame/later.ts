import { use, useDeferredValue } from 'react';

/** A part of a screen that may fail while the others stand: null where it does, which its place says. */
export function orNull<Value>(part: Promise<Value>): Promise<Value | null> {
  return part.catch(() => null);
}

/**
 * What a promise brings, for something that stands without it: undefined until it came, and what the promise before brought
 * while another one is on its way. Where nothing stands meanwhile, `use` inside a `Suspense` says it better.
 */
export function useLater<Value>(promise: Promise<Value>): Value | undefined {
  // React takes undefined for no initial value, and would wait for the promise at once.
  const known = useDeferredValue<Promise<Value> | null>(promise, null);
  return known ? use(known) : undefined;
}
