import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore, Files } from '#services/files/index.ts';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';
import { storedBelow } from '../files/storage/stored-keys.ts';

/**
 * The bytes of a company beside its rows: `files/library` and `files/sealed` by the hash of their content,
 * `files/attachments`
 * by the ids of their rows.
 */
export type Referred = {
  /** Hashes that rows name, whether or not the file is stored; some rows name its media type, too. */
  readonly hashes: Map<string, string | undefined>;
  /** Hashes that a row needs: a missing file is a loss. */
  readonly needed: Set<string>;
  readonly attachments: Set<string>;
};

type FileProblem = { file: string; message: string };

export function createReferred(): Referred & { readonly note: (json: string, label: string) => void } {
  const hashes = new Map<string, string | undefined>();
  const needed = new Set<string>();
  const attachments = new Set<string>();
  return {
    hashes,
    needed,
    attachments,
    note(json, label) {
      for (const [hash] of json.matchAll(/\b[0-9a-f]{40}\b/g))
        if (!hashes.has(hash)) hashes.set(hash, undefined);
      const { id, hash, contentType } = JSON.parse(json) as Record<string, unknown>;
      if (typeof hash === 'string') {
        needed.add(hash);
        if (typeof contentType === 'string') hashes.set(hash, contentType);
      }
      if (label === 'attachment' && typeof id === 'string') attachments.add(id);
    },
  };
}

const stores = (files: Files): readonly (readonly [folder: string, store: FileStore])[] => [
  ['library', files],
  ['sealed', files.sealed],
];

type Stores = { readonly files: Files; readonly objects: ObjectStore };

const attachmentKey = (name: string) => `${storedBelow.uploads}kept/${name.slice(0, 2)}/${name}`;
const inFolder = (id: string) => join(id.slice(0, 2), id);

/**
 * Copies the files that the rows refer to.
 * @returns how many there are, and which are missing
 */
export async function exportFiles(
  { hashes, needed, attachments }: Referred,
  { files, objects }: Stores,
  directory: string,
): Promise<{ counts: Record<string, number>; missingFiles: string[] }> {
  const counts: Record<string, number> = {};
  const found = new Set<string>();
  const copy = async (source: string, folder: string, name: string) => {
    const target = join(directory, 'files', folder, inFolder(name));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    counts[folder] = (counts[folder] ?? 0) + 1;
  };
  for (const [folder, store] of stores(files)) {
    for (const hash of [...hashes.keys()].sort()) {
      if (!(await store.find(hash))) continue;
      found.add(hash);
      await store.onDisk(hash, (path) => copy(path, folder, hash));
    }
  }
  const missing = [...needed].filter((hash) => !found.has(hash));
  for (const id of [...attachments].sort()) {
    if (!(await objects.find(attachmentKey(id)))) {
      missing.push(id);
      continue;
    }
    for (const name of [id, `${id}.webp`])
      if (await objects.find(attachmentKey(name)))
        await objects.onDisk(attachmentKey(name), (path) => copy(path, 'attachments', name));
  }
  return { counts, missingFiles: missing };
}

/**
 * Checks the files of a folder before anything is stored.
 * @returns the problems
 */
export async function checkFiles(
  { needed, attachments }: Referred,
  directory: string,
  missingFiles: readonly string[],
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  const there = new Set<string>();
  for (const folder of ['library', 'sealed']) {
    for (const path of await filesBelow(join(directory, 'files', folder))) {
      const name = basename(path);
      if (!/^[0-9a-f]{40}$/.test(name))
        problems.push({ file: `files/${folder}/${name}`, message: 'is not a name of a file here' });
      else if ((await hashOf(path)) !== name)
        problems.push({ file: `files/${folder}/${name}`, message: 'has other bytes than its name says' });
      there.add(name);
    }
  }
  for (const path of await filesBelow(join(directory, 'files', 'attachments'))) {
    const name = basename(path);
    if (!attachments.has(name.replace(/\.webp$/, '')))
      problems.push({ file: `files/attachments/${name}`, message: 'belongs to nothing' });
    there.add(name);
  }
  for (const name of [...needed, ...attachments])
    if (!there.has(name) && !missingFiles.includes(name))
      problems.push({ file: `files/…/${name}`, message: 'is not there' });
  return problems;
}

/**
 * Stores the files of a folder. Files that are stored already stay, so an interrupted run continues.
 * @throws {UnsupportedFile} for a file that an upload would refuse, too
 */
export async function importFiles(
  { hashes, attachments }: Referred,
  { files, objects }: Stores,
  directory: string,
): Promise<number> {
  let stored = 0;
  for (const [folder, store] of stores(files)) {
    for (const path of await filesBelow(join(directory, 'files', folder))) {
      const hash = basename(path);
      if (!(await store.find(hash))) await store.store(path, hashes.get(hash));
      stored += 1;
    }
  }
  for (const path of await filesBelow(join(directory, 'files', 'attachments'))) {
    const name = basename(path);
    if (!attachments.has(name.replace(/\.webp$/, ''))) continue;
    await objects.put(attachmentKey(name), { path });
    stored += 1;
  }
  return stored;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 40);
}
