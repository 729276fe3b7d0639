import { beforeAll, describe, expect, test as plainTest } from 'vitest';
import { stableId } from '#services/content/import/stable-id.ts';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { test } from '../../../support/browser/page-test.ts';
import { sendRequest } from '../../../support/send-request.ts';
import { newDraft, savedDraft } from '../../../support/site/drafts.ts';
import { callEditor, editorCookies, requestLink } from '../../../support/site/editors.ts';
import { findPage, findSite } from '../../../support/site/query.ts';
import { addressIn, samplePages } from '../../../support/site/sample-pages.ts';
import { originOf } from '../../../support/site.ts';
import { text } from '../../../support/texts.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';

let cookie = '';
beforeAll(async () => {
  ({ editor: cookie = '' } = await editorCookies('chief'));
});

async function previewOf(pageId: string, locale: string, days = 0, label = '') {
  const { data, code } = await requestLink('makePreview', { pageId, locale, days, label }, cookie);
  return {
    code,
    ...(data as { makePreview?: { token: string; expiresAt: string } } | undefined)?.makePreview,
  };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(originOf('main') + path, { headers });

describe('EDI-02 a preview', () => {
  test('is the page at its own address, in the language and look that were asked for', async ({ visit }) => {
    const { token } = await previewOf(await findPage('', '/about-us'), 'de');
    const page = await visit(`/de/about-us?preview=${token}&theme=Dark_Copper&asOf=2031-05-01T08:00`, {
      width: 390,
    });
    const ribbon = page.getByRole('complementary', { name: text('de', 'frame', 'preview.label') });
    expect(await ribbon.textContent()).toContain('1.\u00a0Mai\u00a02031');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('Dark_Copper');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectNoViolations(page);
  });

  plainTest('is for nobody’s cache, no search engine, and no frame but the editor area’s', async () => {
    const { token } = await previewOf(await findPage('', '/about-us'), 'en');
    const { status, headers } = await get(`/en/about-us?preview=${token}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${originOf('main')}`);
    expect(headers['set-cookie']).toBeUndefined();
    const plain = await get('/en/about-us');
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(plain.headers['x-robots-tag']).toBeUndefined();
    expect(plain.text).not.toContain('preview');
  });

  plainTest('says nothing by a link for another page or locale, or by none of ours', async () => {
    const { token = '' } = await previewOf(await findPage('', '/about-us'), 'en');
    const [version, page, locale, expires, signature] = token.split('.');
    const later = [version, page, locale, Number(expires) + 1, signature].join('.');
    const other = [version, nowhere, locale, expires, signature].join('.');
    for (const forged of ['x', 'true', later, other, `${token}x`, `${token.slice(0, -1)}`]) {
      const { status, text, headers } = await get(`/en/about-us?preview=${forged}`);
      expect(status, forged).toBe(403);
      expect(headers['x-robots-tag'], forged).toContain('noindex');
      expect(text).not.toContain('class="preview');
    }
    for (const path of ['/en/contact', '/de/about-us', '/en', '/en/about-us/innovation'])
      expect((await get(`${path}?preview=${token}`)).status, path).toBe(403);
    const nothing = await previewOf(nowhere, 'en');
    expect((await get(`/en/about-us?preview=${nothing.token}`)).status).toBe(403);
  });

  test('does not ask whoever looks at it to change to another country', async ({ visit }) => {
    const { token } = await previewOf(await findPage('', '/about-us'), 'en');
    const banner = 'frame-region-banner';
    const page = await visit('/en/about-us', { languages: 'de-CH' });
    await page.locator(banner).getByRole('link').waitFor();
    await page.goto(`/en/about-us?preview=${token}`);
    expect(await page.locator(banner).count()).toBe(0);
  });

  plainTest('shows the home page of a site, too', async () => {
    const { token = '' } = await previewOf(await findPage('', '/'), 'en');
    const answer = await get(`/en?preview=${token}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(text('en', 'frame', 'preview.published'));
  });

  plainTest('lasts an hour, or the days that were chosen', async () => {
    const id = await findPage('', '/about-us');
    for (const [days, hours] of [
      [0, 1],
      [1, 24],
      [7, 168],
      [30, 720],
    ] as const) {
      const { expiresAt = '' } = await previewOf(id, 'en', days);
      const left = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
      expect(Math.abs(left - hours), String(days)).toBeLessThan(0.1);
    }
    for (const days of [2, 31, -1, 1.5])
      expect((await previewOf(id, 'en', days)).code).toBe('BAD_USER_INPUT');
    const unsigned = await requestLink('makePreview', { pageId: id, locale: 'en', days: 0 });
    expect(unsigned).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  plainTest('is withdrawn, one link or all, from that moment on', async () => {
    const id = await newDraft([]);
    const { path } = await savedDraft(id);
    const name = `Dealer ${crypto.randomUUID()}`;
    const [own, first, second, third] = await Promise.all([
      previewOf(id, 'en'),
      previewOf(id, 'en', 7, name),
      previewOf(id, 'de', 1),
      previewOf(id, 'en', 30),
    ]);
    const livingLinks = async () => {
      const { data } = await callEditor('reads', 'previewLinks', { pageId: id }, { cookie });
      return (data as { previewLinks: { id: string; label: string; by: string; locale: string }[] })
        .previewLinks;
    };
    const links = await livingLinks();
    expect(links.length, 'the one for the form is none').toBe(3);
    const named = links.find(({ label }) => label === name);
    expect(named).toMatchObject({ by: 'Petra Ott', locale: 'en' });
    const answers = async (token = '', locale = 'en') =>
      (await get(`/${locale}${path}?preview=${token}`)).status;
    const all = () =>
      Promise.all([
        answers(own.token),
        answers(first.token),
        answers(second.token, 'de'),
        answers(third.token),
      ]);
    expect(await all()).toEqual([200, 200, 200, 200]);
    const withdraw = (variables: object) =>
      callEditor('changes', 'withdrawPreviewLinks', { pageId: id, ...variables }, { cookie });

    // Neither below another page nor with the id of another page's link.
    await withdraw({ pageId: nowhere, id: named?.id });
    expect(await answers(first.token)).toBe(200);
    await withdraw({ id: named?.id });
    expect(await all()).toEqual([200, 410, 200, 200]);
    await withdraw({ id: null });
    expect(await all()).toEqual([200, 410, 410, 410]);
    expect(await livingLinks()).toEqual([]);

    const [version, page, locale, expires, link, signature] = (first.token ?? '').split('.');
    const without = [version, page, locale, expires, signature].join('.');
    expect(link).toMatch(/^[\da-f-]{36}$/);
    expect(await answers(without), 'a link without its note is none of ours').toBe(403);
  });

  plainTest('is not withdrawn by who does not edit', async () => {
    const wish = { pageId: nowhere, id: null };
    const refused = await callEditor('changes', 'withdrawPreviewLinks', wish);
    expect(refused).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const made = await previewOf(nowhere, 'en', 7);
    expect(made.code, 'nothing is made for a page that there is not').toBe('NOT_FOUND');
  });

  test('shows a page that was never published, to who has its link', async ({ visit }) => {
    const draft = samplePages().find(({ isPublished, site }) => !isPublished && site === 'main')!;
    const path = addressIn('en', draft);
    expect((await get(path)).status).toBe(404);
    const { token } = await previewOf(stableId('page', `main${draft.path}`), 'en');
    const page = await visit(`${path}?preview=${token}`);
    expect(await page.title()).toContain(draft.title);
    expect(await page.locator('body').textContent()).toContain(text('en', 'frame', 'preview.new'));
  });
});

plainTest('EDI-02 the draft of a page by its link, and of no other page', async () => {
  const id = await findPage('', '/about-us');
  const { token = '' } = await previewOf(id, 'de');
  const origin = originOf('main');
  const fetchDraft = async (operationName: string, variables: object, preview: string) => {
    const { status, text } = await sendRequest(`${origin}/api/hygraph-draft-proxy`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-preview-token': preview },
      body: JSON.stringify({ operationName, variables }),
    });
    return {
      status,
      answer: JSON.parse(text) as { data?: { pageById?: { id: string; contentLanguage: string } } },
    };
  };
  const found = await fetchDraft('previewedPage', { id }, token);
  expect(found.answer.data?.pageById).toMatchObject({ id, contentLanguage: 'de' });
  expect((await fetchDraft('previewedPage', { id: nowhere }, token)).status).toBe(403);
  expect((await fetchDraft('editors', {}, token)).status).toBe(403);
  expect((await fetchDraft('addEditor', { name: 'x', grants: [{ role: 'chief' }] }, token)).status).toBe(403);
  expect((await fetchDraft('previewedPage', { id }, `${token}x`)).status).toBe(401);
});

describe('EDI-02 the site in draft', () => {
  plainTest('is for editors who ask for it, and for nobody else', async () => {
    const words = text('en', 'frame', 'preview.site');
    const session = { cookie: `editor=${cookie}` };
    const draft = await get('/en?stage=draft', session);
    expect(draft.text).toContain(words);
    expect(draft.headers['cache-control']).toBe('private, no-store');
    expect(draft.headers['x-robots-tag']).toContain('noindex');
    for (const [path, headers] of [
      ['/en?stage=draft', {}],
      ['/en?stage=draft', { cookie: `editor=${cookie}x` }],
      ['/en', session],
    ] as const)
      expect((await get(path, headers)).text, path).not.toContain(words);
  });
});

type Navigation = { header: { items: { title: Record<string, string> }[] } };

plainTest('EDI-02 around a preview editors see the menus in draft, others the published ones', async () => {
  const site = await findSite('');
  const which = { kind: 'navigation', id: site };
  const found = await callEditor('reads', 'record', which, { cookie });
  const { record } = found.data as { record: { data: Navigation; revision: number } };
  const title = `Menu ${crypto.randomUUID()}`;
  const [first, ...rest] = record.data.header.items;
  const items = [{ ...first, title: { ...first?.title, en: title } }, ...rest];
  const save = (data: unknown, revision: number) =>
    callEditor('changes', 'saveRecord', { ...which, data, revision }, { cookie });
  const saved = await save({ ...record.data, header: { ...record.data.header, items } }, record.revision);
  try {
    const { token } = await previewOf(await findPage('', '/about-us'), 'en');
    const address = `/en/about-us?preview=${token}`;
    const own = await get(address, { cookie: `editor=${cookie}` });
    expect(own.text).toContain(title);
    expect(own.headers['cache-control']).toBe('private, no-store');
    for (const headers of [undefined, { cookie: `editor=${cookie}x` }])
      expect((await get(address, headers)).text).not.toContain(title);
    expect((await get('/en/about-us', { cookie: `editor=${cookie}` })).text).not.toContain(title);
  } finally {
    const { saveRecord } = saved.data as { saveRecord: { revision: number } };
    await save(record.data, saveRecord.revision);
  }
});

plainTest(
  'EDI-01 only the editor area lets in the rich-text library’s own policy for what is pasted',
  async () => {
    const policyOf = async (path: string, headers: Record<string, string> = {}) =>
      (await get(path, headers)).headers['content-security-policy'];
    expect(await policyOf('/en/editor', { cookie: `editor=${cookie}` })).toContain(
      'trusted-types ProseMirrorClipboard',
    );
    for (const path of ['/en/editor', '/en', '/en/mykomax', '/style-guide'])
      expect(await policyOf(path), path).toMatch(/trusted-types 'none'(?:;|$)/);
  },
);

test('EDI-02 who shares a preview sees whom it was given to, and takes it back', async ({ visit }) => {
  const id = await newDraft([]);
  const page = await visit(`/en/editor/pages/${id}`, { cookies: { editor: cookie } });
  const dialog = page.getByRole('dialog', { name: 'Share the preview' });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.getByLabel('For whom').fill('The printer');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect((await sendRequest(address)).status).toBe(200);
  const given = dialog.getByRole('listitem').filter({ hasText: 'The printer' });
  await given.getByText(/^en · Petra Ott · ends on /).waitFor();
  await expectNoViolations(page, { without: ['frame-title'] });
  await given.getByRole('button', { name: 'Withdraw the link “The printer”' }).click();
  expect((await sendRequest(address)).status, 'not by one press').toBe(200);
  await given.getByRole('button', { name: 'Really withdraw' }).click();
  await given.waitFor({ state: 'detached' });
  expect((await sendRequest(address)).status).toBe(410);
});
