import { describe, expect, test } from 'vitest';
import type { Block } from '#contracts/content/blocks.ts';
import { samplePage } from '../sample-page.ts';
import { draw } from '../test-reader.tsx';
import { PageView } from './page-view.tsx';
import { sampleBlock } from './sample-blocks.ts';

const text = (anchor: string, title: string): Block =>
  ({ ...sampleBlock('text', 'minimal'), id: anchor, anchor, title }) as Block;
const headings = (html: string) =>
  [...html.matchAll(/<(h[1-6])[^>]*>(.*?)<\/h/g)].map(([, tag, words]) => [tag, words]);

describe('PAG-01 a content page', () => {
  test('PAG-01 its h1 is the title of the hero it begins with', async () => {
    const hero = { ...sampleBlock('hero', 'full'), title: 'A crimp you can measure' } as Block;
    const html = await draw(<PageView page={{ ...samplePage, blocks: [hero, text('a', 'Data')] }} />);
    expect(headings(html).slice(0, 2)).toEqual([
      ['h1', 'A crimp you can measure'],
      ['h2', 'Data'],
    ]);
  });

  test('PAG-01 a hero without words of its own takes the page’s title', async () => {
    const html = await draw(<PageView page={{ ...samplePage, blocks: [sampleBlock('hero', 'minimal')] }} />);
    expect(headings(html)).toEqual([['h1', 'Quality']]);
  });

  test('PAG-01 without a hero title, lead, category and date come first', async () => {
    const page = {
      ...samplePage,
      blocks: [text('a', 'Data')],
      lead: 'What we measure.',
      category: 'Technology',
      publicationDate: '2025-03-11T06:00:00.000Z',
    };
    const html = await draw(<PageView page={page} />);
    expect(headings(html).slice(0, 2)).toEqual([
      ['h1', 'Quality'],
      ['h2', 'Data'],
    ]);
    expect(html).toContain('What we measure.');
    expect(html).toContain('Technology');
    expect(html).toContain('Published on 11\u00a0March\u00a02025');
  });

  test('NAV-10 a long page has a table of contents of its anchored blocks', async () => {
    const blocks = [text('scope', '1 Scope'), text('use', '2 Use')];
    const html = await draw(<PageView page={{ ...samplePage, blocks, tableOfContents: true }} />);
    expect(html).toMatch(/<nav aria-label="Table of contents">/);
    expect(html).toMatch(/href="#scope"/);
    expect(html).toMatch(/id="use"/);
  });

  test('NAV-10 a single entry makes no table of contents', async () => {
    const page = { ...samplePage, blocks: [text('scope', '1 Scope')], tableOfContents: true };
    expect(await draw(<PageView page={page} />)).not.toContain('<nav');
  });
});

describe('PAG-05 pages that are not open to all', () => {
  test('PAG-05 a page with a password shows nothing but the question for it', async () => {
    const page = { ...samplePage, protection: 'password' as const, blocks: [] };
    const html = await draw(<PageView page={page} />);
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toMatch(/<input[^>]*type="password"[^>]*>/);
    expect(headings(html)).toEqual([['h1', 'Please enter the password']]);
  });

  test('PAG-05 what is wrong with the password stands beside its field', async () => {
    const page = { ...samplePage, protection: 'password' as const, blocks: [] };
    const html = await draw(<PageView page={page} problem="This password is not right." />);
    expect(html).toContain('This password is not right.');
    expect(html).toMatch(/aria-invalid="true"/);
  });

  test('PAG-05 a page for a role sends to the sign-in', async () => {
    const page = { ...samplePage, protection: 'role' as const, blocks: [] };
    const html = await draw(<PageView page={page} />);
    expect(html).toMatch(/href="\/en-ch\/mykomax"/);
    expect(html).not.toContain('<form');
  });
});

test('LOC-04 a page without a language for the reader offers those that it has', async () => {
  const page = {
    ...samplePage,
    isLanguageUnavailable: true,
    contentLanguage: null,
    languages: ['de', 'fr', 'it'],
    blocks: [],
  };
  const html = await draw(<PageView page={page} />);
  expect(html).toMatch(/<a[^>]*href="[^"]*\/de-ch\/about-us\/quality"[^>]*>Deutsch/);
  expect(html).toMatch(/<a[^>]*lang="fr"[^>]*>Français/);
  expect(html.match(/<a /g)).toHaveLength(2);
});
