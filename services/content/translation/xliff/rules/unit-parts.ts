import { childElement, childElements, descendants } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

export type Side = 'source' | 'target';
export type Part = { element: XmlElement; source: XmlElement | undefined; target: XmlElement | undefined };

/** The segments of a unit and what stands between them. */
export function getParts(unit: XmlElement): Part[] {
  return childElements(unit, 'segment', 'ignorable').map((element) => ({
    element,
    source: childElement(element, 'source'),
    target: childElement(element, 'target'),
  }));
}

/** Where codes refer to each other: a unit, or a candidate of a translation memory, which brings its own. */
export type Scope = { parts: Part[]; originalData: XmlElement | undefined; element: XmlElement };

export function getScopes(unit: XmlElement): Scope[] {
  const own = { element: unit, parts: getParts(unit), originalData: childElement(unit, 'originalData') };
  const matches = childElements(unit, 'mtc:matches').flatMap((each) => childElements(each, 'mtc:match'));
  return [
    own,
    ...matches.map((element) => ({
      element,
      parts: [{ element, source: childElement(element, 'source'), target: childElement(element, 'target') }],
      originalData: childElement(element, 'originalData'),
    })),
  ];
}

/** Inline elements of one side, through all parts, in the order in which they begin. */
export function inlineElements({ parts }: Scope, side: Side): XmlElement[] {
  return parts.flatMap((part) => {
    const text = part[side];
    return text ? [...descendants(text)] : [];
  });
}

export const codeNames: readonly string[] = ['ph', 'pc', 'sc', 'ec'];

/** The name under which a code is known: an end that belongs to a start has none of its own. */
export function codeId({ name, attributes }: XmlElement): string | undefined {
  return name === 'ec' ? (attributes.startRef ?? attributes.id) : attributes.id;
}
