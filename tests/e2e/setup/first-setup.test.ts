import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { parse } from 'yaml';
import { hiddenValues, type SetupStep, setupSteps } from '#contracts/setup/steps.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { type DataDir, freshDataDir, type RunningServer, startServer } from '../../support/server.ts';
import { tryGate } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';
import { velbrand } from '../../support/velbrand.ts';

let data: DataDir;
let server: RunningServer;
const start = async () => {
  server = await startServer({ DATA_DIR: data.path, SAMPLES: 'none' });
};
beforeAll(async () => {
  data = freshDataDir();
  await start();
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

const at = (path: string) => `${server.address}${path}`;
const call = (path: string, init?: RequestInit) => fetch(at(path), { redirect: 'manual', ...init });
/** The line that follows the one that says that the server is ready. */
async function readCode(): Promise<string> {
  await expect.poll(() => server.output().stdout).toMatch(/^Setup code: \S+ /m);
  return /^Setup code: (\S+)/m.exec(server.output().stdout)?.[1] ?? '';
}
const refused = [/^answered (?:422|429|409): /, /^console error: .* status of (?:422|429|409)/];
const goOn = (page: Page) => page.locator('main form button').last().click();
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function enter(page: Page): Promise<void> {
  await page.locator('#code').fill(await readCode());
  await goOn(page);
}

/** Fills in the fields of a step by their names, whatever their kinds. */
async function fill(page: Page, step: SetupStep): Promise<void> {
  const values: Record<string, string> = velbrand[step];
  for (const name of Object.keys(setupSteps[step])) {
    const fields = page.locator(`main form [name=${name}]`);
    const kind = await fields
      .first()
      .evaluate((field) => `${field.tagName} ${field.getAttribute('type') ?? ''}`);
    const value = values[name] ?? '';
    if (kind.endsWith('file')) continue;
    if (kind.startsWith('SELECT')) await fields.selectOption(value);
    else if (kind.endsWith('radio'))
      await page.locator(`#${name} [value=${value}], [name=${name}][value=${value}]`).first().check();
    else if (!kind.endsWith('checkbox')) await fields.fill(value);
    else
      for (const box of await fields.all())
        await box.setChecked(value.split(' ').includes((await box.getAttribute('value')) ?? ''));
  }
}

/** The values in the fields of a step, in the form of `velbrand`. */
async function read(page: Page, step: SetupStep): Promise<Record<string, string>> {
  const shown = Object.keys(velbrand[step]).filter((name) => !hiddenValues.includes(name));
  const values = shown.map(async (name) => {
    const chosen = await page
      .locator(`main form [name=${name}]`)
      .evaluateAll((fields) =>
        (fields as HTMLInputElement[])
          .filter(({ type, checked }) => checked || (type !== 'checkbox' && type !== 'radio'))
          .map(({ value }) => value),
      );
    return [name, chosen.toSorted().join(' ')];
  });
  return Object.fromEntries(await Promise.all(values));
}

/** The same of the expected answers. */
function answers(step: SetupStep): Record<string, string> {
  const shown = Object.entries(velbrand[step]).filter(([name]) => !hiddenValues.includes(name));
  const several = ['languages', 'countries', 'pages'];
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      several.includes(name) ? value.split(' ').toSorted().join(' ') : value,
    ]),
  );
}

