import type { MetaDescriptor } from 'react-router';
import { deliveredSize, imageUrl } from '#contracts/content/images/images.ts';
import type { Image } from '#contracts/content/values.ts';
import { sisCode } from '#contracts/languages.ts';
import type { Alternate } from '#web/site/visit/alternates.ts';
import { absolute, type Here } from '#web/site/visit/links.ts';

/** The data for the head of a document. Every area provides it; the markup is the same for all. */
export type Head = {
  title: string;
  description?: string | undefined;
  /** Full address. */
  canonical: string;
  alternates: readonly Alternate[];
  /** Excluded from search engines. */
  hidden?: boolean;
  picture?: SharedPicture | undefined;
  /** The language of the text. */
  language?: string | null;
  /** Only for articles: the date of publication. */
  publishedTime?: string | null | undefined;
  /** Structured data of the page (schema.org). */
  structuredData?: object | undefined;
  /** The feeds of the page, with their titles. */
  feeds?: readonly { title: string; type: string; href: string }[];
};

export type SharedPicture = { url: string; width: number; height: number; alt: string };

/** Title, description, canonical address and alternates (LOC-07), and metadata for sharing. */
export function documentHead(head: Head, here: Pick<Here, 'site' | 'locale'>): MetaDescriptor[] {
  const { description, hidden = false, feeds = [] } = head;
  return [
    { title: documentTitle(head.title, here) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...(hidden ? [] : head.alternates.map(alternateLink)),
    ...feeds.map((feed) => ({ tagName: 'link' as const, rel: 'alternate', ...feed })),
    ...openGraph(head, here),
    ...(hidden || !head.structuredData ? [] : [{ 'script:ld+json': head.structuredData }]),
  ];
}

/** The title of the page, then the site, as shown in browser tabs and search results. */
export function documentTitle(title: string, { site }: Pick<Here, 'site'>): string {
  return title.includes(site.name) ? title : `${title} – ${site.name}`;
}

/** The picture for sharing a page; drawings (SVG) are left out, since other sites do not show them. */
export function sharedPicture(
  image: Omit<Image, 'transparent'> | null | undefined,
  here: Here,
): SharedPicture | undefined {
  if (!image || image.contentType === 'image/svg+xml') return undefined;
  const { width, height } = deliveredSize(image, 'share');
  return { url: absolute(here, imageUrl(image, 'share')), width, height, alt: image.alt };
}

function alternateLink({ hrefLang, href }: Alternate): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}

function openGraph(head: Head, { site, locale }: Pick<Here, 'site' | 'locale'>): MetaDescriptor[] {
  const { picture, publishedTime } = head;
  const properties: [string, string | undefined | null][] = [
    ['og:site_name', site.name],
    ['og:type', publishedTime === undefined ? 'website' : 'article'],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:locale', sisCode(head.language ?? locale.language).replace('-', '_')],
    ['og:image', picture?.url],
    ['og:image:width', picture && String(picture.width)],
    ['og:image:height', picture && String(picture.height)],
    ['og:image:alt', picture?.alt],
    ['article:published_time', publishedTime],
  ];
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}
