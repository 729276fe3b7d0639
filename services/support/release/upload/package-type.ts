import type { FileKind, Platform } from '#contracts/support/releases.ts';

/** The type of a release's file, detected from its bytes: a name or a declared type proves nothing. */
export type PackageType = { readonly contentType: string; readonly extension: string };

const types: readonly (PackageType & { starts: string })[] = [
  { contentType: 'application/zip', extension: 'zip', starts: 'PK\x03\x04' },
  { contentType: 'application/pdf', extension: 'pdf', starts: '%PDF-' },
];

export const packageContentTypes = types.map(({ contentType }) => contentType);

/** Undefined: it is neither an archive nor a document. */
export function getPackageType(head: Uint8Array): PackageType | undefined {
  const beginning = Buffer.from(head.subarray(0, 8)).toString('latin1');
  return types.find(({ starts }) => beginning.startsWith(starts));
}

type Facts = { kind: FileKind; platform: Platform; language: string | null };

/** A guess from the file's name, which the person who adds it can change. */
export function factsFromName(name: string): Facts {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const isDocumentFile = words.at(-1) === 'pdf';
  const last = words.at(-2) ?? '';
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  const kind = has('notes')
    ? 'notes'
    : isDocumentFile
      ? 'manual'
      : has('update', 'patch')
        ? 'update'
        : 'installer';
  const system = has('windows', 'win', 'win64') ? 'windows' : has('linux') ? 'linux' : 'any';
  const platform = has('machine', 'firmware') ? 'machine' : system;
  return { kind, platform, language: isDocumentFile && /^[a-z]{2}$/.test(last) ? last : null };
}
