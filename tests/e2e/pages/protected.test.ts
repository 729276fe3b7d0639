import { expect } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { roles } from '#contracts/identity/roles.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { newDraft } from '../../support/site/drafts.ts';
import { callEditor, editorCookies, editors } from '../../support/site/editors.ts';
import { leave } from '../../support/site/frame.ts';
import { addressIn, type SamplePage, samplePages } from '../../support/site/sample-pages.ts';
import { enterPortal, signIn } from '../../support/site/sign-in.ts';
import { originOf } from '../../support/site.ts';

const behindPassword = samplePages().filter(({ protection }) => protection === 'password');
const behindRole = samplePages().filter(({ protection }) => protection === 'role');

/** Texts that only the unlocked page may contain: the longer ones of its blocks. */
function secretsOf({ blocks }: SamplePage): string[] {
  const texts = JSON.stringify(blocks).matchAll(/"(?:lead|text|title)":"([^"\\*[\]_]{25,60})/g);
  return [...texts].map(([, words = '']) => words);
}

test('PAG-06 the protected pages of the sites are there', () => {
  const addresses = behindPassword.map((page) => addressIn('en', page));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/en/productronica/internal',
      '/en/events/internal-2025',
      '/en/events/internal-2025/internal-productronica',
      '/en/events/internal-2025/internal-wirepro-expo-grafenau',
    ]),
  );
  expect(behindPassword.filter(({ site }) => site === 'brand-portal').length).toBe(3);
});

test.for(behindPassword.map((page) => addressIn('en', page)))(
  'PAG-05 PAG-06 %s asks for its password',
  async (path, { visit }) => {
    const page = await visit(path);
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Please enter the password');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectNoViolations(page);
  },
);

test('PAG-05 the content of protected pages is in no answer', async () => {
  for (const page of [...behindPassword, ...behindRole]) {
    const secrets = secretsOf(page);
    expect(secrets.length, page.path).toBeGreaterThan(0);
    const path = addressIn('en', page);
    for (const way of [path, `${path}.data`, `${path}/_payload.json`, `${path}?preview=true&stage=DRAFT`]) {
      const { text } = await sendRequest(originOf('main') + way);
      for (const secret of secrets) expect(text.includes(secret), `${way}: ${secret}`).toBe(false);
    }
  }
});

