import type { MetaDescriptor } from 'react-router';
import { documentHead, type Head, sharedPicture } from '#web/site/render/document-head.ts';
import { getAlternates } from '#web/site/visit/alternates.ts';
import { absolute, type Here, localizedPath } from '#web/site/visit/links.ts';
import { getAbsoluteUrl, getLocale } from '#web/site/visit/locale-address.ts';
import { calendarFeed } from './investors/financial-dates.ts';
import type { PageData } from './page-query.ts';
import { structuredData } from './structured-data.ts';
import { teaserText } from './text/teaser-text.ts';

/** The metadata in the head of a content page. */
export function pageMeta(page: PageData, here: Here, isPreview = false): MetaDescriptor[] {
  const head = pageHead(page, here);
  return documentHead(isPreview ? { ...head, hidden: true } : head, here);
}

export function pageHead(page: PageData, here: Here): Head {
  const canonical = canonicalAddress(page, here);
  const hero = page.blocks.find((block) => block.type === 'hero');
  const picture = sharedPicture(page.image ?? hero?.image, here);
  const isArticle = page.type === 'STORY' || page.type === 'MEDIA_RELEASE';
  return {
    title: page.title,
    description: page.description ?? (page.lead ? teaserText(page.lead) : undefined),
    canonical,
    alternates: page.isLanguageFallback ? [] : getAlternates(page, here),
    hidden: page.isLanguageUnavailable || page.protection !== 'none',
    picture,
    language: page.contentLanguage,
    publishedTime: isArticle ? page.publicationDate : undefined,
    structuredData: structuredData(page, here, canonical, picture?.url),
    feeds: getCalendars(page, here),
  };
}

/** STO-04: a calendar of the dates on the page. */
function getCalendars({ title, blocks }: PageData, here: Here) {
  if (!blocks.some(({ type }) => type === 'financialCalendar')) return [];
  return [{ title, type: 'text/calendar', href: absolute(here, localizedPath(here, calendarFeed)) }];
}

/**
 * Decision 28: a page shown in a fallback language has the page in that language as its canonical address.
 */
function canonicalAddress(page: PageData, here: Here): string {
  const own = page.isLanguageFallback && page.contentLanguage && getLocale(here, page.contentLanguage);
  return getAbsoluteUrl(here, own || here.locale, page);
}
