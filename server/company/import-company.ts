import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { SeedError } from '#services/content/index.ts';
import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { readPart, storePart } from '#services/foundation/company/import-part.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { clearCompany, countCompany, listCounts } from './clear-company.ts';
import { Refusal } from './command-line.ts';
import type { CompanyFile } from './company-file.ts';
import { checkFiles, createReferred, importFiles } from './company-files.ts';
import type { Held } from './export-company.ts';

/** How many problems are listed: a longer list repeats one mistake. */
const maxProblems = 200;

type Wanted = {
  /** Whether the company that is there is deleted first. */
  readonly replace: boolean;
  /** The second consent to it, since what is deleted does not come back. */
  readonly yes: boolean;
};

/**
 * Imports a company from files: all of it or, if anything is wrong with them, nothing.
 * @throws {Refusal} when there is a company and the command does not say to replace it
 * @throws {SeedError} with every problem by file, line, column and field
 */
export async function importCompany(
  { pool, parts, files, objects }: Held,
  directory: string,
  { missingFiles, parts: written }: CompanyFile,
  wanted: Wanted,
): Promise<{ records: number; files: number }> {
  refuseCompany(await countCompany(pool, parts), wanted);
  const lacking = parts.filter(({ schema }) => !written.includes(schema)).map(({ schema }) => schema);
  if (lacking.length > 0) throw new Refusal(`The folder has nothing of: ${lacking.join(', ')}.`);
  const referred = createReferred();
  const stored = await inTransaction(pool, async (connection) => {
    const problems = [
      ...(await readParts(connection, parts, directory, referred.note)),
      ...(await checkFiles(referred, directory, missingFiles)),
    ];
    if (problems.length > 0) throw new SeedError(problems, maxProblems);
    // Files are stored by their hash, and without a row nobody sees them, so they go first; rows follow in one
    // transaction.
    const count = await importFiles(referred, { files, objects }, directory);
    await clearCompany(connection, parts);
    for (const part of parts) await storePart(connection, part);
    return count;
  });
  const records = (await countCompany(pool, parts)).reduce((sum, { rows }) => sum + rows, 0);
  return { records, files: stored };
}

/**
 * Deletes the company that is there, where the command says so.
 * @throws {Refusal} when there is a company and the command does not say to replace it
 */
export async function clearForImport({ pool, parts }: Held, wanted: Wanted): Promise<void> {
  refuseCompany(await countCompany(pool, parts), wanted);
  await inTransaction(pool, (connection) => clearCompany(connection, parts));
}

function refuseCompany(there: Awaited<ReturnType<typeof countCompany>>, { replace, yes }: Wanted): void {
  if (there.length === 0 || (replace && yes)) return;
  const what = listCounts(there).join('\n');
  throw new Refusal(
    replace
      ? `--replace would delete, with all that hangs on it:\n${what}\nSay --yes, too, if that is what you want.`
      : `The database holds a company already:\n${what}\nAn import goes into an empty one. With --replace it deletes what is there first.`,
  );
}

async function readParts(
  connection: PoolClient,
  parts: readonly CompanyPart[],
  directory: string,
  saw: (json: string, label: string) => void,
) {
  const problems = [];
  for (const part of parts)
    problems.push(...(await readPart(connection, part, join(directory, part.schema), saw)));
  return problems;
}
