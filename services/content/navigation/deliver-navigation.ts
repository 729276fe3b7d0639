import type { StoredLink } from '#contracts/content/draft.ts';
import type { Image, Link, PageReference } from '#contracts/content/values.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { inWantedLanguage } from '../language/parse-languages.ts';
import { deliverLink, isPath } from '../link/link.ts';
import type { FoundTeaser } from '../page/read/find-teasers.ts';
import type { View } from '../page-view.ts';
import type { Reader } from '../request-context.ts';
import { isPlainAddress } from './plain-address.ts';
import type { StoredMarketing, StoredNavigationItem, StoredSection, Texts } from './stored-navigation.ts';

export type NavigationItem = {
  id: string;
  slug: string | null;
  title: string;
  linkTitle: string | null;
  breadcrumbOverride: string | null;
  url: string | null;
  unlocalizedUrl: string | null;
  target: string | null;
  page: PageReference | null;
  countries: string[];
  hidden: boolean;
  hiddenSubItems: boolean;
  hiddenInNextRelease: boolean;
  items: NavigationItem[];
  sections: NavigationSection[];
  marketing: MarketingSection | null;
};

export type NavigationSection = {
  id: string;
  slug: string | null;
  title: string | null;
  items: NavigationItem[];
};

export type MarketingSection = {
  title: string | null;
  text: string | null;
  logo: Image | null;
  backgroundColor: string;
  link: Link | null;
};

type Place = { view: View; reader: Reader };

/**
 * Items in order. An item whose link is empty or leads to a page that this reader cannot see is left out (NAV-02);
 * with items below it, it stays as a heading.
 */
export async function deliverItems(
  items: readonly StoredNavigationItem[] | undefined,
  place: Place,
): Promise<NavigationItem[]> {
  const delivered = await Promise.all((items ?? []).map((item) => deliverItem(item, place)));
  return delivered.filter((item) => item !== null);
}

export async function deliverSections(
  sections: readonly StoredSection[] | undefined,
  place: Place,
): Promise<NavigationSection[]> {
  return Promise.all(
    (sections ?? []).map(async ({ id, slug, title, items }) => ({
      id,
      slug: slug ?? null,
      title: words(title, place),
      items: await deliverItems(items, place),
    })),
  );
}

/** A link that holds its own texts; null: it leads nowhere for this reader. */
export async function deliverOwnLink(
  link: (StoredLink & { text?: Texts }) | undefined,
  place: Place,
): Promise<Link | null> {
  if (!link) return null;
  const page = await getPage(link, place);
  if (link.kind === 'PAGE' && !page) return null;
  return deliverLink(link, words(link.text, place), page ?? null);
}

async function deliverItem(item: StoredNavigationItem, place: Place): Promise<NavigationItem | null> {
  const [page, items, sections, marketing] = await Promise.all([
    item.link && getPage(item.link, place),
    deliverItems(item.items, place),
    deliverSections(item.sections, place),
    item.marketing ? deliverMarketing(item.marketing, place) : null,
  ]);
  const url = item.link ? linkUrl(item.link, page) : null;
  const title = words(item.title, place);
  if (title === null || (item.link && url === null && items.length === 0 && sections.length === 0))
    return null;
  return {
    id: item.id,
    slug: item.slug ?? null,
    title,
    linkTitle: words(item.linkTitle, place),
    breadcrumbOverride: words(item.breadcrumbOverride, place),
    url,
    unlocalizedUrl: page?.url ?? (item.link?.kind === 'PATH' ? url : null),
    target: item.link?.openInNewTab ? '_blank' : null,
    page: page ?? null,
    countries: getCountries(item.countries ?? [], page?.countries ?? []),
    hidden: item.hidden ?? false,
    hiddenSubItems: item.hiddenSubItems ?? false,
    hiddenInNextRelease: item.hiddenInNextRelease ?? false,
    items,
    sections,
    marketing,
  };
}

async function deliverMarketing(marketing: StoredMarketing, place: Place): Promise<MarketingSection> {
  const [file, link] = await Promise.all([
    marketing.logo ? place.reader.file(marketing.logo) : undefined,
    deliverOwnLink(marketing.link, place),
  ]);
  return {
    title: words(marketing.title, place),
    text: words(marketing.text, place),
    logo: file ? deliverImage(file, place.view.languages, place.reader.addressFor(place.view)) : null,
    backgroundColor: marketing.backgroundColor,
    link,
  };
}

/** The target of an item, without locale; null: none for this reader. */
function linkUrl(link: StoredLink, page: FoundTeaser | undefined): string | null {
  switch (link.kind) {
    case 'PAGE':
      return page ? page.url + (link.pageParameters ?? '') : null;
    case 'PATH':
      return isPath(link.path) ? link.path : null;
    case 'EXTERNAL':
      return isPlainAddress(link.href) ? link.href : null;
    case 'PRODUCT':
      return link.slug ? `/products/${link.slug}` : null;
    case 'SERVICE':
      return link.slug ? `/services/${link.slug}` : null;
    case 'ACTION':
      return link.action ? `action:${link.action}` : null;
  }
}

/** For an item limited to countries that leads to a page limited to countries, both limits apply. */
function getCountries(ofItem: string[], ofPage: string[]): string[] {
  if (ofItem.length === 0) return ofPage;
  return ofPage.length === 0 ? ofItem : ofItem.filter((country) => ofPage.includes(country));
}

function getPage(link: StoredLink, { reader, view }: Place): Promise<FoundTeaser | undefined> {
  return link.page ? reader.teaser(link.page, view) : Promise.resolve(undefined);
}

function words(texts: Texts | undefined, { view }: Place): string | null {
  return inWantedLanguage(texts, view.languages) ?? null;
}
