const suffix = '/_payload.json';

/** SYS-02: of which page an address names the data; undefined: it is no such address. */
export function getPayload(path: string): string | undefined {
  return path.endsWith(suffix) ? path.slice(0, -suffix.length) || '/' : undefined;
}
