import { blocks } from '#contracts/content/blocks.ts';
import { getAll, getLine, type MarkupElement } from './markup.ts';

export type TableCells = { caption: string; columns: string[]; rows: string[][] };

const { columns: columnsField, rows: rowsField } = blocks.table;
const maxCellLength = rowsField.fields.cells.fields.value.maxLength;
const maxHeadLength = columnsField.fields.label.maxLength;
/** The text of an empty cell: the table block requires one. */
const nothing = '–';

/** A table as a block can hold it; undefined: it is too large, or a cell holds more than a short text. */
export function getTable(table: MarkupElement): TableCells | undefined {
  const rows = getAll(table.children, 'tr').map((row) => getAll(row.children, 'td', 'th'));
  const filled = rows.filter((cells) => cells.length > 0);
  const [head, ...others] = filled;
  if (!head || others.length === 0) return undefined;
  const isHead = head.every(({ name }) => name === 'th');
  const body = isHead ? others : filled;
  const width = filled.reduce((limit, cells) => Math.max(limit, cells.length), 0);
  const isPlain = filled.flat().every(({ attributes }) => (attributes.colspan ?? '1') === '1');
  if (!isPlain || width > columnsField.max || body.length > rowsField.max) return undefined;
  const words = body.map((cells) => across(width, (at) => getLine(cells[at]?.children ?? []) || nothing));
  if (words.flat().some((cell) => cell.length > maxCellLength)) return undefined;
  const columns = across(width, (at) => (isHead ? getLine(head[at]?.children ?? []) : ''));
  if (columns.some((label) => label.length > maxHeadLength)) return undefined;
  const [caption] = getAll(table.children, 'caption');
  return { caption: caption ? getLine(caption.children) : '', columns, rows: words };
}

/** Its rows as lines of text. */
export function rowsInWords(table: MarkupElement): string[] {
  return getAll(table.children, 'tr')
    .map((row) =>
      getAll(row.children, 'td', 'th')
        .map(({ children }) => getLine(children))
        .filter(Boolean)
        .join(' | '),
    )
    .filter(Boolean);
}

function across<Value>(width: number, at: (index: number) => Value): Value[] {
  return Array.from({ length: width }, (_, index) => at(index));
}
