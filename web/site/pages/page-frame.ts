import { isLanguage } from '#contracts/languages.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { pageHref } from '#web/site/visit/links.ts';
import { isHome } from './page-address.ts';
import type { PageData } from './page-query.ts';

/** The data that a content page passes to the frame around it. */
export function getFrame(page: PageData, visit: Visit): FrameData {
  const above = page.ancestors.map(({ title, url }) => ({
    title,
    href: pageHref(visit, { siteId: page.siteId, url }),
  }));
  const { contentLanguage } = page;
  return {
    theme: page.theme,
    breadcrumb: isHome(page) ? [] : [...above, { title: page.title, href: '' }],
    content: {
      shown: contentLanguage && isLanguage(contentLanguage) ? contentLanguage : null,
      available: page.languages.filter(isLanguage),
      isFallback: page.isLanguageFallback,
    },
  };
}
