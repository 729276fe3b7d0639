import { sampleBlock, sampleImage } from './layout/sample-blocks.ts';
import type { PageData } from './page-query.ts';

/** A content page for the tests of this folder, published in three languages, German for Switzerland only. */
export const samplePage: PageData = {
  id: 'p1',
  siteId: 'main',
  slug: 'quality',
  title: 'Quality',
  url: '/about-us/quality',
  type: 'CONTENT',
  theme: 'Default',
  category: null,
  adhoc: false,
  contacts: [],
  products: [],
  description: 'How we measure a crimp.',
  lead: null,
  image: sampleImage,
  publicationDate: null,
  updatedAt: '2025-11-20T08:00:00.000Z',
  tableOfContents: false,
  protection: 'none',
  protectedBy: null,
  requiredRole: null,
  passwordVersions: [],
  languages: ['en', 'de', 'fr'],
  contentLanguage: 'en',
  isLanguageFallback: false,
  isLanguageUnavailable: false,
  alternateVersions: [
    { language: 'en', countries: [], url: '/about-us/quality' },
    { language: 'fr', countries: [], url: '/about-us/quality' },
    { language: 'de', countries: ['CH'], url: '/about-us/quality' },
  ],
  ancestors: [{ id: 'p0', title: 'About us', url: '/about-us' }],
  blocks: [sampleBlock('hero', 'full'), sampleBlock('text', 'full')],
};
