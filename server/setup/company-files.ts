import type { CompanyFile } from '#contracts/setup/new-company.ts';
import { type StepProblem, type StepValues, setupFileBytes } from '#contracts/setup/steps.ts';
import { type FileStore, UnsupportedFile } from '#services/files/index.ts';

type Store = Pick<FileStore, 'store'>;

const types = { logo: 'image/svg+xml', typeface: 'font/woff2' } as const;

/** Stores the logo and typeface that a company uploads during its set-up. */
export function createCompanyFiles(files: Store) {
  const keep = (kind: keyof typeof types, bytes: Buffer): Promise<CompanyFile> =>
    files.store(bytes, types[kind]);
  return {
    /** Undefined: the file can be stored. */
    async problemOfFile(kind: keyof typeof types, bytes: Buffer): Promise<StepProblem | undefined> {
      if (bytes.length > setupFileBytes[kind]) return 'fileTooLarge';
      if (kind === 'typeface') return isWholeTypeface(bytes) ? undefined : 'typefaceKind';
      try {
        await keep(kind, bytes);
        return undefined;
      } catch (error) {
        if (error instanceof UnsupportedFile) return 'logoKind';
        throw error;
      }
    },
    /** For a step that is complete. */
    async keepFiles({ logo, typeface, typefaceFile }: StepValues) {
      const isOwn = typeface === 'own' && typefaceFile;
      return {
        logo: logo ? await keep('logo', Buffer.from(logo)) : undefined,
        typeface: isOwn ? await keep('typeface', Buffer.from(typefaceFile, 'base64')) : undefined,
      };
    },
  };
}

/**
 * Whether a WOFF2 is complete: its header states its signature and length (W3C, WOFF File Format 2.0, section 4.1).
 */
function isWholeTypeface(bytes: Buffer): boolean {
  return (
    bytes.length > 48 &&
    bytes.toString('latin1', 0, 4) === 'wOF2' &&
    bytes.readUInt32BE(8) === bytes.length &&
    bytes.readUInt16BE(12) > 0
  );
}
