import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router';
import { describe, expect, test } from 'vitest';
import { makeLocale } from '#web/i18n/locales.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { getAlternates } from '#web/site/visit/alternates.ts';
import type { Here } from '#web/site/visit/links.ts';
import { sampleBlock } from './layout/sample-blocks.ts';
import { pageMeta } from './meta.ts';
import { samplePage } from './sample-page.ts';
import { testReader } from './test-reader.tsx';

const { site, directory } = testReader();
const findHere = (language: 'en' | 'de' | 'fr' | 'zh', country?: string): Here => ({
  site,
  directory,
  locale: makeLocale(language, country),
});
const origin = 'http://localhost:3000';
const here = findHere('en', 'CH');

const link = (meta: MetaDescriptor[], rel: string) =>
  meta.flatMap((entry) => ('rel' in entry && entry.rel === rel ? [entry.href] : []));
const property = (meta: MetaDescriptor[], name: string) =>
  meta.flatMap((entry) => ('property' in entry && entry.property === name ? [entry.content] : []))[0];
const named = (meta: MetaDescriptor[], name: string) =>
  meta.flatMap((entry) => ('name' in entry && entry.name === name ? [entry.content] : []))[0];
const graph = (meta: MetaDescriptor[]) => {
  const data = meta.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []))[0];
  return (data as { '@graph': Record<string, unknown>[] } | undefined)?.['@graph'] ?? [];
};

describe('LOC-07 versions of a page', () => {
  test('LOC-07 every locale with a text of its own is named, with its country in capitals', () => {
    const alternates = Object.fromEntries(
      getAlternates(samplePage, here).map(({ hrefLang, href }) => [hrefLang, href]),
    );
    expect(alternates).toMatchObject({
      en: `${origin}/en/about-us/quality`,
      'en-US': `${origin}/en-us/about-us/quality`,
      'fr-CH': `${origin}/fr-ch/about-us/quality`,
      'de-CH': `${origin}/de-ch/about-us/quality`,
    });
  });

  test('LOC-07 a version for one country is offered to no other, a missing language to nobody', () => {
    const tags = getAlternates(samplePage, here).map(({ hrefLang }) => hrefLang);
    expect(tags).not.toContain('de');
    expect(tags).not.toContain('zh');
  });

  test('LOC-07 everybody else is sent to the international English page', () => {
    const rest = getAlternates(samplePage, here).at(-1);
    expect(rest).toEqual({ hrefLang: 'x-default', href: `${origin}/en/about-us/quality` });
  });

  test('LOC-07 all locales of a page name the same versions', () => {
    expect(getAlternates(samplePage, findHere('fr', 'FR'))).toEqual(getAlternates(samplePage, here));
  });

  test('LOC-07 the canonical address is the page’s own, in lower case', () => {
    expect(link(pageMeta(samplePage, findHere('en', 'US')), 'canonical')).toEqual([
      `${origin}/en-us/about-us/quality`,
    ]);
  });

  test('LOC-07 a page that falls back names its source as canonical and no versions', () => {
    const fallback = { ...samplePage, isLanguageFallback: true, contentLanguage: 'en' };
    const meta = pageMeta(fallback, findHere('zh'));
    expect(link(meta, 'canonical')).toEqual([`${origin}/en/about-us/quality`]);
    expect(link(meta, 'alternate')).toEqual([]);
  });
});

