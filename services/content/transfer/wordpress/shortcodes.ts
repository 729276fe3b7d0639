import { escapeXml } from '#contracts/xml-text.ts';
import type { SourceNote } from '../source-item.ts';

/**
 * Renders WordPress's own shortcodes as HTML, from which the parser after it takes only text and addresses. Those of
 * plugins stay in the text as they are, and are reported.
 */
export function withoutShortcodes(
  html: string,
  attached: readonly string[],
  note: (note: SourceNote) => void,
): string {
  // No part of these patterns spans another opening tag, so a thousand unclosed ones do not backtrack.
  const known = html
    .replace(/(?<!\[)\[caption\b[^[\]]*\]((?:(?!\[caption\b)[\s\S])*?)\[\/caption\]/g, (_, inner: string) =>
      captioned(inner),
    )
    .replace(/(?<!\[)\[gallery\b([^[\]]*)\](?!\])/g, (_, attributes: string) => {
      const ids = getAttribute(attributes, 'ids') ?? attached.join(',');
      return `<import-gallery data-ids="${escapeXml(ids)}"></import-gallery>`;
    })
    .replace(/(?<!\[)\[embed\b[^[\]]*\]((?:(?!\[embed\b)[\s\S])*?)\[\/embed\]/g, (_, url: string) =>
      embedded(url),
    )
    .replace(/(?<!\[)\[(audio|video)\b([^[\]]*)\](?:\s*\[\/\1\])?/g, (_, __, attributes: string) =>
      embedded(/https?:\/\/[^\s"'\]]+/.exec(attributes)?.[0] ?? ''),
    );
  const named = findNamed(known);
  for (const [, name] of known.matchAll(/(?<!\[)\[\/?([a-z][\w-]*)(?=\s+[\w-]+=|\])[^[\]]*\](?!\]|\()/g)) {
    if (name && named.delete(name)) note({ code: 'shortcode', value: name });
  }
  return known.replace(/\[(\[[a-z][^[\]]*\])\]/g, '$1');
}

/** `[word]` alone is a word in brackets; with attributes or an end tag it is a shortcode. */
function findNamed(html: string): Set<string> {
  const found = html.matchAll(/\[\/([a-z][\w-]*)\]|\[([a-z][\w-]*)\s+[\w-]+=/g);
  return new Set([...found].map(([, ended, begun]) => ended ?? begun ?? ''));
}

/** The picture comes first, linked or not; the rest is its caption. */
function captioned(inner: string): string {
  const [, picture = '', words = ''] =
    /^([\s\S]*?<img\b[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inner.trim()) ?? [];
  return picture
    ? `\n\n<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>\n\n`
    : `\n\n${inner}\n\n`;
}

function embedded(url: string): string {
  const address = escapeXml(url.trim());
  return `\n\n<p><a href="${address}">${address}</a></p>\n\n`;
}

function getAttribute(attributes: string, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`\\b${name}=(?:["']([^"']*)["']|([^\\s"'\\]]+))`).exec(attributes) ?? [];
  return quoted ?? plain;
}
