import { unzipSync } from 'fflate';
import { UnreadableXliff } from '../xliff/problem.ts';

export type NamedFile = { name: string; bytes: Uint8Array };

const archiveLimits = { files: 5_000, bytes: 256 * 1024 * 1024, fileBytes: 32 * 1024 * 1024 };

/**
 * The XLIFF files in what somebody sent: itself, or those of a zip.
 * @throws {UnreadableXliff} for an archive that is broken, empty or would not fit
 */
export function readArchive(name: string, bytes: Uint8Array, limits = archiveLimits): NamedFile[] {
  if (!isZip(bytes)) return [{ name, bytes }];
  let count = 0;
  let total = 0;
  const refuse = (code: string): never => {
    throw new UnreadableXliff(code, 1);
  };
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter({ name: entry, originalSize }) {
        if (!/\.(xlf|xliff)$/i.test(entry)) return false;
        count += 1;
        total += originalSize;
        if (count > limits.files || total > limits.bytes || originalSize > limits.fileBytes)
          refuse('archive-size');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableXliff) throw error;
    return refuse('archive');
  }
  const files = Object.entries(unpacked).map(([entry, content]) => ({ name: entry, bytes: content }));
  return files.length > 0 ? files : refuse('archive-empty');
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
