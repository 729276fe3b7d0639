import { describe, expect, test, vi } from 'vitest';
import type { Link } from '#contracts/content/values.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { type Here, linkTarget, navigationTarget, pageHref } from './links.ts';
import { testDirectory } from './sites/test-sites.ts';

const directory = testDirectory();
const getSite = (id: string) => directory.sites.find((site) => site.id === id)!;
const here = (site = 'main', language: 'en' | 'de' | 'fr' = 'de', country = 'CH'): Here => ({
  site: getSite(site),
  locale: makeLocale(language, country),
  directory,
});

const empty: Link = {
  kind: 'PATH',
  text: null,
  openInNewTab: false,
  page: null,
  pageParameters: null,
  path: null,
  href: null,
  slug: null,
  action: null,
};
const page = (siteId: string, url: string) => ({ id: 'p', siteId, url, title: 'Page' });

describe('PAG-03 links', () => {
  test.each<[Partial<Link>, string | null]>([
    [{ kind: 'PAGE', page: page('main', '/about-us') }, '/de-ch/about-us'],
    [{ kind: 'PAGE', page: page('main', '/'), pageParameters: '#top' }, '/de-ch#top'],
    [{ kind: 'PAGE', page: page('events', '/events/internal') }, '/de/events/internal'],
    [
      { kind: 'PAGE', page: page('wirelane', '/functions') },
      'http://wirelane.localhost:3000/de-ch/functions',
    ],
    [{ kind: 'PAGE', page: null }, null],
    [{ kind: 'PATH', path: '/stories' }, '/de-ch/stories'],
    [{ kind: 'PATH', path: '/file/report' }, '/file/report'],
    [{ kind: 'PATH', path: '//evil.example' }, null],
    [{ kind: 'EXTERNAL', href: 'https://example.com/a' }, 'https://example.com/a'],
    [{ kind: 'EXTERNAL', href: 'javascript:alert(1)' }, null],
    [{ kind: 'EXTERNAL', href: ' data:text/html,x' }, null],
    [{ kind: 'PRODUCT', slug: 'reuss-455' }, '/de-ch/products/reuss-455'],
    [{ kind: 'SERVICE', slug: 'training' }, '/de-ch/services/training'],
    [{ kind: 'ACTION', action: 'openContactPanel' }, '/de-ch/contact'],
  ])('%j', (link, href) => expect(linkTarget(here(), { ...empty, ...link })?.href ?? null).toBe(href));

  test('from another site, products and contact lead to the main site', () => {
    expect(linkTarget(here('wirelane'), { ...empty, kind: 'PRODUCT', slug: 'x' })?.href).toBe(
      'http://localhost:3000/de-ch/products/x',
    );
  });

  test('a site that lacks the locale is reached in its language, else in English', () => {
    expect(pageHref(here('main', 'fr', 'CH'), page('events', '/events'))).toBe('/en/events');
    expect(pageHref(here('main', 'de', 'CH'), page('events', '/events'))).toBe('/de/events');
  });
});

describe('NAV-03 navigation addresses', () => {
  const item = (url: string, target: string | null = null) =>
    navigationTarget(here(), { url, page: null, target });

  test('actions, plain anchors and paths', () => {
    expect(item('action:openNewsFeed')).toMatchObject({ href: '/de-ch/news', action: 'openNewsFeed' });
    expect(item('https://example.com', '_blank')).toEqual({
      href: 'https://example.com',
      external: true,
      newTab: true,
    });
    expect(item('hard:/de/other')).toMatchObject({ href: '/de/other', external: false });
    expect(item('/about-us')).toMatchObject({ href: '/de-ch/about-us' });
    expect(item('javascript:alert(1)')).toBeNull();
  });

  test('a page keeps the query and fragment of its entry', () => {
    const products = { ...page('main', '/products') };
    const target = navigationTarget(here(), { url: '/products#capabilities', page: products, target: null });
    expect(target?.href).toBe('/de-ch/products#capabilities');
  });

  test('an unknown action leads nowhere and is logged', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(item('action:selfDestruct')).toBeNull();
    expect(warn).toHaveBeenCalledWith('Unknown action in a link: selfDestruct');
    warn.mockRestore();
  });
});
