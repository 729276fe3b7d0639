import { xmlAttributes, xmlText } from '#contracts/xml-text.ts';
import type { Code, ExchangePart, ExchangeUnit, Inline, UnitNote } from './exchange-file.ts';
import { type ExportedPage, findCodes } from './export-page.ts';
import { describeCode, isIndispensable } from './inline-codes.ts';
import { unitNotes } from './unit-note.ts';

/** The group of the page's own units; no block can have this id. */
const pageGroup = '_page';

/** A page as an XLIFF 2.1 document without a skeleton: it holds everything that is needed to import it. */
export function writeXliff2(page: ExportedPage): string {
  const { sourceLanguage, targetLanguage, pageId, address, title, units, notes, preview } = page;
  const describeUnit = unitNotes(notes);
  const groups = Map.groupBy(units, ({ unit }) => notes.get(unit)?.blockId ?? pageGroup);
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1"${xmlAttributes({ srcLang: sourceLanguage, trgLang: targetLanguage })}>
<file${xmlAttributes({ id: pageId, original: address, 'xml:space': 'preserve' })}>
<slr:profiles generalProfile="xliff:codepoints"/>
<notes><note id="page" category="page">${xmlText(title)}</note>${
    preview ? `<note id="preview" category="preview">${xmlText(preview)}</note>` : ''
  }</notes>
${[...groups].map(([id, within]) => writeGroup(id, within, notes, describeUnit)).join('')}</file>
</xliff>
`;
}

function writeGroup(
  id: string,
  units: readonly ExchangeUnit[],
  notes: ReadonlyMap<string, UnitNote>,
  describeUnit: (unit: string) => string,
): string {
  const type = notes.get(units[0]?.unit ?? '')?.blockType ?? undefined;
  const written = units.map((unit) => writeUnit(unit, notes.get(unit.unit), describeUnit)).join('');
  return `<group${xmlAttributes({ id, name: type })}>\n${written}</group>\n`;
}

function writeUnit(
  { unit, parts, isDone }: ExchangeUnit,
  note: UnitNote | undefined,
  describeUnit: (unit: string) => string,
): string {
  const data = new Map<string, string>();
  for (const { id, code } of parts.flatMap(({ source, target }) => findCodes([...source, ...(target ?? [])])))
    data.set(id, JSON.stringify(code));
  const size = note?.maxLength ? String(note.maxLength) : undefined;
  const stored = [...data].map(([id, text]) => `<data id="d${id}">${xmlText(text)}</data>`).join('');
  return `<unit${xmlAttributes({ id: unit.replaceAll('/', '.'), 'slr:sizeRestriction': size })}>
${note ? `<notes><note id="place" category="place">${xmlText(describeUnit(unit))}</note></notes>\n` : ''}${
  stored ? `<originalData>${stored}</originalData>\n` : ''
}${parts.map((part, index) => writePart(part, index, isDone)).join('')}</unit>
`;
}

function writePart({ kind, source, target }: ExchangePart, index: number, isDone: boolean): string {
  const words = `<source>${source.map(writeInline).join('')}</source>${
    target ? `<target>${target.map(writeInline).join('')}</target>` : ''
  }`;
  if (kind === 'between') return `<ignorable id="s${index}">${words}</ignorable>\n`;
  const state = !target
    ? { state: 'initial' }
    : isDone
      ? { state: 'translated' }
      : { state: 'initial', subState: 'site:outdated' };
  return `<segment${xmlAttributes({ id: `s${index}`, ...state })}>${words}</segment>\n`;
}

function writeInline(inline: Inline): string {
  if (typeof inline === 'string')
    return xmlText(
      inline,
      (character) =>
        `<cp hex="${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase()}"/>`,
    );
  const { id, code } = inline;
  const { display, type, subType } = describeCode(code);
  const hints = { ...getHints(code), type, subType };
  if (inline.kind === 'code')
    return `<ph${xmlAttributes({ id: `c${id}`, dataRef: `d${id}`, disp: display, ...hints })}/>`;
  const ends = { dispStart: `<${display}>`, dispEnd: `</${display}>` };
  const references = { dataRefStart: `d${id}`, dataRefEnd: `d${id}` };
  return `<pc${xmlAttributes({ id: `c${id}`, ...references, ...ends, ...hints })}>${inline.content.map(writeInline).join('')}</pc>`;
}

function getHints(code: Code): Record<string, string> {
  return isIndispensable(code) ? { canCopy: 'no', canDelete: 'no' } : {};
}
