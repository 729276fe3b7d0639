import type { XmlElement } from '../../exchange/xml/read-xml.ts';
import type { StagedItem } from '../staging/staged-item.ts';

/** A cell under its heading, or an element of a catalogue with its text. */
export type SourcePart = { name: string; value: string };

/** A product may have forty thousand elements: this much of it is shown. */
const maxParts = 200;
const maxCharacters = 300;

/** What the file says of a product, in its own words. */
export function sourceParts(source: StagedItem['source'], heads: readonly string[]): SourcePart[] {
  const parts: SourcePart[] = [];
  for (const { name, value } of 'cells' in source ? cellsOf(source.cells, heads) : leavesOf(source.element)) {
    if (value.trim() === '') continue;
    if (parts.length === maxParts) break;
    parts.push({ name: shortened(name), value: shortened(value.trim()) });
  }
  return parts;
}

/** A cell without a heading has the number of its column. */
function cellsOf(cells: readonly string[], heads: readonly string[]): SourcePart[] {
  return cells.map((value, at) => ({ name: heads[at] || String(at + 1), value }));
}

function* leavesOf({ name, attributes, children, text }: XmlElement): Generator<SourcePart> {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
  if (children.length === 0) yield { name: [name, ...written].join(' '), value: text };
  for (const child of children) yield* leavesOf(child);
}

function shortened(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
}
