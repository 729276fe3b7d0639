import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { setupStepNames } from '#contracts/setup/steps.ts';
import { openFirstSetup } from '#server/setup/first-setup.ts';
import { type Content, contentToken, openContent } from '#services/content/index.ts';
import { openSetupStore, type SetupStore } from '#services/setup/index.ts';
import { solveCompanyTheme } from '#web/design/themes/company-theme.ts';
import { askContent } from '../../support/back-ends/ask-content.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { velbrand } from '../../support/velbrand.ts';

const secret = 'the secret of this installation, for tests';
const log = { info() {}, warn() {}, error: console.error };
const theme = solveCompanyTheme('#e2b10c', '#0d3b4c');
let database: FreshDatabase;
let store: SetupStore;
let content: Content;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  store = await openSetupStore(database.pool, secret);
  content = await openContent({ pool: database.pool, log, secret, production: true });
});
afterAll(() => database.close());

const open = () => openFirstSetup({ store, content, isFactorRequired: false, log: { ...log, debug() {} } });

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
    // The same change on both sides is no conflict.
    expect((await setup.save('company', other, 1)).kind).toBe('saved');
    // After a restart it is there.
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
    expect(setup.problemsOf('look', { accent: 'red', inverse: '#0d3b4' })).toEqual({
      accent: 'invalid',
      inverse: 'invalid',
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

test('EDI-01 LOC-01 a set-up makes a site in the chosen languages and its chief, once, and remembers no more than that', async () => {
  const setup = await open();
  await store.begin();
  expect(await setup.finish(theme)).toEqual({ kind: 'lacking', step: 'company' });
  for (const step of setupStepNames) {
    const { revision = 0 } = (await setup.steps())[step] ?? {};
    expect(await setup.save(step, velbrand[step], revision)).toEqual({ kind: 'saved', problems: {} });
  }
  // Two browsers at the same button.
  expect(await Promise.all([setup.finish(theme), setup.finish(theme)])).toEqual([
    { kind: 'done' },
    { kind: 'done' },
  ]);
  expect(setup.isOpen()).toBe(false);
  expect((await open()).isOpen()).toBe(false);
  expect(await store.progress()).toBe('finished');
  expect(await store.steps()).toEqual({});

  const token = contentToken(secret);
  const { send } = askContent({ url: 'http://content.example/graphql', fetch: content.handle });
  const ask = async (query: string, variables = {}) =>
    (await send(query, variables, { token })).data as Record<string, Record<string, unknown>[]>;
  const { sites, themes, countries } = await ask(`{
    sites { name legalName portalName domains languages { languageCode } theme headerNavigation { items { title } } }
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
    },
  ]);
  expect(themes).toMatchObject([{ key: 'Company', tokens: theme.tokens }]);
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
  expect((await ask(sign, { name, password })).signInEditor).toMatchObject({ token: expect.any(String) });
});