describe('what search engines and shared links read', () => {
  test('title and description', () => {
    const meta = pageMeta(samplePage, here);
    expect(meta).toContainEqual({ title: 'Quality – main' });
    expect(named(meta, 'description')).toBe('How we measure a crimp.');
    expect(documentTitle('About main', here)).toBe('About main');
  });

  test('PAG-08 a missing description is cut from the lead', () => {
    const meta = pageMeta({ ...samplePage, description: null, lead: 'word '.repeat(60) }, here);
    expect(named(meta, 'description')).toMatch(/^word.*word…$/);
  });

  test('IMG-02 the shared picture is 1200 × 630 and has a full address', () => {
    const meta = pageMeta(samplePage, here);
    expect(property(meta, 'og:image')).toMatch(
      /^http:\/\/localhost:3000\/image\/a1b2\/1200x630-crop-90.*\.webp$/,
    );
    expect(property(meta, 'og:image:width')).toBe('1200');
    expect(property(meta, 'og:image:height')).toBe('630');
    expect(property(meta, 'og:image:alt')).toBe('A machine');
    expect(property(meta, 'og:locale')).toBe('en_US');
  });

  test('the picture of the hero stands in, a drawing does not', () => {
    const drawing = { ...samplePage.image!, contentType: 'image/svg+xml' };
    expect(property(pageMeta({ ...samplePage, image: null }, here), 'og:image')).toContain('/image/a1b2/');
    expect(property(pageMeta({ ...samplePage, image: drawing }, here), 'og:image')).toBeUndefined();
  });

  test('the home page names the publisher, the others their place in the site', () => {
    const home = { ...samplePage, slug: 'home', url: '/', ancestors: [] };
    expect(graph(pageMeta(home, here)).map((thing) => thing['@type'])).toEqual(['WebPage', 'Organization']);
    const [page, breadcrumb] = graph(pageMeta(samplePage, here));
    expect(page).toMatchObject({ '@type': 'WebPage', name: 'Quality', inLanguage: 'en' });
    expect(breadcrumb?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'About us', item: `${origin}/en-ch/about-us` },
      { '@type': 'ListItem', position: 2, name: 'Quality', item: `${origin}/en-ch/about-us/quality` },
    ]);
  });

  test('a top page below home has a breadcrumb of one step', () => {
    const [, breadcrumb] = graph(pageMeta({ ...samplePage, ancestors: [] }, here));
    expect(breadcrumb?.['@type']).toBe('BreadcrumbList');
  });

  test('releases are articles with their date', () => {
    const release = {
      ...samplePage,
      type: 'MEDIA_RELEASE' as const,
      publicationDate: '2025-03-11T06:00:00.000Z',
    };
    const meta = pageMeta(release, here);
    expect(property(meta, 'og:type')).toBe('article');
    expect(property(meta, 'article:published_time')).toBe('2025-03-11T06:00:00.000Z');
    expect(graph(meta)[0]).toMatchObject({ '@type': 'NewsArticle', headline: 'Quality' });
  });

  test('only folded texts that all ask something are questions', () => {
    const accordion = sampleBlock('accordion', 'full');
    const asking = {
      ...accordion,
      items:
        'items' in accordion ? accordion.items.map((item) => ({ ...item, title: 'What is a crimp?' })) : [],
    } as typeof accordion;
    const types = (blocks: (typeof accordion)[]) =>
      graph(pageMeta({ ...samplePage, blocks }, here)).map((thing) => thing['@type']);
    expect(types([asking])).toContain('FAQPage');
    expect(types([asking, accordion])).not.toContain('FAQPage');
  });

  test.each([
    ['protected', { protection: 'password' as const }],
    ['without a text for the reader', { isLanguageUnavailable: true, contentLanguage: null }],
  ])('PAG-05 a page that is %s is for no index', (_, values) => {
    const meta = pageMeta({ ...samplePage, ...values }, here);
    expect(named(meta, 'robots')).toBe('noindex');
    expect(link(meta, 'alternate')).toEqual([]);
    expect(graph(meta)).toEqual([]);
  });

  test('a title that closes the script element does not get out of it', () => {
    const title = '</script><script>alert(1)</script>';
    const meta = pageMeta({ ...samplePage, title }, here);
    const Stub = createRoutesStub([{ path: '/', Component: Meta, meta: () => meta }]);
    const html = renderToStaticMarkup(<Stub initialEntries={['/']} />);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)['@graph'][0].name).toBe(title);
  });
});