test('PAG-05 nor can it be queried', async () => {
  const query = `query { sites { id slug } }`;
  const content = async (body: object) => {
    const { text } = await sendRequest(`${originOf('main')}/graphql/content`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return text;
  };
  const { data } = JSON.parse(await content({ query })) as {
    data: { sites: { id: string; slug: string }[] };
  };
  for (const page of [...behindPassword, ...behindRole]) {
    const siteId = data.sites.find(({ slug }) => slug === (page.site === 'main' ? '' : page.site))?.id;
    const answer = await content({
      query: `query page($siteId: ID!, $path: String!) {
        page(siteId: $siteId, path: $path, country: "ALL") {
          title protection lead description
          blocks { id type ... on TextBlock { text } ... on HeroBlock { lead } ... on AccordionBlock { items { text } } }
        }
      }`,
      variables: { siteId, path: page.path },
    });
    for (const secret of secretsOf(page))
      expect(answer.includes(secret), `${page.path}: ${secret}`).toBe(false);
  }
});

test('PAG-05 protected pages are in no sitemap', async () => {
  const { text } = await sendRequest(`${originOf('main')}/sitemap.xml`);
  const sitemaps = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const all = (await Promise.all(sitemaps.map((address) => sendRequest(address))))
    .map((answer) => answer.text)
    .join();
  for (const page of [...behindPassword, ...behindRole]) {
    expect(all.includes(`${addressIn('en', page)}<`), page.path).toBe(false);
  }
});

const partnerArea = '/en/partner-area';
const [partnerSecret = ''] = secretsOf(behindRole.find(({ path }) => path === '/partner-area')!);
const partnerPaper = '/file/partner-handbook';

test('PAG-05 a page by role opens for who is signed in and has the role, with its files', async ({
  visit,
}) => {
  const page = await visit(partnerArea, { as: 'customer' });
  await page.getByRole('heading', { level: 1, name: 'Good to have you here' }).waitFor();
  expect(await page.locator('body').textContent()).toContain(partnerSecret);
  await expectNoViolations(page);
  const again = await page.goto(partnerArea);
  expect(again?.headers()['cache-control']).toBe('private, no-store');
  const paper = await page.request.get(partnerPaper);
  expect(paper.status()).toBe(200);
  expect(paper.headers()['cache-control']).toBe('private, no-store');
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('PAG-05 a stranger goes through the sign-in and comes back to the page by role', async ({ visit }) => {
  const page = await visit(`${partnerArea}#terms`, {});
  await page.waitForURL('**/sign-in?*');
  await signIn(page, 'customer');
  await page.waitForURL(`**${partnerArea}#terms`);
  await page.getByRole('heading', { level: 1, name: 'Good to have you here' }).waitFor();
});

test('PAG-05 who lacks the role reads so, and who may give it', async ({ visit }) => {
  const page = await visit(partnerArea, {
    as: 'administrator',
    expected: [/^answered 403: /, /status of 403/],
  });
  await page.getByRole('heading', { level: 1, name: 'You have no access to this page yet' }).waitFor();
  const main = page.getByRole('main');
  const words = await main.textContent();
  expect(words).toContain('sabine.vogt@nordlicht.example');
  expect(words).toContain('needs access to Direct');
  expect(await main.getByRole('link', { name: 'Rolf Amstutz' }).getAttribute('href')).toMatch(/^mailto:/);
  expect(await page.locator('body').textContent()).not.toContain(partnerSecret);
  await expectNoViolations(page);
  expect((await page.request.get(partnerPaper)).status()).toBe(404);
});

test('PAG-05 a page by role closes again with the session', async ({ visit }) => {
  const page = await visit('/en/mykomax', {});
  await enterPortal(page, 'customer');
  await page.goto(partnerArea);
  await page.getByRole('heading', { level: 1, name: 'Good to have you here' }).waitFor();
  await page.goto('/en/mykomax/logout');
  await page.waitForURL('**/signed-out');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_by_role');
  const { status, text } = await answerOf(page.request.get(partnerArea));
  expect(status).toBe(200);
  expect(text).not.toContain(partnerSecret);
  expect((await page.request.get(partnerPaper)).status()).toBe(404);
});

test('PAG-05 a page by role on a host of its own signs in there, too', async ({ visit }) => {
  const path = `/for-partners-${crypto.randomUUID()}`;
  await publishedPage('/pricing-and-licences', { path, protection: 'role', requiredRole: roles.direct });
  const page = await visit(`/en${path}`, { site: 'wirelane' });
  await page.waitForURL('**/sign-in?*');
  await signIn(page, 'customer');
  await page.waitForURL(`${originOf('wirelane')}/en${path}`);
  await page.getByText('For partners only.').waitFor();
});

test('PAG-05 without script the page by role names the portal, and tells nothing of itself', async ({
  visit,
}) => {
  const page = await visit(partnerArea, { script: false });
  const link = page.getByRole('main').getByRole('link', { name: 'Log in' });
  expect(await link.getAttribute('href')).toBe('/en/mykomax');
  expect(await page.locator('body').textContent()).not.toContain(partnerSecret);
});

test('PAG-05 no forged token and no other site makes anybody known', async () => {
  const to = `${originOf('main')}/api/page-access`;
  const send = (headers: Record<string, string>) => sendRequest(to, { method: 'POST', headers });
  const own = { origin: originOf('main') };
  expect((await send({ ...own, authorization: 'Bearer a.b.c' })).status).toBe(401);
  expect((await send(own)).status).toBe(401);
  expect((await send({ origin: 'https://evil.example', authorization: 'Bearer a.b.c' })).status).toBe(403);
});

test.for([true, false])(
  'PAG-05 a protected page opens with its password, with script %s',
  async (script, { visit }) => {
    const sample = behindPassword.find(
      ({ site, passwords }) => site === 'brand-portal' && passwords.length > 0,
    )!;
    const path = addressIn('en', sample);
    const page = await visit(path, {
      script,
      expected: [/^answered 422: /, /^console error: .* status of 422/],
    });
    const enter = (password: string) =>
      leave(page, async () => {
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Open page' }).click();
      });
    await enter('not-the-password');
    expect(await page.getByRole('main').textContent()).toContain('This password is not right.');
    if (script) await expectNoViolations(page);
    await enter(sample.passwords[0]!);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    const [secret = ''] = secretsOf(sample);
    expect(await page.locator('body').textContent()).toContain(secret);
    expect((await sendRequest(originOf('main') + path)).text).not.toContain(secret);
  },
);

async function answerOf(response: Promise<{ status(): number; text(): Promise<string> }>) {
  const answer = await response;
  return { status: answer.status(), text: await answer.text() };
}

/** A page with one sentence, published for this test on the site of another page. */
async function publishedPage(beside: string, parts: Partial<PageDraft>): Promise<void> {
  const { editor: cookie } = await editorCookies('chief');
  const { data } = await callEditor('reads', 'findPages', { search: beside }, { cookie });
  const { nodes } = (data as { editedPages: { nodes: { siteId: string; path: string }[] } }).editedPages;
  const { siteId } = nodes.find(({ path }) => path === beside)!;
  const quote = [{ id: 'words', type: 'quote' }];
  const id = await newDraft(quote, { 'words/quote': 'For partners only.' }, { siteId, ...parts });
  const { data: kept } = await callEditor('reads', 'editedPage', { id }, { cookie });
  const { revision } = (kept as { editedPage: { revision: number } }).editedPage;
  const wish = { pageId: id, languages: ['en'], revision, by: editors.chief };
  const { data: done } = await callEditor('changes', 'publishPage', wish, { cookie });
  const { publishPage } = done as { publishPage: { done: boolean } };
  expect(publishPage.done, JSON.stringify(publishPage)).toBe(true);
}
