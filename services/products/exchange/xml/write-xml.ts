export type XmlNode = string;
export type XmlAttributes = Readonly<Record<string, string | undefined>>;

/** An element with a text or with others in it; null and undefined among them are left out. */
export function element(
  name: string,
  content: string | number | readonly (XmlNode | null | undefined)[],
  attributes: XmlAttributes = {},
): XmlNode {
  const inside = Array.isArray(content) ? `\n${content.filter(Boolean).join('')}` : escaped(String(content));
  return `<${name}${writtenAttributes(attributes)}>${inside}</${name}>\n`;
}

export function openTag(name: string, attributes: XmlAttributes = {}): XmlNode {
  return `<${name}${writtenAttributes(attributes)}>\n`;
}

export function closeTag(name: string): XmlNode {
  return `</${name}>\n`;
}

/** An element where there is something to say. */
export function optional(
  name: string,
  content: string | number | null | undefined,
  attributes?: XmlAttributes,
): XmlNode | null {
  return content === null || content === undefined || content === ''
    ? null
    : element(name, content, attributes);
}

function writtenAttributes(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(value).replace(/"/g, '&quot;')}"`)
    .join('');
}

/** XML 1.0 has no place for control characters, halves of surrogate pairs and two more, not even escaped. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text
    .replace(unwritable, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r/g, '&#13;');
}
