/** XML 1.0 has no place for control characters, halves of surrogate pairs and two more, not even escaped. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as XML has it; what XML has no place for as `instead` says. */
export function escaped(text: string, instead: (character: string) => string = () => ''): string {
  return text
    .split(/([^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}])/u)
    .map((piece, index) => (index % 2 === 1 ? instead(piece) : escapedPiece(piece)))
    .join('');
}

function attribute(text: string): string {
  return escapedPiece(text.replace(unwritable, ''))
    .replace(/"/g, '&quot;')
    .replace(/[\t\n]/g, ' ');
}

export function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${attribute(value)}"`))
    .join('');
}

function escapedPiece(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#13;');
}
