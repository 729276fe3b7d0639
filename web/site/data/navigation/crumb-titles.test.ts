import { expect, test } from 'vitest';
import { makeLocale } from '#web/i18n/locales.ts';
import { testDirectory } from '#web/site/visit/sites/test-sites.ts';
import { crumbTitles, type HeaderItem, type NavigationItem } from './navigation.ts';

const directory = testDirectory();
const here = { directory, site: directory.sites[0]!, locale: makeLocale('de') };

const item = (path: string, rest: Partial<NavigationItem> = {}): NavigationItem => ({
  id: path,
  slug: null,
  title: `title of ${path}`,
  breadcrumbOverride: null,
  linkTitle: null,
  url: path,
  unlocalizedUrl: null,
  target: null,
  hidden: false,
  hiddenSubItems: false,
  hiddenInNextRelease: false,
  countries: [],
  page: { id: path, siteId: 'main', url: path, title: `page ${path}` },
  ...rest,
});
const top = (path: string, rest: Partial<HeaderItem> = {}): HeaderItem => ({
  ...item(path),
  items: [],
  sections: [],
  marketing: null,
  ...rest,
});

test('NAV-04 the entry that leads to a page names it in the breadcrumb, an override before all others', () => {
  const section = (items: HeaderItem['sections'][number]['items']) => ({
    id: 's',
    slug: null,
    title: null,
    items,
  });
  const titles = crumbTitles(
    {
      header: {
        theme: null,
        hidden: false,
        items: [
          top('/about-us', {
            sections: [
              section([
                {
                  ...item('/about-us/history', { title: '50 years', breadcrumbOverride: 'History' }),
                  items: [item('/about-us/history/1975')],
                },
                { ...item('/about-us', { title: 'All about us' }), items: [] },
              ]),
            ],
          }),
          top('/legal', { hidden: true, items: [item('/legal/terms')] }),
          top('/nowhere', { page: null }),
        ],
      },
    },
    here,
  );
  expect([...titles]).toEqual([
    ['/de/about-us', 'title of /about-us'],
    ['/de/about-us/history', 'History'],
    ['/de/about-us/history/1975', 'title of /about-us/history/1975'],
    ['/de/legal', 'title of /legal'],
    ['/de/legal/terms', 'title of /legal/terms'],
  ]);
});
