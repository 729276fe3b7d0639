import type { XmlElement } from './xml-tree.ts';

export function childElements(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  );
}

export function childElement(element: XmlElement, name: string): XmlElement | undefined {
  return childElements(element, name)[0];
}

/** All elements within it, in document order. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* descendants(child);
  }
}

export function descendantsNamed(element: XmlElement, ...names: string[]): XmlElement[] {
  return [...descendants(element)].filter(({ name }) => names.includes(name));
}

/** The element and its ancestors, from the inside out. */
export function* ancestry(element: XmlElement): Generator<XmlElement> {
  for (let each: XmlElement | null = element; each; each = each.parent) yield each;
}

/** The value of an attribute that descendants inherit, such as `xml:lang`. */
export function inherited(element: XmlElement, attribute: string): string | undefined {
  for (const { attributes } of ancestry(element)) {
    if (attributes[attribute] !== undefined) return attributes[attribute];
  }
  return undefined;
}

export function getText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : getText(child))).join('');
}
