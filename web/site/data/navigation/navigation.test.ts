import { expect, test } from 'vitest';
import { type HeaderItem, type Navigation, visible } from './navigation.ts';

const item = (title: string, rest: Partial<HeaderItem> = {}): HeaderItem => ({
  id: title,
  slug: null,
  title,
  breadcrumbOverride: null,
  linkTitle: null,
  url: `/${title}`,
  unlocalizedUrl: null,
  target: null,
  hidden: false,
  hiddenSubItems: false,
  hiddenInNextRelease: false,
  countries: [],
  page: null,
  items: [],
  sections: [],
  marketing: null,
  ...rest,
});

const navigation = (items: HeaderItem[]): Navigation => ({
  header: { theme: null, hidden: false, items },
  footer: {
    theme: null,
    text: null,
    contactLink: null,
    sections: [
      { id: 'f', slug: 'legal', title: 'Legal', items: [item('terms'), item('nothing', { url: '' })] },
      { id: 'g', slug: null, title: 'Empty', items: [item('hidden', { hidden: true })] },
    ],
  },
});

const titles = (shown: Navigation) => shown.header?.items.map((entry) => entry.title);

test('NAV-01 NAV-02 hidden items, items without address and those of other countries are left out', () => {
  const items = [
    item('about'),
    item('hidden', { hidden: true }),
    item('empty', { url: '' }),
    item('wechat', { countries: ['CN'] }),
    item('group', { url: null, items: [item('child')] }),
    item('collapsed', { hiddenSubItems: true, items: [item('child')] }),
  ];
  expect(titles(visible(navigation(items), 'CH', false))).toEqual(['about', 'group', 'collapsed']);
  expect(titles(visible(navigation(items), 'CN', false))).toEqual(['about', 'wechat', 'group', 'collapsed']);
  const shown = visible(navigation(items), 'CH', false);
  expect(shown.header?.items.at(-1)?.items).toEqual([]);
  expect(shown.footer?.sections.map((section) => section.items.map((entry) => entry.title))).toEqual([
    ['terms'],
  ]);
});

test('NAV-08 NEX-01 what the next release hides is there until then', () => {
  const items = [item('careers', { hiddenInNextRelease: true })];
  expect(titles(visible(navigation(items), 'CH', false))).toEqual(['careers']);
  expect(titles(visible(navigation(items), 'CH', true))).toEqual([]);
});
