import { xmlAttributes, xmlText } from '#contracts/xml-text.ts';
import type { ExchangePart, ExchangeUnit, Inline, UnitNote } from './exchange-file.ts';
import type { ExportedPage } from './export-page.ts';
import { describeCode } from './inline-codes.ts';
import { unitNotes } from './unit-note.ts';

/**
 * A page as an XLIFF 1.2 document: each paragraph is a unit, `why/text#1`; the structure between them is marked as
 * not translatable.
 */
export function writeXliff1(page: ExportedPage): string {
  const { sourceLanguage, targetLanguage, pageId, address, title, units, notes, preview } = page;
  const describeUnit = unitNotes(notes);
  const file = {
    original: pageId,
    'source-language': sourceLanguage,
    'target-language': targetLanguage,
    datatype: 'x-page',
    'product-name': address,
    'xml:space': 'preserve',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file${xmlAttributes(file)}>
<header><note>${xmlText(title)}</note>${preview ? `<note>${xmlText(preview)}</note>` : ''}</header>
<body>
${units.map((unit) => writeUnit(unit, notes.get(unit.unit), describeUnit(unit.unit))).join('')}</body>
</file>
</xliff>
`;
}

function writeUnit(
  { unit, parts, isDone }: ExchangeUnit,
  note: UnitNote | undefined,
  noteText: string,
): string {
  const written = parts.map((part, index) => writePart(unit, part, index, isDone, note, noteText)).join('');
  return `<group${xmlAttributes({ id: unit, restype: note?.blockType ? `x-${note.blockType}` : undefined })}>\n${written}</group>\n`;
}

function writePart(
  unit: string,
  { kind, source, target }: ExchangePart,
  index: number,
  isDone: boolean,
  note: UnitNote | undefined,
  noteText: string,
): string {
  const isFixed = kind === 'between';
  const size = note?.maxLength ? { maxwidth: String(note.maxLength), 'size-unit': 'char' } : {};
  const own = { id: `${unit}#${index}`, ...(isFixed ? { translate: 'no' } : size) };
  const state = isFixed ? undefined : isDone ? 'translated' : 'needs-adaptation';
  const words = `<source>${source.map(writeInline).join('')}</source>${
    target ? `<target${xmlAttributes({ state })}>${target.map(writeInline).join('')}</target>` : ''
  }`;
  const place = note && !isFixed ? `<note>${xmlText(noteText)}</note>` : '';
  return `<trans-unit${xmlAttributes(own)}>${words}${place}</trans-unit>\n`;
}

function writeInline(inline: Inline): string {
  if (typeof inline === 'string') return xmlText(inline);
  const { id, code } = inline;
  const { subType, type, display } = describeCode(code);
  const ctype = type === 'link' ? 'link' : display === 'b' ? 'bold' : display === 'i' ? 'italic' : undefined;
  const data = xmlText(JSON.stringify(code));
  const equiv = { 'equiv-text': display };
  if (inline.kind === 'code')
    return `<ph${xmlAttributes({ id, ctype: subType === 'xlf:lb' ? 'lb' : undefined, ...equiv })}>${data}</ph>`;
  const content = inline.content.map(writeInline).join('');
  return `<bpt${xmlAttributes({ id, ctype, ...equiv })}>${data}</bpt>${content}<ept${xmlAttributes({ id })}/>`;
}
