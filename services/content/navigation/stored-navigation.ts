import type { StoredLink } from '#contracts/content/draft.ts';

/** A text by language. */
export type Texts = { [language: string]: string };

export type StoredNavigationItem = {
  id: string;
  slug?: string;
  title: Texts;
  linkTitle?: Texts;
  breadcrumbOverride?: Texts;
  /** Absent: it is a heading. */
  link?: StoredLink;
  countries?: string[];
  hidden?: boolean;
  hiddenSubItems?: boolean;
  hiddenInNextRelease?: boolean;
  items?: StoredNavigationItem[];
  sections?: StoredSection[];
  marketing?: StoredMarketing;
};

export type StoredSection = { id: string; slug?: string; title?: Texts; items: StoredNavigationItem[] };

export type StoredMarketing = {
  title?: Texts;
  text?: Texts;
  logo?: string;
  backgroundColor: string;
  link?: StoredLink & { text?: Texts };
};

export type StoredHeader = { theme?: string; hidden?: boolean; items: StoredNavigationItem[] };
export type StoredFooter = {
  theme?: string;
  text?: Texts;
  contactLink?: StoredLink & { text?: Texts };
  sections: StoredSection[];
};
