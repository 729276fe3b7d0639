import type { StoredBlock, Texts } from '../block/stored-block.ts';
import type { TargetRow } from './find-page.ts';

/** Everything that editors decide about a page: what is kept in stage DRAFT, and copied when it is published. */
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
  /** By language. */
  texts: Record<string, PageTexts>;
  targets: Pick<TargetRow, 'language' | 'state'>[];
  passwords: PagePassword[];
};

export type PageTexts = {
  title: string;
  navigationTitle: string | null;
  description: string | null;
  lead: string | null;
  blocks: Texts;
};

/** In clear only on its way to be hashed. */
export type PagePassword = { label: string; password: string; expires: string | null };
