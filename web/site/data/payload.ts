const suffix = '/_payload.json';

/** SYS-02: the path of the page whose data an address requests; undefined: it is not such an address. */
export function getPayload(path: string): string | undefined {
  return path.endsWith(suffix) ? path.slice(0, -suffix.length) || '/' : undefined;
}
