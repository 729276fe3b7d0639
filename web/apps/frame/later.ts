import { use, useDeferredValue } from 'react';

/** For a part of a screen that may fail without the others: null if it fails, which the part shows. */
export function orNull<Value>(part: Promise<Value>): Promise<Value | null> {
  return part.catch(() => null);
}

/**
 * The value of a promise, for content that is shown without it: undefined until it has resolved, and the
 * previous promise's value while a new one is pending. Where nothing is shown meanwhile, use `use` inside a
 * `Suspense` instead.
 */
export function useLater<Value>(promise: Promise<Value>): Value | undefined {
  // Null, since React treats undefined as no initial value, and would wait for the promise at once.
  const known = useDeferredValue<Promise<Value> | null>(promise, null);
  return known ? use(known) : undefined;
}
