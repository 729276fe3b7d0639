type Line = { depth: number; words: string; flows: boolean };

/**
 * The paragraphs of a text in `format=flowed` (RFC 3676). A line that ends with a space continues on the next one of
 * the same quotation level, so a reply never runs into a quote.
 * @param deletesSpace `DelSp=yes`: the trailing space is not part of the text
 */
export function unfoldFlowed(text: string, deletesSpace: boolean): string {
  const paragraphs: string[] = [];
  let open: { depth: number; words: string[] } | undefined;
  const close = () => {
    if (open) paragraphs.push(quoted(open.depth, open.words.join('')));
    open = undefined;
  };
  for (const { depth, words, flows } of text.replace(/\r\n?/g, '\n').split('\n').map(readLine)) {
    if (open && (open.depth !== depth || words === '-- ')) close();
    open ??= { depth, words: [] };
    open.words.push(flows && deletesSpace ? words.slice(0, -1) : words);
    if (!flows) close();
  }
  close();
  return paragraphs.join('\n');
}

function readLine(line: string): Line {
  const [marks = ''] = /^>*/.exec(line) ?? [];
  const stuffed = line.slice(marks.length);
  const words = stuffed.startsWith(' ') ? stuffed.slice(1) : stuffed;
  return { depth: marks.length, words, flows: words.endsWith(' ') && words !== '-- ' };
}

function quoted(depth: number, words: string): string {
  const line = words === '-- ' ? words : words.trimEnd();
  return depth === 0 ? line : `${'>'.repeat(depth)} ${line}`.trimEnd();
}
