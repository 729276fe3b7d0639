import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { setupStepNames } from '#contracts/setup/steps.ts';
import { solveCompanyTheme } from '#contracts/themes/company-theme.ts';
import { openMailboxes } from '#server/mail/mailboxes.ts';
import type { Config } from '#server/settings/config.ts';
import { openFirstSetup } from '#server/setup/first-setup.ts';
import { type Content, contentToken, openContent } from '#services/content/index.ts';
import { type Files, openFiles } from '#services/files/index.ts';
import { openProducts, type Products } from '#services/products/index.ts';
import { openSetupStore, type SetupStore } from '#services/setup/index.ts';
import { callContent } from '../../support/back-ends/call-content.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { startMailServer } from '../../support/network/mail-server.ts';
import { velbrand } from '../../support/velbrand.ts';

const secret = 'the secret of this installation, for tests';
const log = { info() {}, warn() {}, error: console.error };
const theme = solveCompanyTheme('#e2b10c', '#0d3b4c');
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><path d="M0 0h120v30H0z"/></svg>';
const typeface = 'web/design/fonts/inter-basic.woff2';
let database: FreshDatabase;
let store: SetupStore;
let content: Content;
let products: Products;
let files: Files;
let directory: string;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  store = await openSetupStore(database.pool, secret);
  directory = await mkdtemp(join(tmpdir(), 'setup-'));
  files = openFiles({ directory, secret, isShown: (hash) => content.isShown(hash) });
  products = await openProducts({ pool: database.pool, log, secret, production: true });
  content = await openContent({ pool: database.pool, log, secret, production: true });
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const open = () =>
  openFirstSetup({
    store,
    content,
    files,
    isFactorRequired: false,
    secret,
    products,
    hasMailServer: false,
    log: { ...log, debug() {} },
  });

describe('the code of a set-up', () => {
  test('opens it as it was shown, in whatever letters; what it opened ends with the next start', async () => {
    const code = await store.renewCode();
    expect(code).toMatch(/^[A-HJKMNP-Z2-79]{4}-[A-HJKMNP-Z2-79]{4}$/);
    const right = await store.tryCode(` ${code.toLowerCase().replace('-', ' ')}`);
    const pass = right.kind === 'right' ? right.pass : '';
    expect(await store.isPass(pass)).toBe(true);
    await store.renewCode();
    expect(await store.isPass(pass)).toBe(false);
    expect(await store.tryCode(code)).toEqual({ kind: 'wrong', left: 4 });
  });

  test('may be tried five times, also by many at once; then it rests, for the right one, too, until the next start', async () => {
    const code = await store.renewCode();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.tryCode('WRNG-WRNG')));
    expect(outcomes.filter(({ kind }) => kind === 'wrong')).toHaveLength(4);
    const rest = outcomes.flatMap((outcome) => (outcome.kind === 'resting' ? outcome.seconds : []));
    expect(rest).toHaveLength(16);
    expect(Math.min(...rest)).toBeGreaterThan(14 * 60);
    expect((await store.tryCode(code)).kind).toBe('resting');
    expect((await store.tryCode(await store.renewCode())).kind).toBe('right');
  });

  test('is counted anew after the rest', async () => {
    const code = await store.renewCode();
    for (let tries = 0; tries < 5; tries += 1) await store.tryCode('WRNG-WRNG');
    await database.pool.query(`UPDATE setup.code SET rests_until = now() - interval '1 second'`);
    expect(await store.tryCode('WRNG-WRNG')).toEqual({ kind: 'wrong', left: 4 });
    expect((await store.tryCode(code)).kind).toBe('right');
  });

  test('stands in no table', async () => {
    const code = await store.renewCode();
    const { rows } = await database.pool.query('SELECT c::text AS row FROM setup.code c');
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
  });
});

