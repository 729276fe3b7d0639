import { expect } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { ask } from '../support/ask.ts';
import { leave } from '../support/frame.ts';
import { test } from '../support/page-test.ts';
import { addressIn, type SamplePage, samplePages } from '../support/sample-pages.ts';
import { originOf } from '../support/site.ts';

const behindPassword = samplePages().filter(({ protection }) => protection === 'password');
const behindRole = samplePages().filter(({ protection }) => protection === 'role');

/** What only the opened page may say: the longer texts of its blocks. */
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
      const { text } = await ask(originOf('main') + way);
      for (const secret of secrets) expect(text.includes(secret), `${way}: ${secret}`).toBe(false);
    }
  }
});

test('PAG-05 nor can it be queried', async () => {
  const query = `query { sites { id slug } }`;
  const content = async (body: object) => {
    const { text } = await ask(`${originOf('main')}/graphql/content`, {
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
  const { text } = await ask(`${originOf('main')}/sitemap.xml`);
  const sitemaps = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const all = (await Promise.all(sitemaps.map((address) => ask(address))))
    .map((answer) => answer.text)
    .join();
  for (const page of [...behindPassword, ...behindRole]) {
    expect(all.includes(`${addressIn('en', page)}<`), page.path).toBe(false);
  }
});

test.for(behindRole.map((page) => addressIn('en', page)))(
  'PAG-05 %s sends to the sign-in',
  async (path, { visit }) => {
    const page = await visit(path);
    expect(await page.getByRole('main').getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/en/mykomax',
    );
  },
);

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
    expect((await ask(originOf('main') + path)).text).not.toContain(secret);
  },
);
