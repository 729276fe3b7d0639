import type { StoredDraft } from '#services/content/page/draft/page-draft.ts';
import { plainPage } from '../../../support/records/plain-page.ts';
import { siteRecord } from '../../../support/records/sites.ts';

const mainSite = '00000000-0000-4000-8000-000000000001';
export const otherHost = '00000000-0000-4000-8000-000000000002';

export const sites = [
  siteRecord({ id: mainSite, name: 'Litzen' }),
  siteRecord({
    id: otherHost,
    key: 'wirelane',
    slug: 'wirelane',
    name: 'Wirelane',
    domains: ['www.wirelane.example'],
    sortIndex: 1,
  }),
];

export type Words = {
  readonly title: string;
  readonly lead?: string;
  readonly text?: string;
  readonly heading?: string;
};

/** A page with a title, a lead, a block with a heading and some words in it, by language. */
export function page(
  n: number,
  texts: Readonly<Record<string, Words>>,
  change: Partial<StoredDraft> = {},
): StoredDraft {
  return {
    id: `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`,
    siteId: mainSite,
    path: `/page-${n}`,
    ...plainPage,
    blocks: [{ id: 'intro', type: 'hero', anchor: null, tone: 'plain', layout: 'full', actions: [] }],
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { title, lead = null, text = '', heading = '' }]) => [
        language,
        {
          title,
          navigationTitle: null,
          description: null,
          lead,
          blocks: { 'intro/title': heading || title, 'intro/lead': text },
        },
      ]),
    ),
    targets: [],
    passwords: [],
    ...change,
  };
}
