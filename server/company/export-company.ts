import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import type { Files } from '#services/files/index.ts';
import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { exportPart } from '#services/foundation/company/export-part.ts';
import { writeYaml } from '#services/foundation/company/yaml-file.ts';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';
import { Refusal } from './command-line.ts';
import { describeCompany } from './company-file.ts';
import { createReferred, exportFiles } from './company-files.ts';

export type Held = {
  readonly pool: Pool;
  readonly parts: readonly CompanyPart[];
  readonly files: Files;
  /** The store of all files. */
  readonly objects: ObjectStore;
};

/**
 * Writes a company as files into a folder, which gets its name only when it is complete.
 * @throws {Refusal} when the folder exists and holds something
 */
export async function exportCompany(
  { pool, parts, files, objects }: Held,
  directory: string,
  { withPeople }: { withPeople: boolean },
): Promise<{ records: number; files: number; missingFiles: readonly string[] }> {
  const unfinished = await beginFolder(directory);
  const referred = createReferred();
  const counts = await inSnapshot(pool, (connection) =>
    exportRows(connection, parts, unfinished, withPeople, referred.note),
  );
  const exported = await exportFiles(referred, { files, objects }, unfinished);
  const { name, version } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  const described = describeCompany({
    parts,
    counts,
    files: exported.counts,
    missingFiles: exported.missingFiles,
    withPeople,
    program: `${name} ${version}`,
  });
  await writeFile(join(unfinished, 'company.yaml'), writeYaml(described));
  await rename(unfinished, directory);
  return {
    records: Object.values(counts).reduce((sum, of) => sum + total(of), 0),
    files: total(exported.counts),
    missingFiles: exported.missingFiles,
  };
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The temporary folder that the export is written into. */
async function beginFolder(directory: string): Promise<string> {
  const there = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Refusal(`${directory} is not a folder to export to (${error.code}).`);
  });
  if (there.length > 0)
    throw new Refusal(`${directory} is not empty. Name a folder that is empty or not there yet.`);
  const unfinished = `${directory}.partial`;
  await mkdir(dirname(directory), { recursive: true });
  await mkdir(unfinished).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw new Refusal(`${unfinished} cannot be made (${error.code}).`);
    throw new Refusal(
      `${unfinished} is there: an export goes on or was broken off. Delete it if none goes on.`,
    );
  });
  return unfinished;
}

/** One snapshot of the database, however long reading takes. */
async function inSnapshot<Result>(
  pool: Pool,
  read: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await read(connection);
  } finally {
    connection.release(true);
  }
}

async function exportRows(
  connection: PoolClient,
  parts: readonly CompanyPart[],
  directory: string,
  withPeople: boolean,
  saw: (json: string, label: string) => void,
) {
  const counts: Record<string, Record<string, number>> = {};
  const write = async (path: string, text: string) => {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  };
  for (const part of parts)
    counts[part.schema] = await exportPart(connection, part, { withPeople, write, saw });
  return counts;
}
