import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { type Here, pageHref } from '#web/site/visit/links.ts';
import type { ContentClient } from '../content-client.ts';
import { data } from '../data.ts';

const link = graphql(`
  fragment NavigationLink on Link {
    kind text openInNewTab page { id siteId url title } pageParameters path href slug action
  }
`);

const item = graphql(`
  fragment NavigationItemFields on NavigationItem {
    id slug title breadcrumbOverride linkTitle url unlocalizedUrl target
    hidden hiddenSubItems hiddenInNextRelease countries
    page { id siteId url title }
  }
`);

const navigationQuery = graphql(
  `
  query navigation($siteId: ID!) {
    navigation(siteId: $siteId) {
      header {
        theme
        hidden
        items {
          ...NavigationItemFields
          items { ...NavigationItemFields }
          sections { id slug title items { ...NavigationItemFields items { ...NavigationItemFields } } }
          marketing {
            title text backgroundColor
            logo { ...ImageFields }
            link { ...NavigationLink }
          }
        }
      }
      footer {
        theme
        text
        contactLink { ...NavigationLink }
        sections { id slug title items { ...NavigationItemFields } }
      }
    }
  }
`,
  [imageFields, item, link],
);

export type NavigationItem = ResultOf<typeof item>;
export type Navigation = ResultOf<typeof navigationQuery>['navigation'];
export type HeaderItem = NonNullable<Navigation['header']>['items'][number];
export type NavigationSection = HeaderItem['sections'][number];
type FooterSection = NonNullable<Navigation['footer']>['sections'][number];

/** The breadcrumb titles of pages in a navigation, by their addresses. */
export type CrumbTitles = ReadonlyMap<string, string>;
export type SiteNavigation = Navigation & { readonly crumbs: CrumbTitles };

/** The site's navigation for this visitor (NAV-01, NAV-02, NAV-08), with its breadcrumb titles. */
export async function loadNavigation(content: ContentClient, visit: Visit): Promise<SiteNavigation> {
  const { site, locale } = visit;
  const key = `navigation:${site.id}:${locale.code}:${visit.fallbackLanguage ?? ''}:${visit.nextRelease}`;
  const read = async () => {
    const navigation = await readNavigation(content, site.id);
    const shown = visible(navigation, locale.country, visit.nextRelease);
    return { ...shown, crumbs: crumbTitles(navigation, visit) };
  };
  // Drafts must not be cached for others.
  if (visit.draft) return read();
  return data.get(key, read, visit);
}

/** The unfiltered navigation of a site. Throws a 503 response when the back end is unavailable. */
export async function readNavigation(content: ContentClient, siteId: string): Promise<Navigation> {
  return (await content(navigationQuery, { siteId })).navigation;
}

/**
 * Removes items that the visitor must not see: hidden ones, those of other countries, and those with neither
 * address nor children.
 */
export function visible(navigation: Navigation, country: string, nextRelease: boolean): Navigation {
  const shown = (entry: NavigationItem) =>
    !entry.hidden &&
    !(nextRelease && entry.hiddenInNextRelease) &&
    (entry.countries.length === 0 || entry.countries.includes(country));
  const linked = (entry: NavigationItem) => shown(entry) && Boolean(entry.url || entry.page);
  const children = (entry: NavigationItem & { items: NavigationItem[] }) =>
    entry.hiddenSubItems ? [] : entry.items.filter(linked);
  const withItems = <S extends FooterSection>(list: S[]) =>
    list.filter((section) => section.items.length > 0);
  const headerSections = (list: NavigationSection[]) =>
    withItems(
      list.map((section) => ({
        ...section,
        items: section.items.filter(linked).map((entry) => ({ ...entry, items: children(entry) })),
      })),
    );
  const header = navigation.header && {
    ...navigation.header,
    items: navigation.header.items
      .filter(shown)
      .map((entry) => ({
        ...entry,
        items: children(entry),
        sections: entry.hiddenSubItems ? [] : headerSections(entry.sections),
      }))
      .filter((entry) => entry.url || entry.page || entry.items.length > 0 || entry.sections.length > 0),
  };
  const footer = navigation.footer && {
    ...navigation.footer,
    sections: withItems(
      navigation.footer.sections.map((section) => ({ ...section, items: section.items.filter(linked) })),
    ),
  };
  return { header, footer };
}

/**
 * NAV-04: a page is named after the first entry that links to it, by its breadcrumb title or its own; entries
 * that the menu hides count, too. A page without an entry keeps its title.
 */
export function crumbTitles({ header }: Pick<Navigation, 'header'>, here: Here): CrumbTitles {
  const titles = new Map<string, string>();
  for (const { page, breadcrumbOverride, title } of (header?.items ?? []).flatMap(withChildren)) {
    if (!page) continue;
    const address = pageHref(here, page);
    if (breadcrumbOverride || !titles.has(address)) titles.set(address, breadcrumbOverride ?? title);
  }
  return titles;
}

function withChildren(entry: HeaderItem): NavigationItem[] {
  const below = entry.sections.flatMap((section) => section.items.flatMap((item) => [item, ...item.items]));
  return [entry, ...entry.items, ...below];
}
