import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import type { Problem } from '#seed/schema/problem.ts';
import { openSeedFolder, type SeedFolder } from '#seed/schema/seed-folder.ts';
import { parseYaml } from '#seed/schema/yaml-text.ts';
import type { CompanyPart, ExportedTable, Row } from './company-part.ts';
import { entrySchema, rowSchema } from './row-schema.ts';
import { findMisfits, moveIn, openStaging, stage } from './staging.ts';
import { shapeOf, type TableShape } from './table-shape.ts';

type Shaped = { exported: Omit<ExportedTable, 'each'>; shape: TableShape; of?: string };
type ShapedTable = Shaped & { each: ExportedTable['each']; parts: Shaped[] };

/** The tables of a part with their shapes; those whose rows stand within the files of others follow them. */
function shapesOf({ exported }: CompanyPart): ShapedTable[] {
  const shaped = ({ table, leftOut = {} }: Shaped['exported']) => shapeOf(table, Object.keys(leftOut));
  return exported.map((each) => ({
    exported: each,
    shape: shaped(each),
    each: each.each,
    parts: (each.each?.parts ?? []).map((part) => ({ exported: part, shape: shaped(part), of: part.of })),
  }));
}

/**
 * Reads the files of a back end into temporary tables of this transaction, and stores nothing yet.
 * @returns every problem by file, line, column and field
 */
export async function readPart(
  connection: PoolClient,
  part: CompanyPart,
  directory: string,
  saw: (json: string, label: string) => void,
): Promise<Problem[]> {
  const note = (row: Row, label: string) => saw(JSON.stringify(row), label);
  const tables = shapesOf(part);
  const shapes = tables.flatMap(({ shape, parts }) => [shape, ...parts.map((each) => each.shape)]);
  await openStaging(connection, shapes);
  const folder = openSeedFolder(directory);
  const known = new Set<string>();
  for (const table of tables) {
    const read = table.each ? readEach : readLists;
    await read(connection, folder, directory, table, known, note);
  }
  for (const file of await folder.filesBelow('.'))
    if (!known.has(file.slice(2)))
      folder.report({ file: file.slice(2), message: 'is not a file of a company' });
  const placed = () =>
    folder.problems.map((problem) => ({ ...problem, file: `${part.schema}/${problem.file}` }));
  if (folder.problems.length > 0) return placed();
  for (const { file, path, field, message } of await findMisfits(connection, shapes)) {
    const yaml = parseYaml(await readFile(join(directory, file), 'utf8'), () => {});
    const names = path.map((step) => (typeof step === 'number' ? String(step + 1) : step));
    folder.report({
      file,
      ...yaml?.findPlace([...path, field]),
      field: [...names, field].join('/'),
      message,
    });
  }
  return placed();
}

type ReadTable = (
  connection: PoolClient,
  folder: SeedFolder,
  directory: string,
  table: ShapedTable,
  known: Set<string>,
  saw: (row: Row, label: string) => void,
) => Promise<void>;

const readLists: ReadTable = async (connection, folder, directory, { exported, shape }, known, saw) => {
  const names = await readdir(directory).catch(() => []);
  const files = names.filter((name) => new RegExp(`^${shape.label}(?:\\.\\d+)?\\.yaml$`).test(name));
  for (const file of files) {
    known.add(file);
    const { entries } = await folder.readList(file, entrySchema(shape, exported), shape.key);
    for (const { value } of entries) saw(value, shape.label);
    const staged = entries.map(({ value }, place) => ({ row: value, file, path: [place] }));
    await stage(connection, shape, staged);
  }
};

const readEach: ReadTable = async (
  connection,
  folder,
  _directory,
  { exported, shape, each, parts },
  known,
  saw,
) => {
  const [key = ''] = shape.key;
  const schema = v.strictObject({
    ...rowSchema(shape, exported),
    ...Object.fromEntries(
      parts.map((part) => [
        part.shape.label,
        v.nullish(v.array(entrySchema(part.shape, part.exported, [part.of ?? ''])), []),
      ]),
    ),
  }) as v.GenericSchema<unknown, Row>;
  for (const file of await folder.filesBelow(each?.folder ?? '')) {
    known.add(file);
    const entry = await folder.readEntry(file, schema);
    if (!entry) continue;
    for (const { path, message } of each?.check?.(entry.value) ?? []) entry.report(path, message);
    saw(entry.value, shape.label);
    await stage(connection, shape, [{ row: entry.value, file, path: [] }]);
    for (const part of parts) {
      const rows = entry.value[part.shape.label] as Row[];
      for (const row of rows) saw(row, part.shape.label);
      const staged = rows.flatMap((row, place) =>
        eachAlike(row, part.exported.alike).map((one) => ({
          row: { ...one, [part.of ?? '']: entry.value[key] },
          file,
          path: [part.shape.label, place],
        })),
      );
      await stage(connection, part.shape, staged);
    }
  }
};

/** The single rows of one that was written for several, since they differ in some fields only. */
function eachAlike(row: Row, alike: readonly string[] = []): Row[] {
  const [first] = alike;
  const count = first ? [row[first]].flat().length : 1;
  return Array.from({ length: count }, (_, place) => ({
    ...row,
    ...Object.fromEntries(alike.map((field) => [field, [row[field]].flat()[place]])),
  }));
}

/** Stores what `readPart` has read, in the same transaction, referenced tables first. */
export async function storePart(connection: PoolClient, part: CompanyPart): Promise<void> {
  const waiting = shapesOf(part).flatMap((table) => [table, ...table.parts]);
  const there = new Set<string>();
  while (waiting.length > 0) {
    const place = waiting.findIndex(({ shape }) => isReady(shape, waiting, there));
    const [next] = waiting.splice(Math.max(place, 0), 1);
    if (!next) break;
    await moveIn(connection, next.shape, next.exported.leftOut);
    there.add(next.shape.name);
  }
  await part.settle?.(connection);
}

function isReady(
  { name, references }: TableShape,
  waiting: readonly Shaped[],
  there: ReadonlySet<string>,
): boolean {
  return references.every(
    ({ to }) => to === name || there.has(to) || !waiting.some(({ shape }) => shape.name === to),
  );
}
