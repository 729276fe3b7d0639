import { parseHtml } from '#services/foundation/parse-html.ts';

/** The inline tags that WordPress allows in a title. */
const marks = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;
const comments = /<!--(?:(?!<!--)[\s\S])*?-->/g;
const breaks = /<(?:\/?(?:blockquote|div|h[1-6]|li|ol|p|ul)|br)(?:\s[^<>]*)?\/?>/gi;

/**
 * The plain text of a title, an excerpt or a name. WordPress stores them as HTML, so that even CDATA in its export is
 * escaped: `Media &amp; Text`. A `<` that begins no tag is text: `< 0.5 mm²`.
 */
export function readPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const escaped = html.replace(comments, '').replace(breaks, ' ').replace(marks, '').replaceAll('<', '&lt;');
  const [text] = parseHtml(escaped);
  return (text && 'value' in text ? text.value : '').replace(/\s+/g, ' ').trim();
}
