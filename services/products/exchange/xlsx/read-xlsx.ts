import type { TableRow } from '#services/foundation/csv/read-table.ts';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import { readEntry } from '../archive/zip-entry.ts';
import { getChild, getChildren, readXml, type XmlElement } from '../xml/read-xml.ts';
import { columnOfCell, textOfNumber } from './cell-text.ts';

/** The entry that lists the parts of a workbook. */
export const workbookEntry = 'xl/workbook.xml';

/** The limit for all shared texts together, which are in memory while the rows are read. */
const maxSharedCharacters = 64 * 1024 * 1024;

type OnFormula = (place: string) => void;

/**
 * Reads the rows of a workbook's first sheet (ECMA-376), one after the other. Formulas are not calculated:
 * the value of the cell is the one that the spreadsheet program stored; cells without one are reported.
 * @throws {UnreadableFile}
 */
export async function* readXlsx(path: string, onFormula: OnFormula): AsyncGenerator<TableRow> {
  const sheet = await findFirstSheet(path);
  const texts = await readSharedTexts(path);
  const isDate = await readDateStyles(path);
  let line = 0;
  for await (const row of readParts(path, sheet, 'row')) {
    line = Number(row.attributes.r) || line + 1;
    const cells: string[] = [];
    for (const cell of getChildren(row, 'c')) {
      const column = columnOfCell(cell.attributes.r) ?? cells.length;
      while (cells.length < column) cells.push('');
      cells[column] = textOfCell(cell, { texts, isDate, onFormula });
    }
    if (cells.some((cell) => cell !== '')) yield { line, cells };
  }
}

type Book = { texts: readonly string[]; isDate: ReadonlySet<number>; onFormula: OnFormula };

function textOfCell(cell: XmlElement, { texts, isDate, onFormula }: Book): string {
  const { t: type = 'n', s: style, r: place = '' } = cell.attributes;
  if (type === 'inlineStr') return textOf(getChild(cell, 'is'));
  const stored = getChild(cell, 'v')?.text ?? '';
  // An error such as #REF! or #N/A stands in place of the formula's value.
  if (type === 'e' || (stored === '' && getChild(cell, 'f'))) {
    onFormula(place);
    return '';
  }
  if (type === 's') return texts[Number(stored)] ?? '';
  if (type === 'b') return stored === '1' ? 'true' : 'false';
  return type === 'n' && stored !== '' ? textOfNumber(stored, isDate.has(Number(style))) : stored;
}

/** The text of a cell or a shared text, without Japanese phonetic guides. */
function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .filter(({ name }) => name === 't' || name === 'r')
    .map((part) => (part.name === 't' ? part.text : textOf(part)))
    .join('');
}

async function readSharedTexts(path: string): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  for await (const item of readParts(path, 'xl/sharedStrings.xml', 'si')) {
    const text = textOf(item);
    characters += text.length + 16;
    if (characters > maxSharedCharacters)
      throw new UnreadableFile(0, 'contains more text than is read here', 'tooLarge');
    texts.push(text);
  }
  return texts;
}

/** The built-in formats for dates and times, and the workbook's own formats that look like one. */
async function readDateStyles(path: string): Promise<Set<number>> {
  const dates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
  const found = new Set<number>();
  for await (const part of readParts(path, 'xl/styles.xml', 'numFmts', 'cellXfs')) {
    for (const { attributes } of getChildren(part, 'numFmt')) {
      const code = (attributes.formatCode ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      if (/[ymdhs]/i.test(code)) dates.add(Number(attributes.numFmtId));
    }
    for (const [index, { attributes }] of getChildren(part, 'xf').entries())
      if (dates.has(Number(attributes.numFmtId))) found.add(index);
  }
  return found;
}

async function findFirstSheet(path: string): Promise<string> {
  const [sheets] = await all(readParts(path, workbookEntry, 'sheets'));
  const id = getChild(sheets, 'sheet')?.attributes.id;
  const [relations] = await all(readParts(path, 'xl/_rels/workbook.xml.rels', 'Relationships'));
  const target = relations?.children.find(({ attributes }) => attributes.Id === id)?.attributes.Target;
  if (!id || !target) throw new UnreadableFile(0, 'has no sheet', 'empty');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function readParts(path: string, entry: string, ...names: string[]): AsyncGenerator<XmlElement> {
  return orNothing(readXml(readEntry(path, entry), { parts: new Set(names), root: () => undefined }));
}

/** Styles and shared texts may be missing. */
async function* orNothing(elements: AsyncGenerator<XmlElement>): AsyncGenerator<XmlElement> {
  try {
    yield* elements;
  } catch (error) {
    if (!(error instanceof UnreadableFile && error.reason === 'empty')) throw error;
  }
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
