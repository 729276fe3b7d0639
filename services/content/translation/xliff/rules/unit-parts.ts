import { childElement, childElements, descendants } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

export type Side = 'source' | 'target';
export type Part = { element: XmlElement; source: XmlElement | undefined; target: XmlElement | undefined };

/** The segments and ignorables of a unit. */
export function getParts(unit: XmlElement): Part[] {
  return childElements(unit, 'segment', 'ignorable').map((element) => ({
    element,
    source: childElement(element, 'source'),
    target: childElement(element, 'target'),
  }));
}

/** The scope of references between codes: a unit, or a candidate of a translation memory, which has its own. */
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

/** The inline elements of one side, through all parts, in document order. */
export function inlineElements({ parts }: Scope, side: Side): XmlElement[] {
  return parts.flatMap((part) => {
    const text = part[side];
    return text ? [...descendants(text)] : [];
  });
}

export const codeNames: readonly string[] = ['ph', 'pc', 'sc', 'ec'];

/** The id of a code: an end that belongs to a start has none of its own. */
export function codeId({ name, attributes }: XmlElement): string | undefined {
  return name === 'ec' ? (attributes.startRef ?? attributes.id) : attributes.id;
}
