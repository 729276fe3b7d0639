import type { Reader } from './request-context.ts';

/** Reads a small table once for each request, however many resolvers need it. */
export function oncePerReader<Value>(read: (reader: Reader) => Promise<Value>) {
  const known = new WeakMap<Reader, Promise<Value>>();
  return (reader: Reader): Promise<Value> => {
    const value = known.get(reader) ?? read(reader);
    known.set(reader, value);
    return value;
  };
}