test('until there is a company every page leads to the set-up, and every interface says so', async () => {
  for (const path of ['/', '/de/products', '/en/editor', '/sitemap.xml', '/nowhere?x=1']) {
    const answer = await call(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/setup']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  for (const path of ['/graphql/content', '/api/search', '/am/json', '/api/editor-proxy']) {
    const answer = await call(path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(await answer.text()).toContain('/setup');
  }
  for (const path of ['/healthz', '/readyz']) expect((await call(path)).status, path).toBe(200);
  const forged = await call('/setup', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(forged.status).toBe(403);
});

test('a wrong code twenty times, by hand and by programs; the page never shows the right one', async ({
  visit,
}) => {
  const code = await readCode();
  const page = await visit(at('/'), { expected: refused, languages: 'de' });
  expect(pathOf(page)).toBe('/setup');
  await page.locator('#code').fill('ABCD-EFGH');
  await goOn(page);
  expect(await page.locator('#code-error').textContent()).toContain('Noch 4 Versuche');
  await expectNoViolations(page);
  expect(await page.content()).not.toContain(code);
  const tries = Array.from({ length: 20 }, () =>
    call('/setup', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'code=ABCDEFGH',
    }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(17);
  await enter(page);
  expect(await page.locator('#code-error').textContent()).toContain('15 Minuten');
  await server.stop();
  await start();
  expect(await readCode()).not.toBe(code);
});

test('two browsers and a restart lose nothing of a step', async ({ visit }) => {
  const one = await visit(at('/setup'), { script: false, expected: refused });
  await enter(one);
  expect(pathOf(one)).toBe('/setup/company');
  const other = await visit(at('/setup'), { expected: refused });
  await enter(other);
  await one.goto(at('/setup/company'));
  await other.goto(at('/setup/company'));
  await one.locator('#legalName').fill('Velbrand One');
  await goOn(one);
  expect(await one.locator('#errors').textContent()).toContain(text('en', 'setup', 'problem.missing'));
  await expectNoViolations(other);
  await other.locator('#legalName').fill('Velbrand Two');
  await goOn(other);
  expect(await other.locator('main').textContent()).toContain(text('en', 'setup', 'changed.title'));
  expect(await other.locator('#legalName').inputValue()).toBe('Velbrand Two');
  expect(await other.locator('#legalName-hint').textContent()).toContain('Velbrand One');
  await goOn(other);
  await server.stop();
  await start();
  await other.goto(at('/setup/company'));
  await enter(other);
  await other.goto(at('/setup/company'));
  expect(await other.locator('#legalName').inputValue()).toBe('Velbrand Two');
  const [cookie] = (await other.context().cookies()).filter(({ name }) => name === 'setup-pass');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/setup' });
});

test('the look: a logo that could run something is refused at its field, and whoever types a colour sees what comes of it', async ({
  visit,
}) => {
  const page = await visit(at('/setup'), { expected: refused });
  await enter(page);
  await page.goto(at('/setup/look'));
  await page.waitForSelector('ui-setup-look[data-ready]');
  const accentOf = () =>
    page
      .locator('#look-preview')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'));
  const before = await accentOf();
  const pairs = await page.locator('[data-pairs]').textContent();
  await page.locator('#accent').fill('#b00020');
  await expect.poll(accentOf).not.toBe(before);
  await expect.poll(() => page.locator('[data-pairs]').textContent()).not.toBe(pairs);
  await page.locator('#radius').fill('0');
  const cornerOf = () =>
    page.locator('#look-preview').evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
  await expect.poll(cornerOf).toBe('0px');

  const svg = (inside: string) => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30">${inside}<path d="M0 0h120v30H0z"/></svg>`,
    ),
  });
  await page.locator('#logo').setInputFiles(svg('<script>document.title = "mine"</script>'));
  await goOn(page);
  expect(await page.locator('#logo-error').textContent()).toBe(text('en', 'setup', 'problem.logoKind'));
  expect(await page.locator('#accent').inputValue()).toBe('#b00020');
  await expectNoViolations(page);
  await page.locator('#logo').setInputFiles(svg(''));
  await page.locator('button[value=look]').click();
  await expect.poll(() => page.locator('#look-preview img').getAttribute('alt')).toBe('example');
  expect(await page.locator('#logo-hint').textContent()).toBe(text('en', 'setup', 'hint.logoKept'));
});

test('EDI-01 LOC-01 Velbrand is set up without script and with a restart at every step, and nothing of the sample is seen', async ({
  visit,
}) => {
  const page = await visit(at('/setup'), { script: false, languages: 'ja', expected: [/\.js csp$/] });
  // Checks the saved values and the accessibility, which needs scripts.
  const other = await visit(at('/setup'), { languages: 'ja' });
  for (const step of Object.keys(setupSteps) as SetupStep[]) {
    await page.goto(at('/setup'));
    await enter(page);
    await page.goto(at(`/setup/${step}`));
    await fill(page, step);
    await goOn(page);
    expect(pathOf(page), step).not.toBe(`/setup/${step}`);
    await server.stop();
    await start();
    await other.goto(at('/setup'));
    await enter(other);
    await other.goto(at(`/setup/${step}`));
    expect(await read(other, step), step).toEqual(answers(step));
    if (step === 'catalogue' || step === 'mail') await expectNoViolations(other);
  }
  await other.goto(at('/setup'));
  expect(await other.locator('h1').textContent()).toBe(text('ja', 'setup', 'ready.title'));
  await goOn(other);
  await expect.poll(() => other.locator('h1').textContent()).toBe(text('ja', 'setup', 'done.title'));
  await expectNoViolations(other);
  const open = await other
    .locator('main li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(open).toEqual(
    ['/pages?state=DRAFT', '/catalogue', '/team', '/team'].map((path) => `/ja/editor${path}`),
  );
  expect(await other.locator('main li').allTextContents()).toContainEqual(
    expect.stringContaining(text('ja', 'setup', 'done.mail')),
  );
  expect((await call('/setup')).status).toBe(404);
  expect((await call('/setup/company')).status).toBe(404);

  const home = await visit(at('/'), { languages: 'de', width: 390 });
  expect(pathOf(home)).toBe('/de');
  expect(await home.title()).toContain('Velbrand');
  await expectNoViolations(home);
  await expectNoOverflow(home);
  await expectNothingOfTheSample([
    '/de',
    '/fr',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/opensearch.xml',
    '/favicon.svg',
    '/de/editor',
  ]);

  const lost = await call('/de/nowhere');
  expect([lost.status, (await lost.text()).match(ofSample)]).toEqual([404, null]);

  const gate = await visit(at('/de/editor'));
  await tryGate(gate, velbrand.chief.name, velbrand.chief.password);
  expect(await gate.locator('#editor').getAttribute('data-start')).toContain('"role":"chief"');
});

/** The sample's names, and the colours that only its main theme has. */
const { tokens } = parse(readFileSync('seed/company/content/themes/Default.yaml', 'utf8')) as {
  tokens: Record<string, string>;
};
const accents = ['accent', 'accent-hover', 'accent-text', 'accent-subtle', 'inverse-accent'];
const ofSample = new RegExp(
  ['Litzen', 'Reuss', 'Komax', 'group\\.example', ...accents.map((name) => tokens[name] ?? '')].join('|'),
  'g',
);

/** Follows every link from some addresses within the site, and looks for names of the sample company. */
async function expectNothingOfTheSample(from: readonly string[]): Promise<void> {
  const found: string[] = [];
  const seen = new Set(from);
  for (const path of seen) {
    const answer = await fetch(at(path));
    if (answer.status !== 200) found.push(`${path}: ${answer.status}`);
    if (!/text|json|xml/.test(answer.headers.get('content-type') ?? '')) continue;
    const body = await answer.text();
    for (const name of body.match(ofSample) ?? []) found.push(`${path}: ${name}`);
    for (const [, href = ''] of body.matchAll(/(?:href="|<loc>)([^"<#]+)/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), at(path));
      // APIs are called as in their example; each page is checked once, whatever its filters.
      const search = url.pathname.startsWith('/api/') ? url.search : '';
      if (url.origin === server.address && !/^\/(?:assets|image|media|am)\//.test(url.pathname))
        seen.add(url.pathname + search);
    }
  }
  expect(found).toEqual([]);
}
