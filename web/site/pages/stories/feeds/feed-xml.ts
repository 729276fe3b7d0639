import { escapeXml } from '#contracts/xml-text.ts';

export type Feed = {
  title: string;
  description: string;
  /** The address of the list as a page. */
  page: string;
  /** The address of the feed itself. */
  address: string;
  language: string;
  author: string;
  /** Newest first. */
  entries: readonly Entry[];
};

export type Entry = {
  /** A permanent id; addresses may change. */
  id: string;
  title: string;
  summary: string;
  address: string;
  /** ISO 8601. */
  published: string;
  category: string | undefined;
};

/** RSS 2.0, https://www.rssboard.org/rss-specification. */
export function rss(feed: Feed): string {
  const items = feed.entries.map(
    (entry) =>
      `<item>${element('title', entry.title)}${element('link', entry.address)}` +
      `<guid isPermaLink="false">urn:uuid:${escapeXml(entry.id)}</guid>` +
      `${element('pubDate', new Date(entry.published).toUTCString())}` +
      `${entry.category ? element('category', entry.category) : ''}${element('description', entry.summary)}</item>`,
  );
  return (
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    `${element('title', feed.title)}${element('link', feed.page)}${element('description', feed.description)}` +
    `${element('language', feed.language)}` +
    `<atom:link href="${escapeXml(feed.address)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('\n')}\n</channel></rss>\n`
  );
}

/** Atom, RFC 4287. */
export function atom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) =>
      `<entry>${element('title', entry.title)}<id>urn:uuid:${escapeXml(entry.id)}</id>` +
      `<link href="${escapeXml(entry.address)}"/>${element('published', entry.published)}` +
      `${element('updated', entry.published)}` +
      `${entry.category ? `<category term="${escapeXml(entry.category)}"/>` : ''}` +
      `${element('summary', entry.summary)}</entry>`,
  );
  return (
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">\n` +
    `${element('title', feed.title)}${element('subtitle', feed.description)}${element('id', feed.address)}` +
    `<link href="${escapeXml(feed.page)}"/><link rel="self" href="${escapeXml(feed.address)}"/>` +
    `<author>${element('name', feed.author)}</author>` +
    // A feed without entries has not changed since the beginning.
    `${element('updated', feed.entries[0]?.published ?? new Date(0).toISOString())}\n` +
    `${entries.join('\n')}\n</feed>\n`
  );
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
