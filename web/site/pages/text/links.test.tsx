import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Link } from '#contracts/content/values.ts';
import { sampleLink } from '../layout/sample-blocks.ts';
import { draw, testReader } from '../test-reader.tsx';
import { ActionButtons, InlineLink, StandaloneLink } from './content-link.tsx';
import { actionLink, injectionLink } from './create-links.ts';
import { linkAttributes, linkText } from './links.ts';

const to = (values: Partial<Link>): Link => ({ ...sampleLink, page: null, text: 'there', ...values });
const getAttributes = (link: Link) => {
  const target = testReader().target(link);
  return target && linkAttributes(target);
};

describe('PAG-03 where links lead', () => {
  test.each([
    ['a page', sampleLink, '/en-ch/about-us/quality'],
    ['a page with parameters', { ...sampleLink, pageParameters: '?a=b#c' }, '/en-ch/about-us/quality?a=b#c'],
    ['a path', to({ kind: 'PATH', path: '/search' }), '/en-ch/search'],
    ['a file, which has one address for all', to({ kind: 'PATH', path: '/file/x' }), '/file/x'],
    ['another site', to({ kind: 'EXTERNAL', href: 'https://ex.example/a' }), 'https://ex.example/a'],
    ['a mailbox', to({ kind: 'EXTERNAL', href: 'mailto:a@group.example' }), 'mailto:a@group.example'],
    ['a product', injectionLink('product', 'reuss-455', 'x'), '/en-ch/products/reuss-455'],
    ['a service', injectionLink('service', 'calibration', 'x'), '/en-ch/services/calibration'],
  ])('PAG-03 %s', (_, link, href) => {
    expect(getAttributes(link)?.href).toBe(href);
  });

  test.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    [' javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:x'],
    ['//evil.example'],
  ])('PAG-03 the hostile address %j leads nowhere', (href) => {
    expect(getAttributes(to({ kind: 'EXTERNAL', href }))).toBeNull();
  });

  test.each([['//evil.example'], ['javascript:alert(1)'], ['evil.example']])(
    'PAG-03 the path %j leads nowhere',
    (path) => expect(getAttributes(to({ kind: 'PATH', path }))).toBeNull(),
  );

  test('PAG-03 a link to a page that is not there for this reader leaves its words', async () => {
    const gone = { ...sampleLink, page: null };
    expect(await draw(<InlineLink link={gone}>our laboratory</InlineLink>)).toBe('our laboratory');
    expect(await draw(<StandaloneLink link={gone} />)).toBe('');
    expect(await draw(<ActionButtons links={[gone]} />)).toBe('');
  });
});

describe('PAG-03 how links are drawn', () => {
  test('PAG-03 a link in a new tab says so and gives its opener away to nobody', async () => {
    const link = to({ kind: 'EXTERNAL', href: 'https://ex.example', openInNewTab: true });
    const html = await draw(<InlineLink link={link}>report</InlineLink>);
    expect(html).toMatch(/target="_blank"/);
    expect(html).toMatch(/rel="noopener"/);
    expect(html).toContain('(External site, opens in a new tab)');
  });

  test('PAG-03 an external link in the same tab carries rel only', () => {
    expect(getAttributes(to({ kind: 'EXTERNAL', href: 'https://ex.example' }))).toEqual({
      href: 'https://ex.example',
      rel: 'noopener',
    });
  });

  test('NAV-03 an action works without script through the page of the same purpose', () => {
    expect(getAttributes(actionLink('openContactPanel', 'Ask'))).toEqual({
      href: '/en-ch/contact',
      'data-action': 'openContactPanel',
    });
    expect(getAttributes(actionLink('openNewsFeed'))?.href).toBe('/en-ch/news');
    expect(getAttributes(actionLink('openComparePanel'))?.href).toBe('/en-ch/compare');
  });

  test('NAV-03 an unknown action logs a warning and is not drawn', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    afterEach(() => warn.mockRestore());
    expect(await draw(<StandaloneLink link={to({ kind: 'ACTION', action: 'eraseAll' })} />)).toBe('');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('eraseAll'));
  });
});

describe('PAG-03 the words of a link', () => {
  test.each([
    [injectionLink('product', 'emme-350-mc', 'See the {name} at work'), 'See the Emme 350 MC at work'],
    [injectionLink('product', 'uetli-v360', '{name}'), 'Uetli V360'],
    [injectionLink('service', 'operator-training', ''), 'Operator Training'],
    [{ ...sampleLink, text: null }, 'Quality'],
    [{ ...sampleLink, text: 'Read {name}' }, 'Read {name}'],
    [to({ kind: 'EXTERNAL', href: 'https://ex.example', text: '  ' }), ''],
  ])('PAG-03 %#', (link, text) => expect(linkText(link)).toBe(text));
});
