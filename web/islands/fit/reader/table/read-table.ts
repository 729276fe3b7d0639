import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { Core, Harness, ListedWire } from '#contracts/fit/harness/listed-wire.ts';
import { numbered } from '../numbered.ts';
import { readArea, readLength, readNumber } from '../quantity.ts';
import { ReadProblem, readLimits } from '../read-problem.ts';
import { readColour } from '../wire-colour.ts';
import { type Columns, findColumns, lengthUnit } from './columns.ts';
import { readEnd, saysYes } from './read-end.ts';

/** A table whose headings were not recognised: the reader has to assign its columns. */
export type UnknownTable = {
  readonly heads: readonly string[];
  /** The first rows, shown for assigning the columns. */
  readonly rows: readonly (readonly string[])[];
  readonly known: Columns;
};

/** The headings are expected within so many rows, below any titles. */
const headRows = 20;
const shownRows = 3;
const maxCount = 1_000_000;

/**
 * Reads a wire list: CSV, TSV, or cells copied from a spreadsheet. `said`: the columns, where the headings
 * were not recognised.
 * @throws {ReadProblem}
 */
export function readTable(text: string, known?: Columns): Harness | UnknownTable {
  const rows = parseRows(text);
  const [first] = rows;
  if (!first) throw new ReadProblem('empty');
  const place = rows.slice(0, headRows).findIndex((row) => isEnough(findColumns(row)));
  const heads = place < 0 ? first : (rows[place] ?? first);
  const columns = known ?? findColumns(heads);
  if (!isEnough(columns)) return { heads, rows: rows.slice(1, 1 + shownRows), known: columns };
  // Without headings, the first row is a wire like the others, if it can be read.
  const { wires, skipped } = readRows(rows.slice(place < 0 ? 0 : place + 1), heads, columns);
  if (wires.length === 0) throw new ReadProblem('none');
  const titles = place < 0 && skipped > 0 ? 1 : 0;
  const rest = skipped - titles;
  return {
    format: 'CSV',
    wires,
    modules: 0,
    configurations: [],
    skipped: { ...(rest > 0 && { rows: rest }) },
  };
}

/** A wire list has at least two known columns, one of them the cross-section. */
function isEnough(columns: Columns): boolean {
  const hasArea = columns.area !== undefined || columns.gauge !== undefined;
  return hasArea && Object.keys(columns).length > 1;
}

function parseRows(text: string): string[][] {
  try {
    const rows: string[][] = parse(text, {
      delimiter: findDelimiter(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      to: readLimits.wires + headRows + 1,
    });
    const widest = rows.findIndex((row) => row.length > readLimits.columns);
    if (widest >= 0) throw new ReadProblem('format', { line: widest + 1 });
    if (rows.length > readLimits.wires + headRows) throw new ReadProblem('wires');
    return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ReadProblem('syntax', { line: Number(error.lines ?? 1) });
  }
}

/**
 * The delimiter that separates most cells in the first lines, outside quotes. With tabs or semicolons, commas
 * are decimal.
 */
function findDelimiter(text: string): string {
  const start = text
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, headRows)
    .join('\n');
  const count = (delimiter: string) => start.split(delimiter).length;
  if (count('\t') > 1) return '\t';
  return count(';') > 1 ? ';' : ',';
}

function readRows(
  rows: readonly (readonly string[])[],
  heads: readonly string[],
  columns: Columns,
): { wires: ListedWire[]; skipped: number } {
  const partNumber = numbered();
  const terminalNumber = numbered();
  const unit = lengthUnit(heads[columns.length ?? -1] ?? '');
  const wires: ListedWire[] = [];
  for (const row of rows) {
    const cell = (kind: keyof Columns) => {
      const place = columns[kind];
      return place === undefined ? undefined : (row[place] ?? '');
    };
    const area = readArea(cell('area') ?? '', 'mm2') ?? readArea(cell('gauge') ?? '', 'awg');
    const length = readLength(cell('length') ?? '', unit);
    if (area === undefined && length === undefined) continue;
    const colour = readColour(cell('colour'));
    const core: Core = {
      area,
      ...(colour && { colour }),
      ends: [
        readEnd(cell('end1'), cell('seal1'), terminalNumber),
        readEnd(cell('end2'), cell('seal2'), terminalNumber),
      ],
    };
    const count = readNumber(cell('count') ?? '1') ?? 1;
    wires.push({
      cores: [saysYes(cell('ferrule') ?? '') ? withFerrules(core, terminalNumber) : core],
      jacket: false,
      length,
      diameter: readLength(cell('diameter') ?? '', 'mm'),
      count: Math.min(maxCount, Math.max(1, Math.round(count))),
      part: partNumber(`${area} ${colour ?? ''}`),
    });
  }
  return { wires, skipped: rows.length - wires.length };
}

/** Adds ferrules to ends without a terminal. */
function withFerrules(core: Core, number: (name: string) => number): Core {
  const [first, second] = core.ends.map((end) =>
    end.kind === 'strip' || end.kind === 'unknown'
      ? ({ ...end, kind: 'ferrule', part: number(`ferrule ${core.area}`) } as const)
      : end,
  );
  return first && second ? { ...core, ends: [first, second] } : core;
}
