import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { makeLocale } from '#web/i18n/locales.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { contentContext, type Visit, visitContext } from './context.ts';
import { testDirectory } from './sites/test-sites.ts';
import { redirectFrom } from './stored-redirects.ts';

async function follow(target: string | null, path = '/old', search = '', status = 301) {
  const directory = testDirectory();
  const context = new RouterContextProvider();
  const requested: unknown[] = [];
  context.set(visitContext, {
    site: directory.sites[0]!,
    locale: makeLocale('de', 'CH'),
    path,
    directory,
  } as Visit);
  context.set(contentContext, (async (_: unknown, variables: unknown) => {
    requested.push(variables);
    return { redirects: target === null ? [] : [{ target, status }] };
  }) as ContentClient);
  const answer = await redirectFrom(context, new URL(`http://localhost:3000/de-ch${path}${search}`));
  return { requested, status: answer?.status, location: answer?.headers.get('location') };
}

describe('URL-09 redirects kept as data', () => {
  test('lead to the new address in the reader’s locale, the query kept', async () => {
    expect(await follow('/new/place', '/old', '?a=1')).toMatchObject({
      status: 301,
      location: '/de-ch/new/place?a=1',
    });
    expect(await follow('/new', '/old', '', 302)).toMatchObject({ status: 302, location: '/de-ch/new' });
  });

  test('an absolute target leaves the site', async () => {
    expect(await follow('https://example.com/x')).toMatchObject({ location: 'https://example.com/x' });
  });

  test('lead to addresses beyond ASCII, too, which headers cannot carry as they are written', async () => {
    expect(await follow('/über-uns')).toMatchObject({ status: 301, location: '/de-ch/%C3%BCber-uns' });
    expect(await follow('https://example.com/会社?a=%20')).toMatchObject({
      location: 'https://example.com/%E4%BC%9A%E7%A4%BE?a=%20',
    });
  });

  test('are asked for with and without the locale; none is not an answer', async () => {
    const { requested, status } = await follow(null, '/old/überall');
    expect(requested).toEqual([{ siteId: 'main', urls: ['/old/überall', '/de-ch/old/überall'] }]);
    expect(status).toBeUndefined();
  });
});
