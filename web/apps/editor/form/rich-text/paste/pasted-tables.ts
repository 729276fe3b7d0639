/** A pasted table in the form of a table block. */
export type PastedTable = {
  /** Empty: the table has no header row. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The number of merged cells, whose text is repeated in each part. */
  readonly joined: number;
};

/** The limits of a table block (contracts/content/blocks.ts). */
const max = { columns: 10, rows: 60, letters: 40 };

/** Innermost tables only: an outer one is the layout of a mail or page. */
const tables = /<table\b[^>]*>((?:(?!<table\b)[\s\S])*?)<\/table\s*>/gi;

/** Extracts the tables that can become blocks, with the HTML without them. */
export function takeTables(html: string): { html: string; tables: PastedTable[] } {
  const taken: PastedTable[] = [];
  const left = html.replace(/<!--[\s\S]*?-->/g, '').replace(tables, (whole, inner: string) => {
    const table = readTable(inner);
    if (!table) return whole;
    taken.push(table);
    return '';
  });
  return { html: taken.length > 0 ? left : html, tables: taken };
}

/**
 * Undefined: it has a single column or row, or exceeds the limits of a block; it then becomes lines, without
 * loss.
 */
function readTable(html: string): PastedTable | undefined {
  const read = [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<tr\b|<\/tbody|<\/thead|<\/tfoot|$)/gi)].map(
    ([, row = '']) => readCells(row),
  );
  const { grid, joined } = layOut(read);
  const rows = withoutEmptyColumns(grid.filter((row) => row.some((cell) => cell !== '')));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filled = rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
  if (width < 2 || filled.length < 2 || width > max.columns) return undefined;
  if (filled.flat().some((cell) => cell.length > max.letters)) return undefined;
  const [first = [], ...rest] = filled;
  const isMarked = /<tr\b[^>]*>\s*<th\b/i.test(html);
  const hasHeads = isMarked || first.slice(1).every((cell) => cell !== '' && !isNumber(cell));
  const body = hasHeads ? rest : filled;
  return body.length > max.rows ? undefined : { heads: hasHeads ? first : [], rows: body, joined };
}

type Cell = { text: string; columns: number; rows: number };

function readCells(row: string): Cell[] {
  return [...row.matchAll(/<t[dh]\b([^>]*)>([\s\S]*?)(?=<t[dh]\b|<\/tr|$)/gi)].map(
    ([, attributes = '', content = '']) => ({
      text: plainText(content),
      columns: readSpan(attributes, 'colspan', max.columns + 1),
      rows: readSpan(attributes, 'rowspan', max.rows),
    }),
  );
}

function readSpan(attributes: string, name: string, max: number): number {
  const [, value = '1'] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes) ?? [];
  return Math.min(Math.max(Number(value), 1), max);
}

/** Lays out cells in a grid; a merged cell is repeated in each of its positions. */
function layOut(rows: readonly Cell[][]): { grid: string[][]; joined: number } {
  const grid: string[][] = rows.map(() => []);
  let joined = 0;
  for (const [y, cells] of rows.entries()) {
    let x = 0;
    for (const { text, columns, rows: height } of cells) {
      while (grid[y]?.[x] !== undefined) x += 1;
      if (text !== '' && (columns > 1 || height > 1)) joined += 1;
      for (const row of grid.slice(y, y + height)) row.splice(x, columns, ...Array(columns).fill(text));
      x += columns;
    }
  }
  return { grid: grid.map((row) => Array.from(row, (cell) => cell ?? '')), joined };
}

/** Drops empty columns: spreadsheets also copy narrow spacer columns. */
function withoutEmptyColumns(rows: readonly string[][]): string[][] {
  return rows.map((row) => row.filter((_, x) => rows.some((each) => (each[x] ?? '') !== '')));
}

/** Whether a cell is a number, with or without a unit: its column is aligned to the end. */
export function isNumber(text: string): boolean {
  return /^[<>≤≥~±+−–-]?\s*\d[\d\s.,'’\u00a0\u202f]*(?:[^\s\d]{0,6})$/u.test(text);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  times: '×',
  sup2: '²',
  sup3: '³',
  euro: '€',
};

/** The text of a cell on one line. Parsed by hand, since Trusted Types forbid creating elements from text. */
function plainText(html: string): string {
  return html
    .replace(/<sup\b[^>]*>\s*([23])\s*<\/sup\s*>/gi, (_, digit) => (digit === '2' ? '²' : '³'))
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:p|div|br|li)\b/i.test(tag) ? ' ' : ''))
    .replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
