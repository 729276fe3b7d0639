import {
  type ImportKind,
  type ImportState,
  type LineOutcome,
  usualOutcome,
} from '#contracts/products/catalogue-import.ts';
import { type CsvColumn, csv } from '#services/foundation/csv/write-csv.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { findLines, type ImportLine } from '../find-imports.ts';

export type ReportPart = { csv: string; last: number | null };

/** A finding in a line of the file; a product without any has one row, too. */
type Finding = {
  line: ImportLine;
  state: ImportState;
  field: string;
  before: string;
  after: string;
  finding: string;
};

// A cell with a code begins with it, so that applications can say it in words (0081).
const columns: readonly CsvColumn<Finding>[] = [
  { title: 'line', cell: ({ line }) => line.line },
  { title: 'slug', cell: ({ line }) => line.slug },
  { title: 'name', cell: ({ line }) => line.name },
  { title: 'kind', cell: ({ line }) => line.kind },
  { title: 'field', cell: ({ field }) => field },
  { title: 'before', cell: ({ before }) => before },
  { title: 'after', cell: ({ after }) => after },
  { title: 'finding', cell: ({ finding }) => finding },
  { title: 'decision', cell: ({ line, state }) => outcomeOf(line, state) },
];

/** How many products are in memory, and in an answer, at a time. */
const partSize = 500;

type Wanted = { id: string; kinds: readonly ImportKind[]; search: string | null; after: number | null };

/** A part of a report as CSV; only the first part has titles. */
export async function writeReportPart(
  connection: Connection,
  { after, ...wanted }: Wanted,
  state: ImportState,
): Promise<ReportPart> {
  const { items, hasNextPage } = await findLines(connection, {
    ...wanted,
    after: after ?? -1,
    many: partSize,
    withSource: false,
  });
  const text = writeReport(items, state);
  return {
    csv: after === null ? text : text.slice(text.indexOf('\r\n') + 2),
    last: hasNextPage ? (items.at(-1)?.place ?? null) : null,
  };
}

export function writeReport(lines: readonly ImportLine[], state: ImportState): string {
  return csv(
    columns,
    lines.flatMap((line) => findingsOf(line).map((finding) => ({ line, state, ...finding }))),
    '',
  );
}

function findingsOf({ comparison }: ImportLine): Omit<Finding, 'line' | 'state'>[] {
  const { problems = [], changes = [] } = comparison ?? {};
  const nothing = { field: '', before: '', after: '', finding: '' };
  const findings = [
    ...problems.map(({ code, field, detail }) => ({
      ...{ ...nothing, field },
      finding: detail ? `${code}: ${detail}` : code,
    })),
    ...changes.map(({ isBoth, ...change }) => ({ ...change, finding: isBoth ? 'both' : '' })),
  ];
  return findings.length > 0 ? findings : [nothing];
}

function outcomeOf({ kind, decision, isDrafted }: ImportLine, state: ImportState): LineOutcome {
  if (state === 'COMPARED') return decision ?? usualOutcome[kind];
  return isDrafted ? 'drafted' : 'untouched';
}
