import type { MetaDescriptor } from 'react-router';
import { deliveredSize, imageUrl } from '#contracts/content/images.ts';
import type { Image } from '#contracts/content/values.ts';
import { sisCode } from '#web/i18n/locales.ts';
import { absolute, type Here } from '#web/request/links.ts';
import { type Alternate, alternatesOf } from './alternates.ts';
import { addressIn, localeFor } from './page-address.ts';
import type { PageData } from './page-query.ts';
import { structuredData } from './structured-data.ts';
import { teaserText } from './teaser-text.ts';

/** What the head says of a page: title, description, canonical and alternates (LOC-07), and how it is shared. */
export function pageMeta(page: PageData, here: Here): MetaDescriptor[] {
  const title = documentTitle(page, here);
  const description = page.description ?? (page.lead ? teaserText(page.lead) : undefined);
  const canonical = canonicalAddress(page, here);
  const picture = sharePicture(page, here);
  const hidden = page.isLanguageUnavailable || page.protection !== 'none';
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(hidden || page.isLanguageFallback ? [] : alternatesOf(page, here).map(alternateLink)),
    ...openGraph(page, here, { title: page.title, description, canonical, picture }),
    ...(hidden ? [] : [{ 'script:ld+json': structuredData(page, here, canonical, picture?.url) }]),
  ];
}

/** The page, then the site, as browser tabs and search results show it. */
export function documentTitle({ title }: Pick<PageData, 'title'>, { site }: Pick<Here, 'site'>): string {
  return title.includes(site.name) ? title : `${title} – ${site.name}`;
}

/** Decision 28: a page that only falls back names the page in its own language as the true one. */
function canonicalAddress(page: PageData, here: Here): string {
  const own = page.isLanguageFallback && page.contentLanguage && localeFor(here, page.contentLanguage);
  return addressIn(here, own || here.locale, page);
}

function alternateLink({ hrefLang, href }: Alternate): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}

type SharedPicture = { url: string; width: number; height: number; alt: string };

/** The page's picture, else that of its hero; drawings are no pictures for other sites. */
function sharePicture(page: PageData, here: Here): SharedPicture | undefined {
  const hero = page.blocks.find((block) => block.type === 'hero');
  const image: Image | null | undefined = page.image ?? hero?.image;
  if (!image || image.contentType === 'image/svg+xml') return undefined;
  const { width, height } = deliveredSize(image, 'share');
  return { url: absolute(here, imageUrl(image, 'share')), width, height, alt: image.alt };
}

type Shared = {
  title: string;
  description: string | undefined;
  canonical: string;
  picture: SharedPicture | undefined;
};

function openGraph(page: PageData, { site, locale }: Here, shared: Shared): MetaDescriptor[] {
  const { picture } = shared;
  const article = page.type === 'STORY' || page.type === 'MEDIA_RELEASE';
  const properties: [string, string | undefined | null][] = [
    ['og:site_name', site.name],
    ['og:type', article ? 'article' : 'website'],
    ['og:title', shared.title],
    ['og:description', shared.description],
    ['og:url', shared.canonical],
    ['og:locale', sisCode(page.contentLanguage ?? locale.language).replace('-', '_')],
    ['og:image', picture?.url],
    ['og:image:width', picture && String(picture.width)],
    ['og:image:height', picture && String(picture.height)],
    ['og:image:alt', picture?.alt],
    ['article:published_time', article ? page.publicationDate : undefined],
  ];
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}
