/**
 * The path, query and fragment of an address on this origin; undefined for any other. An address that browsers would
 * read as another origin, also by way of `//`, `\` or control characters, counts as one.
 */
export function sameOriginPath(address: string | null | undefined, origin: string): string | undefined {
  if (!address?.startsWith('/') || address.length > 4000) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they read an address
  if (/[\\\u0000-\u0020\u007f]/.test(address) || /^\/[/\\]/.test(decodedStart(address))) return undefined;
  const url = URL.parse(address, origin);
  // The parser resolves dot segments: `/.//evil` has become `//evil`.
  return url?.origin === origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** The beginning as a server that decodes too early would read it: `/%2f%2fevil`, `/%5cevil`. */
function decodedStart(address: string): string {
  return address
    .slice(0, 12)
    .replace(/%(?:25)*(2f|5c)/gi, (_, code: string) => (/2f/i.test(code) ? '/' : '\\'));
}
