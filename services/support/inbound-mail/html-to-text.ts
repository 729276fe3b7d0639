import { type HtmlNode, HtmlTooDeep, parseHtml } from '#services/foundation/parse-html.ts';

const silent = new Set(['head', 'script', 'style', 'title', 'template']);
const lines =
  /^(?:address|article|blockquote|div|dd|dl|dt|figure|footer|h\d|header|hr|li|ol|p|pre|section|table|tr|ul)$/;
/** The deepest level of quotation; deeper quotes count as this. */
const deepestQuote = 12;

/**
 * The text of a mail that has only HTML, line by line, with quoted lines behind a `>`. Empty if nobody could read it.
 */
export function htmlToText(html: string): string {
  try {
    return readLines(parseHtml(html.slice(0, 500_000)), 0)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  } catch (error) {
    if (!(error instanceof HtmlTooDeep)) throw error;
    return '';
  }
}

function readLines(nodes: readonly HtmlNode[], quotes: number): string[] {
  const found: string[] = [];
  let line = '';
  read(nodes);
  endLine();
  return found;

  function breakLine(): void {
    found.push(line.replaceAll('\u00a0', ' ').trim());
    line = '';
  }

  function endLine(): void {
    if (line.trim() !== '') breakLine();
    line = '';
  }

  function read(nodes: readonly HtmlNode[]): void {
    for (const node of nodes) {
      if ('value' in node) line += node.value.replace(/[^\S\u00a0]+/g, ' ');
      if ('tagName' in node && !silent.has(node.tagName)) readElement(node);
    }
  }

  function readElement(node: Extract<HtmlNode, { tagName: string }>): void {
    const { tagName: name, childNodes } = node;
    const isLine = lines.test(name);
    if (isLine) endLine();
    if (name === 'br') breakLine();
    if (name === 'blockquote' && quotes < deepestQuote) {
      const quoted = readLines(childNodes, quotes + 1);
      found.push(...quoted.map((own) => (own.startsWith('>') ? `>${own}` : `> ${own}`.trimEnd())));
      return;
    }
    const before = line.length;
    read(childNodes);
    if (name === 'td' || name === 'th') line += ' ';
    if (name === 'a') line += addressBeside(node, line.slice(before));
    if (isLine) endLine();
  }
}

/** The target of a link whose text does not name it. */
function addressBeside({ attrs }: Extract<HtmlNode, { tagName: string }>, words: string): string {
  const href = attrs.find(({ name }) => name === 'href')?.value ?? '';
  const isRepeated = words.trim() === '' || words.includes(href.replace(/^https?:\/\/|\/$/g, ''));
  return !isRepeated && /^https?:\/\/\S+$/.test(href) ? ` <${href}>` : '';
}
