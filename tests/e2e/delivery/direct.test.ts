import { expect, test } from 'vitest';
import { stableId } from '#services/content/import/stable-id.ts';
import { sendRequest } from '../../support/send-request.ts';
import { findPage } from '../../support/site/query.ts';
import { addressIn, samplePages } from '../../support/site/sample-pages.ts';
import { originOf } from '../../support/site.ts';

test('URL-08 ?direct leads from the id of a page to its address, in the locale of the request', async () => {
  const id = await findPage('', '/about-us');
  const { status, headers } = await sendRequest(`${originOf('main')}/de/${id}?direct`);
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/de/about-us' });
});

test('URL-08 ?direct leads to the domain of the page’s own site', async () => {
  const id = await findPage('wirelane', '/');
  const { status, headers } = await sendRequest(`${originOf('main')}/de/${id}?direct`);
  expect({ status, location: headers.location }).toEqual({
    status: 302,
    location: `${originOf('wirelane')}/de`,
  });
});

test('URL-08 ?direct with an id that no page has is an unknown page', async () => {
  expect(
    (await sendRequest(`${originOf('main')}/de/00000000-0000-4000-8000-000000000000?direct`)).status,
  ).toBe(404);
});

test.for(['STORY', 'MEDIA_RELEASE', 'SYSTEM'])('URL-08 ?direct finds pages of type %s, too', async (type) => {
  const sample = samplePages().find(
    (page) => page.type === type && page.site === 'main' && page.isPublished,
  )!;
  const id = await findPage('', sample.path);
  const { status, headers } = await sendRequest(`${originOf('main')}/en/${id}?direct`);
  expect({ status, location: headers.location }).toEqual({ status: 302, location: addressIn('en', sample) });
});

test('URL-08 ?direct finds the pages of all sites from the host of any', async () => {
  const ofMain = await findPage('', '/about-us');
  const toMain = await sendRequest(`${originOf('wirelane')}/de/${ofMain}?direct`);
  expect(toMain.headers.location).toBe(`${originOf('main')}/de/about-us`);
  const below = await findPage('productronica', '/');
  const toBelow = await sendRequest(`${originOf('main')}/en/${below}?direct`);
  expect(toBelow.headers.location).toBe('/en/productronica');
});

test('URL-08 ?direct is kept by nobody, and leads to no page that only drafts have', async () => {
  const id = await findPage('', '/about-us');
  const { headers } = await sendRequest(`${originOf('main')}/en/${id}?direct`);
  expect(headers['cache-control']).toMatch(/no-cache|no-store/);
  const draft = samplePages().find(({ isPublished, site }) => !isPublished && site === 'main')!;
  const { status } = await sendRequest(
    `${originOf('main')}/en/${stableId('page', `main${draft.path}`)}?direct`,
  );
  expect(status).toBe(404);
});
