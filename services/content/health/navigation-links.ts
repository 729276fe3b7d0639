import type { StoredLink } from '#contracts/content/draft.ts';
import type { StoredNavigationItem, StoredSection, Texts } from '../navigation/stored-navigation.ts';
import type { SiteFrame } from './find-frames.ts';

export type NavigationLink = { link: StoredLink; name: string };

/** Every link of a site's navigations, with the words on it. */
export function navigationLinks({ header, footer }: SiteFrame): NavigationLink[] {
  const contact = footer?.contactLink;
  return [
    ...(header?.items ?? []).flatMap(ofItem),
    ...(footer?.sections ?? []).flatMap(ofSection),
    ...(contact ? [{ link: contact, name: getEnglishOrFirst(contact.text) }] : []),
  ];
}

function ofItem(item: StoredNavigationItem): NavigationLink[] {
  const { link, title, linkTitle, items = [], sections = [], marketing } = item;
  return [
    ...(link ? [{ link, name: getEnglishOrFirst(linkTitle) || getEnglishOrFirst(title) }] : []),
    ...items.flatMap(ofItem),
    ...sections.flatMap(ofSection),
    ...(marketing?.link
      ? [{ link: marketing.link, name: getEnglishOrFirst(marketing.link.text ?? marketing.title) }]
      : []),
  ];
}

function ofSection({ items }: StoredSection): NavigationLink[] {
  return items.flatMap(ofItem);
}

function getEnglishOrFirst(texts: Texts | undefined): string {
  return texts?.en ?? Object.values(texts ?? {})[0] ?? '';
}
