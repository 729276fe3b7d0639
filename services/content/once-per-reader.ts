import type { Reader } from './request-context.ts';

/** For small tables that several resolvers of one request need: they are read once. */
export function oncePerReader<Value>(read: (reader: Reader) => Promise<Value>) {
  const known = new WeakMap<Reader, Promise<Value>>();
  return (reader: Reader): Promise<Value> => {
    const value = known.get(reader) ?? read(reader);
    known.set(reader, value);
    return value;
  };
}
