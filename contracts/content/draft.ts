import type { RichText } from './rich-text.ts';
import type { LinkKind } from './values.ts';

/** Content as editors write it and as it is stored: links and files are ids, words stand by language. */

/** A link without its text, which is stored by language. Only the fields of its kind are present. */
export type StoredLink = {
  kind: LinkKind;
  page?: string;
  pageParameters?: string;
  path?: string;
  href?: string;
  slug?: string;
  action?: string;
  openInNewTab?: boolean;
};

/** What is the same in every language. Lists hold items with an `id`; pages, files and pictures are ids. */
export type StoredBlock = {
  id: string;
  type: string;
  anchor: string | null;
  tone: string;
  /** In published content only: the block is in the source language until its translation is published. */
  language?: string;
  [field: string]: StoredValue;
};

export type StoredItem = { id: string; [field: string]: StoredValue };
export type StoredVideo = { provider: 'file' | 'youtube' | 'vimeo'; id: string; poster?: string };
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | string[]
  | StoredLink
  | (StoredLink & { id: string })[]
  | StoredVideo
  | StoredItem[];

/**
 * What belongs to a language, by unit. A unit is the way to a text through the block: `intro/title`,
 * `figures/items/2/label`, `intro/actions/1/text`.
 */
export type Texts = { [unit: string]: string | RichText };

/** Everything that editors decide about a page, as it is stored in stage DRAFT and copied at publication. */
export type PageDraft = {
  id: string;
  siteId: string;
  /** `/` for the home page. */
  path: string;
  sourceLanguage: string;
  type: 'CONTENT' | 'STORY' | 'MEDIA_RELEASE' | 'SYSTEM';
  pageType: string;
  theme: string;
  injection: { kind: 'product' | 'service'; slug: string } | null;
  countries: string[];
  protection: 'none' | 'password' | 'role';
  requiredRole: string | null;
  tableOfContents: boolean;
  image: string | null;
  sortIndex: number;
  publicationDate: string | null;
  category: string | null;
  adhoc: boolean;
  contacts: string[];
  products: string[];
  blocks: StoredBlock[];
  /** The texts of the page, by language. */
  texts: Record<string, PageTexts>;
};

export type PageTexts = {
  title: string;
  navigationTitle: string | null;
  description: string | null;
  lead: string | null;
  blocks: Texts;
};
