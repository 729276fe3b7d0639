import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** All files of a folder by their relative path, with their bytes. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path)] as const),
    ),
  );
}

/** Expects two folders to have the same files with the same bytes, and names the differences. */
export async function expectSameFolders(one: string, other: string): Promise<void> {
  const [first, second] = await Promise.all([filesOf(one), filesOf(other)]);
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect(
    [...first].filter(([path, bytes]) => !second.get(path)?.equals(bytes)).map(([path]) => path),
  ).toEqual([]);
}