describe('a step of a set-up', () => {
  test('is kept half-filled; of two that began with the same, the later one is shown the other', async () => {
    const setup = await open();
    const half = { legalName: 'Velbrand Maschinenbau AG' };
    const saved = await setup.save('company', half, 0);
    expect(saved).toMatchObject({ kind: 'saved', problems: { street: 'missing', country: 'missing' } });
    expect((await setup.steps()).company).toEqual({ values: half, revision: 1 });
    const other = { legalName: 'Velbrand GmbH' };
    expect((await setup.save('company', other, 1)).kind).toBe('saved');
    expect(await setup.save('company', { legalName: 'Velbrand SE' }, 1)).toEqual({
      kind: 'changed',
      kept: { values: other, revision: 2 },
    });
    // The same change on both sides is not a conflict.
    expect((await setup.save('company', other, 1)).kind).toBe('saved');
    // It is still there after a restart.
    expect((await (await open()).steps()).company?.values).toEqual(other);
  });

  test('says what is wrong with it', async () => {
    const setup = await open();
    expect(setup.problemsOf('site', { host: 'nonsense', languages: 'xx', units: 'Cubits' })).toMatchObject({
      host: 'invalid',
      languages: 'noLanguage',
      units: 'invalid',
    });
    expect(setup.problemsOf('site', { languages: 'de fr', defaultLanguage: 'en' })).toMatchObject({
      defaultLanguage: 'notAmongLanguages',
    });
    expect(setup.problemsOf('mail', { mailSecurity: 'tls', mailPort: '70000' })).toEqual({
      mailPort: 'invalid',
    });
    expect(setup.problemsOf('catalogue', { starter: '../products' })).toEqual({ starter: 'invalid' });
    const look = { accent: 'red', inverse: '#0d3b4', radius: '17', typeface: 'own' };
    expect(setup.problemsOf('look', look)).toEqual({
      accent: 'invalid',
      inverse: 'invalid',
      radius: 'invalid',
      typefaceFile: 'typefaceMissing',
    });
    expect(setup.problemsOf('chief', { name: ' editor ' })).toMatchObject({ name: 'nameTaken' });
  });

  test('keeps a password as its hash alone, and one that is weak not at all', async () => {
    const setup = await open();
    const chief = { name: 'Ada Winter', email: 'ada@velbrand.example' };
    const weak = await setup.save('chief', { ...chief, password: 'passwort1234' }, 0);
    expect(weak).toMatchObject({ kind: 'saved', problems: { password: 'passwordCommon' } });
    const strong = await setup.save('chief', { ...chief, password: velbrand.chief.password }, 1);
    expect(strong).toEqual({ kind: 'saved', problems: {} });
    const { password: hash = '' } = (await setup.steps()).chief?.values ?? {};
    expect(hash).toMatch(/^scrypt\$/);
    expect((await setup.save('chief', { ...chief, password: '' }, 2)).kind).toBe('saved');
    expect((await setup.steps()).chief?.values.password).toBe(hash);
  });
});

describe('the mail server of a company', () => {
  const letter = { language: 'en', subject: 'A trial', text: 'It came.' } as const;

  test('takes a mail at once, or it is said at which field something is wrong', async () => {
    const setup = await open();
    const server = await startMailServer((to) => (to === 'nobody@velbrand.example' ? 550 : 250));
    const { hostname, port } = new URL(server.url);
    let revision = 0;
    const tryWith = async (values: Record<string, string>) => {
      const given = { mailHost: hostname, mailPort: port, mailSecurity: 'startTls', ...values };
      expect(await setup.save('mail', given, revision)).toEqual({ kind: 'saved', problems: {} });
      revision += 1;
      return setup.tryMail(letter);
    };
    expect(await tryWith({})).toEqual({ mailTest: 'missing' });
    expect(await tryWith({ mailTest: 'ada@velbrand.example' })).toEqual({});
    expect(server.arrived).toMatchObject([
      { to: 'ada@velbrand.example', text: expect.stringContaining('It came.') },
    ]);
    expect(await tryWith({ mailTest: 'nobody@velbrand.example' })).toEqual({ mailTest: 'mailRefused' });
    await server.close();
    expect(await tryWith({ mailTest: 'ada@velbrand.example' })).toEqual({ mailHost: 'mailUnreachable' });
  });

  test('keeps its password sealed, and an empty field leaves it', async () => {
    const setup = await open();
    const { revision = 0 } = (await setup.steps()).mail ?? {};
    const given = { mailHost: 'mail.velbrand.example', mailSecurity: 'tls', mailUser: 'ada' };
    await setup.save('mail', { ...given, mailPassword: 'a word for mail' }, revision);
    const sealed = (await setup.steps()).mail?.values.mailPassword;
    expect(sealed).not.toContain('word');
    await setup.save('mail', { ...given, mailPassword: '' }, revision + 1);
    expect((await setup.steps()).mail?.values.mailPassword).toBe(sealed);
  });
});

