import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { shapeOf } from '#services/foundation/company/table-shape.ts';
import { Refusal } from './command-line.ts';

/** The version of the layout; a program reads its own and earlier ones. */
const format = 1;
/** Describes the folder that contains it. */
const name = 'company.yaml';

const written = v.object({
  format: v.literal(format),
  /**
   * `authored`: as people write a company by hand, such as the sample; `kept`: as exported from a database.
   */
  form: v.picklist(['authored', 'kept']),
  parts: v.optional(v.array(v.string()), []),
  missingFiles: v.optional(v.array(v.string()), []),
});

export type CompanyFile = v.InferOutput<typeof written>;

type Described = {
  readonly parts: readonly CompanyPart[];
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly files: Readonly<Record<string, number>>;
  readonly missingFiles: readonly string[];
  readonly withPeople: boolean;
  readonly program: string;
};

/** The content of `company.yaml` for an export. */
export function describeCompany({ parts, counts, files, missingFiles, withPeople, program }: Described) {
  return {
    format,
    form: 'kept',
    program,
    people: withPeople,
    parts: parts.map(({ schema }) => schema),
    holds: counts,
    files,
    ...(missingFiles.length > 0 ? { missingFiles: [...missingFiles].sort() } : {}),
    leftOut: Object.fromEntries(
      parts.map(({ schema, exported, leftOut }) => [
        schema,
        [
          ...leftOut.map(({ tables, because }) => `${tables.join(', ')}: ${because}`),
          ...exported.flatMap((table) =>
            Object.keys(table.leftOut ?? {}).map((field) => `${shapeOf(table.table).label}/${field}`),
          ),
        ],
      ]),
    ),
  };
}

/** @throws {Refusal} when the folder contains no company, or one of a newer program */
export async function readCompanyFile(directory: string): Promise<CompanyFile> {
  const text = await readFile(join(directory, name), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Refusal(`${directory} holds no ${name}, so it is not an exported company.`);
  const { parse } = await import('yaml');
  let given: unknown;
  try {
    given = parse(text, { maxAliasCount: 0 });
  } catch (error) {
    throw new Refusal(`${name} cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
  const read = v.safeParse(written, given);
  if (read.success) return read.output;
  const givenFormat = (given as { format?: unknown } | null)?.format;
  if (typeof givenFormat === 'number' && givenFormat > format)
    throw new Refusal(
      `${name} is of format ${givenFormat}; this program reads ${format}. Use the program that wrote it, or a newer one.`,
    );
  throw new Refusal(`${name} is not as the export writes it: ${read.issues[0].message}`);
}
