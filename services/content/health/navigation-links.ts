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
    ...(contact ? [{ link: contact, name: wordsOf(contact.text) }] : []),
  ];
}

function ofItem(item: StoredNavigationItem): NavigationLink[] {
  const { link, title, linkTitle, items = [], sections = [], marketing } = item;
  return [
    ...(link ? [{ link, name: wordsOf(linkTitle) || wordsOf(title) }] : []),
    ...items.flatMap(ofItem),
    ...sections.flatMap(ofSection),
    ...(marketing?.link
      ? [{ link: marketing.link, name: wordsOf(marketing.link.text ?? marketing.title) }]
      : []),
  ];
}

function ofSection({ items }: StoredSection): NavigationLink[] {
  return items.flatMap(ofItem);
}

function wordsOf(texts: Texts | undefined): string {
  return texts?.en ?? Object.values(texts ?? {})[0] ?? '';
}
