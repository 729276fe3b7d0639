import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type ProgramVersion = { readonly name: string; readonly version: string };

/** What this program is called, and which version it is. */
export async function readProgramVersion(): Promise<ProgramVersion> {
  const { name, version } = JSON.parse(
    await readFile(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as ProgramVersion;
  return { name, version };
}
