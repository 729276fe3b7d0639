import type { Block } from '#contracts/content/blocks.ts';
import { rasterUrl } from '#contracts/content/images/images.ts';
import { absolute, type Here } from '#web/site/visit/links.ts';
import { getAbsoluteUrl } from '#web/site/visit/locale-address.ts';
import { isHome } from './page-address.ts';
import type { PageData } from './page-query.ts';
import { plainText } from './text/plain-text.ts';

type Thing = { '@type': string; [property: string]: unknown };

const pageTypes = {
  STORY: 'Article',
  MEDIA_RELEASE: 'NewsArticle',
  CONTENT: 'WebPage',
  SYSTEM: 'WebPage',
} as const;

/** The structured data of a page (schema.org): the page, its breadcrumb, and its publisher. */
export function structuredData(page: PageData, here: Here, address: string, picture: string | undefined) {
  const things = [
    pageThing(page, address, picture),
    isHome(page) ? publisher(here, address) : breadcrumb(page, here, address),
    questions(page.blocks.filter(({ language }) => !language)),
  ].filter((thing) => thing !== undefined);
  return { '@context': 'https://schema.org', '@graph': things };
}

function pageThing(page: PageData, address: string, picture: string | undefined): Thing {
  const type = pageTypes[page.type];
  return {
    '@type': type,
    '@id': address,
    url: address,
    [type === 'WebPage' ? 'name' : 'headline']: page.title,
    description: page.description ?? undefined,
    inLanguage: page.contentLanguage ?? undefined,
    image: picture,
    datePublished: page.publicationDate ?? undefined,
    dateModified: page.updatedAt,
  };
}

function publisher(here: Here, address: string): Thing {
  const { site, directory } = here;
  const image = site.logo ?? directory.company.logo;
  return {
    '@type': 'Organization',
    '@id': `${address}#organization`,
    name: site.name,
    url: address,
    logo: image ? absolute(here, rasterUrl(image, 'appIcon', 'png')) : undefined,
  };
}

function breadcrumb(page: PageData, here: Here, address: string): Thing {
  const steps = page.ancestors.map(({ title, url }) => ({
    name: title,
    item: getAbsoluteUrl(here, here.locale, { siteId: page.siteId, url }),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: page.title, item: address }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** An accordion counts as questions and answers only if every title is a question. */
function questions(blocks: Block[]): Thing | undefined {
  const items = blocks.flatMap((block) => (block.type === 'accordion' ? block.items : []));
  const questionItems = items.filter(({ title }) => /[?？]\s*$/.test(title ?? ''));
  if (questionItems.length === 0 || questionItems.length < items.length) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questionItems.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(text) },
    })),
  };
}
