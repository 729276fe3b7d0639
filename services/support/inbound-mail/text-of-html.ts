import { type HtmlNode, HtmlTooDeep, parseHtml } from '#services/foundation/parse-html.ts';

const silent = new Set(['head', 'script', 'style', 'title', 'template']);
const lines = /^(?:br|p|div|li|tr|h\d)$/;

/** The words of a mail that has no plain text, line by line, up to the mail that it quotes. None where nobody could read it. */
export function textOfHtml(html: string): string {
  const found: string[] = [];
  try {
    readNodes(parseHtml(html.slice(0, 500_000)), found);
  } catch (error) {
    if (!(error instanceof HtmlTooDeep)) throw error;
    return '';
  }
  return found
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** False: what is quoted begins here. */
function readNodes(nodes: readonly HtmlNode[], found: string[]): boolean {
  for (const node of nodes) {
    if ('value' in node) found.push(node.value.replace(/\s+/g, ' '));
    if (!('tagName' in node) || silent.has(node.tagName)) continue;
    if (node.tagName === 'blockquote' || !readNodes(node.childNodes, found)) return false;
    if (lines.test(node.tagName)) found.push('\n');
  }
  return true;
}
