import { xmlAttributes, xmlText } from '#contracts/xml-text.ts';

export type XmlNode = string;
export type XmlAttributes = Readonly<Record<string, string | undefined>>;

/** An element with a text or with child elements; null and undefined children are left out. */
export function element(
  name: string,
  content: string | number | readonly (XmlNode | null | undefined)[],
  attributes: XmlAttributes = {},
): XmlNode {
  const inside = Array.isArray(content) ? `\n${content.filter(Boolean).join('')}` : xmlText(String(content));
  return `<${name}${xmlAttributes(attributes)}>${inside}</${name}>\n`;
}

export function openTag(name: string, attributes: XmlAttributes = {}): XmlNode {
  return `<${name}${xmlAttributes(attributes)}>\n`;
}

export function closeTag(name: string): XmlNode {
  return `</${name}>\n`;
}

/** An element, unless its content is empty. */
export function optional(
  name: string,
  content: string | number | null | undefined,
  attributes?: XmlAttributes,
): XmlNode | null {
  return content === null || content === undefined || content === ''
    ? null
    : element(name, content, attributes);
}
