import type { saveSites } from '#services/content/site/save-sites.ts';

export type SiteRecord = Parameters<typeof saveSites>[1][number];

/** A site with two languages and the given differences. */
export const siteRecord = (change: Partial<SiteRecord> = {}): SiteRecord => ({
  id: '00000000-0000-4000-8000-000000000001',
  key: 'main',
  slug: '',
  name: 'Main',
  domains: ['www.group.example'],
  theme: 'Default',
  internationalOnly: false,
  hideSideButtons: false,
  enableCutFont: false,
  legalName: null,
  portalName: null,
  logo: null,
  languages: ['en', 'de'],
  extraLanguages: [],
  sortIndex: 0,
  ...change,
});
