/** XML 1.0 has no place for control characters, halves of surrogate pairs and two more, not even escaped. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
  '"': '&quot;',
  "'": '&#39;',
};

const named = (character: string) => entities[character]!;

/**
 * Text as it may stand anywhere in XML or HTML, between quotes, too. Sitemaps want quotes escaped everywhere
 * (https://www.sitemaps.org/protocol.html#escaping).
 */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>\r"']/g, named);
}

/** Text as an element holds it, with quotes that people can read; what XML has no place for as `instead` says. */
export function xmlText(text: string, instead: (character: string) => string = () => ''): string {
  return text.replace(/[&<>\r]/g, named).replace(unwritable, instead);
}

/** ` name="value" …` of those that have a value; an attribute holds one line (XML 1.0, 3.3.3). */
export function xmlAttributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${attributeValue(value)}"`))
    .join('');
}

function attributeValue(text: string): string {
  return xmlText(text)
    .replaceAll('"', named)
    .replace(/[\t\n]/g, ' ');
}
