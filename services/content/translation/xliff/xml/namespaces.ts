/** The known namespaces by their usual prefix; the core has none. */
const prefixes: Readonly<Record<string, string>> = {
  'urn:oasis:names:tc:xliff:document:2.0': '',
  'urn:oasis:names:tc:xliff:document:2.2': '',
  'urn:oasis:names:tc:xliff:document:1.2': '',
  'http://www.w3.org/XML/1998/namespace': 'xml:',
  'urn:oasis:names:tc:xliff:matches:2.0': 'mtc:',
  'urn:oasis:names:tc:xliff:glossary:2.0': 'gls:',
  'urn:oasis:names:tc:xliff:fs:2.0': 'fs:',
  'urn:oasis:names:tc:xliff:metadata:2.0': 'mda:',
  'urn:oasis:names:tc:xliff:resourcedata:2.0': 'res:',
  'urn:oasis:names:tc:xliff:changetracking:2.0': 'ctr:',
  'urn:oasis:names:tc:xliff:sizerestriction:2.0': 'slr:',
  'urn:oasis:names:tc:xliff:validation:2.0': 'val:',
  'http://www.w3.org/2005/11/its': 'its:',
  'urn:oasis:names:tc:xliff:itsm:2.1': 'itsm:',
  'urn:oasis:names:tc:xliff:itsm:2.0': 'itsm:',
};

/** `mtc:match`, whatever prefix a file uses; `{uri}name` for an unknown namespace. */
export function canonicalName(uri: string, local: string): string {
  const prefix = prefixes[uri];
  return prefix === undefined ? `{${uri}}${local}` : prefix + local;
}

/** `mtc` of `mtc:match`, empty for core, undefined for what is not ours. */
export function getModule(name: string): string | undefined {
  if (name.startsWith('{')) return undefined;
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}
