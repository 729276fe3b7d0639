/** XML 1.0 excludes control characters, lone surrogates and two more code points, even escaped. */
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
 * Escapes text for any place in XML or HTML, quoted attributes included. Sitemaps require quotes to be escaped
 * everywhere (https://www.sitemaps.org/protocol.html#escaping).
 */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>\r"']/g, named);
}

/**
 * Escapes text for the content of an element, where quotes stay readable; characters that XML excludes become
 * `instead`.
 */
export function xmlText(text: string, instead: (character: string) => string = () => ''): string {
  return text.replace(/[&<>\r]/g, named).replace(unwritable, instead);
}

/** ` name="value" …` of the attributes that have a value, each on one line (XML 1.0, 3.3.3). */
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