describe('the files of a company', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a foreign object', '<foreignObject><p/></foreignObject>'],
    ['an event', '<path onload="alert(1)"/>'],
    ['a picture from elsewhere', '<image href="https://elsewhere.example/a.png"/>'],
    ['a style that asks another server', '<style>path{fill:url(https://elsewhere.example/a)}</style>'],
  ])('a logo with %s is refused', async (_, inside) => {
    const setup = await open();
    const drawing = logo.replace('</svg>', `${inside}</svg>`);
    expect(await setup.problemOfFile('logo', Buffer.from(drawing))).toBe('logoKind');
  });

  test('a logo is a drawing without a document type, of bounded size', async () => {
    const { problemOfFile } = await open();
    expect(await problemOfFile('logo', Buffer.from(logo))).toBeUndefined();
    expect(await problemOfFile('logo', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${logo}`))).toBe(
      'logoKind',
    );
    expect(await problemOfFile('logo', Buffer.from('GIF89a'))).toBe('logoKind');
    expect(await problemOfFile('logo', Buffer.alloc(65 * 1024, ' '))).toBe('fileTooLarge');
  });

  test('a typeface is a whole WOFF2', async () => {
    const { problemOfFile } = await open();
    const bytes = await readFile(typeface);
    expect(await problemOfFile('typeface', bytes)).toBeUndefined();
    expect(await problemOfFile('typeface', bytes.subarray(0, -1))).toBe('typefaceKind');
    expect(await problemOfFile('typeface', Buffer.from(logo))).toBe('typefaceKind');
    expect(await problemOfFile('typeface', Buffer.alloc(301 * 1024))).toBe('fileTooLarge');
  });
});

test('EDI-01 LOC-01 a set-up makes a site in the chosen languages and its chief, once, and remembers no more than that', async () => {
  const setup = await open();
  await store.begin();
  expect(await setup.finish(theme)).toEqual({ kind: 'lacking', step: 'company' });
  for (const step of setupStepNames) {
    const { revision = 0 } = (await setup.steps())[step] ?? {};
    const files = { logo, typeface: 'own', typefaceFile: (await readFile(typeface)).toString('base64') };
    const mail = { mailHost: 'mail.velbrand.example', mailUser: 'ada', mailPassword: 'a: word' };
    const values = { ...velbrand[step], ...(step === 'look' && files), ...(step === 'mail' && mail) };
    expect(await setup.save(step, values, revision)).toEqual({ kind: 'saved', problems: {} });
  }
  // Two browsers press the same button.
  expect(await Promise.all([setup.finish(theme), setup.finish(theme)])).toEqual([
    { kind: 'done' },
    { kind: 'done' },
  ]);
  expect(setup.isOpen()).toBe(false);
  expect((await open()).isOpen()).toBe(false);
  expect(await store.progress()).toBe('finished');
  expect(await store.steps()).toEqual({});
  const { rows: classes } = await database.pool.query<{ slug: string; names: Record<string, string> }>(
    'SELECT slug, names FROM products.classification ORDER BY position',
  );
  expect(classes.map(({ slug }) => slug)).toEqual([
    'packaging',
    'cartoners',
    'flow-wrappers',
    'fillers',
    'palletisers',
  ]);
  expect(classes.map(({ names }) => Object.keys(names).length)).toEqual([11, 11, 11, 11, 11]);
  expect(await setup.hasProducts()).toBe(false);
  const { rows: kept } = await database.pool.query('SELECT p::text AS row FROM setup.progress p');
  expect(kept.map(({ row }) => row).join()).not.toMatch(/word/);
  const { smtpUrl, sender } = await openMailboxes({} as Config, { store, ownCompany: undefined, secret });
  expect(smtpUrl()).toBe('smtps://ada:a%3A%20word@mail.velbrand.example:465');
  expect(sender()).toBe('Velbrand <sales@velbrand.example>');

  const token = contentToken(secret);
  const { send } = callContent({ url: 'http://content.example/graphql', fetch: content.handle });
  const call = async (query: string, variables = {}) =>
    (await send(query, variables, { token })).data as Record<string, Record<string, unknown>[]>;
  const { sites, themes, countries } = await call(`{
    sites { name legalName portalName domains languages { languageCode } theme logo { url } headerNavigation { items { title } } }
    themes { key tokens }
    countries { countryCode supportedLanguages { languageCode } defaultLanguage { languageCode } }
  }`);
  expect(sites).toMatchObject([
    {
      name: 'Velbrand',
      legalName: 'Velbrand Maschinenbau AG',
      portalName: 'MyVelbrand',
      domains: ['www.velbrand.example'],
      theme: 'Company',
      logo: { url: expect.stringMatching(/^\/image\//) },
    },
  ]);
  const address = expect.stringMatching(/^\/media\/\w+\/typeface\.woff2$/);
  expect(themes).toMatchObject([{ key: 'Company', tokens: { ...theme.tokens, 'typeface-file': address } }]);
  const [{ tokens } = { tokens: {} }] = (themes ?? []) as { tokens: Record<string, string> }[];
  const font = await files.handleMedia(new Request(`http://site.example${tokens['typeface-file']}`));
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect(font.headers.get('cache-control')).toContain('immutable');
  const [{ logo: shown } = { logo: { url: '' } }] = (sites ?? []) as { logo: { url: string } }[];
  const drawn = await files.handleImage(new Request(`http://site.example${shown.url}/original.svg`));
  expect(await drawn.text()).toBe(logo);
  const addressed = countries?.filter(
    ({ supportedLanguages }) => (supportedLanguages as unknown[]).length > 0,
  );
  expect(addressed?.map(({ countryCode }) => countryCode).sort()).toEqual(['ALL', 'DE', 'US']);

  const { rows: texts } = await database.pool.query<{ language: string; all: string }>(
    `SELECT language, string_agg(t::text, ' ') AS all FROM content.page_text t GROUP BY language ORDER BY language`,
  );
  expect(texts.map(({ language }) => language)).toEqual(['de', 'fr']);
  for (const { all } of texts) {
    expect(all).toContain('Velbrand Maschinenbau AG');
    expect(all).not.toMatch(/\{\w+\}|Litzen|Reuss|group\.example/);
  }
  const { rows: pages } = await database.pool.query<{ path: string; stages: string }>(
    `SELECT path, string_agg(stage::text, ' ' ORDER BY stage) AS stages FROM content.page_version GROUP BY path ORDER BY path`,
  );
  expect(Object.fromEntries(pages.map(({ path, stages }) => [path, stages]))).toEqual({
    '/': 'DRAFT PUBLISHED',
    '/about-us': 'DRAFT',
    '/about-us/locations-and-contacts': 'DRAFT PUBLISHED',
    '/contact': 'DRAFT PUBLISHED',
    '/legal/imprint': 'DRAFT PUBLISHED',
    '/legal/privacy': 'DRAFT PUBLISHED',
    '/legal/terms': 'DRAFT PUBLISHED',
    '/products': 'DRAFT PUBLISHED',
    '/services': 'DRAFT',
  });
  const sign = `mutation($name: String!, $password: String!) {
    signInEditor(name: $name, password: $password, address: "192.0.2.1") { token } }`;
  const { name, password } = velbrand.chief;
  expect((await call(sign, { name, password })).signInEditor).toMatchObject({ token: expect.any(String) });
});
