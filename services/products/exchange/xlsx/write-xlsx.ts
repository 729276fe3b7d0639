import { xmlAttributes, xmlText } from '#contracts/xml-text.ts';
import { writeArchive } from '#services/foundation/archive/write-archive.ts';
import { type Records, type TableOptions, tableOfRecords } from '../csv/table-of-records.ts';
import { lettersOfColumn } from './cell-text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook besides its single sheet; the first style is plain, the second is for headings. */
const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/**
 * Writes products as a workbook (ECMA-376) that `readXlsx` can read: every cell is a text or a number, never
 * a formula.
 */
export function writeXlsx(records: Records, options: TableOptions): AsyncGenerator<Uint8Array> {
  const files = Object.entries(frame).map(([name, text]) => ({ name, content: [declaration + text] }));
  const sheet = { name: 'xl/worksheets/sheet1.xml', content: writeSheet(tableOfRecords(records, options)) };
  return writeArchive([...files, sheet]);
}

async function* writeSheet(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetData>`;
  let line = 0;
  for await (const cells of rows) {
    line += 1;
    const written = cells.map((text, column) =>
      writeCell(text, `${lettersOfColumn(column)}${line}`, line === 1),
    );
    yield `<row r="${line}">${written.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** Without leading zeros and with few digits, so that it is read back unchanged. */
const plainNumber = /^-?(?:0|[1-9]\d{0,13})(?:\.\d{0,8}[1-9])?$/;

function writeCell(text: string, place: string, isHead: boolean): string {
  if (text === '') return '';
  if (!isHead && plainNumber.test(text) && text !== '-0') return `<c r="${place}"><v>${text}</v></c>`;
  const attributes = xmlAttributes({ r: place, t: 'inlineStr', s: isHead ? '1' : undefined });
  return `<c${attributes}><is><t xml:space="preserve">${xmlText(text.slice(0, maxCellLength))}</t></is></c>`;
}

/** The limit of the format. */
const maxCellLength = 32_767;
