import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Refusal } from './command-line.ts';

/** More than any export writes: a file is read whole, so its size has to be bounded. */
const maxYamlBytes = 32_000_000;

/**
 * A folder may come from anywhere: nothing in it may lead out of it, or be anything but a file.
 * @throws {Refusal} when the folder is missing, or holds something that must not be read
 */
export async function checkFolder(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException): Dirent[] => {
      throw new Refusal(`${directory} is not a folder that can be read (${error.code}).`);
    },
  );
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(directory, path);
    if (entry.isSymbolicLink())
      throw new Refusal(`${name} is a link. A company's folder holds files and folders only.`);
    if (entry.isDirectory()) continue;
    if (!entry.isFile())
      throw new Refusal(`${name} is not a file. A company's folder holds files and folders only.`);
    if (!entry.name.endsWith('.yaml')) continue;
    const { size } = await stat(path);
    if (size > maxYamlBytes)
      throw new Refusal(
        `${name} has ${size} bytes. A YAML file has ${maxYamlBytes} at most; lists go on in another one.`,
      );
  }
}
