import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { begin, reply } from '../../identity/support/journey.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { type RunningServer, samplePassword, startServer } from '../../support/server.ts';
import {
  fillInStep,
  type Person,
  people,
  scriptRefused,
  sendStep,
  signIn,
} from '../../support/site/sign-in.ts';
import { text } from '../../support/texts.ts';

const data = sampleDataDir();
let site: RunningServer;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.path, SECOND_FACTOR: 'required' });
});

afterAll(async () => {
  await site?.stop();
  await data.remove();
});

const refused = /^answered 422: |status of 422 /;
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const isIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'idp_session');

describe('IDP-07 where a second factor is required', () => {
  test.for<[Person, string | undefined]>([
    ['administrator', 'SetUpApp'],
    ['internalAdministrator', 'SetUpApp'],
    ['employee', 'SetUpApp'],
    ['customer', undefined],
    ['newcomer', undefined],
  ])('%s is led to %s', async ([person, stage]) => {
    const first = await begin(site.address, 'Login');
    const { json, cookies } = await reply(site.address, first, [people[person], samplePassword]);
    expect([json.stage, cookies !== '']).toEqual([stage, stage === undefined]);
  });

  test('an administrator sets up an app without script, keeps the codes and is in; then the app is asked for', async ({
    visit,
  }) => {
    const page = await visit(`${site.address}/de/sign-in`, {
      script: false,
      width: 390,
      expected: [refused, scriptRefused],
    });
    await signIn(page, 'administrator');
    expect(await titleOf(page)).toBe(text('de', 'signIn', 'setUp.title'));
    await page.getByRole('img', { name: text('de', 'signIn', 'setUp.qr') }).waitFor();
    await expectNoOverflow(page);
    const secret = Secret.fromBase32((await page.locator('code').innerText()).replaceAll(' ', ''));
    const app = new TOTP({ secret });

    await fillInStep(page, { code: '000000' });
    await sendStep(page);
    expect(await page.getByRole('alert').textContent()).toBe(text('de', 'signIn', 'problem.code'));
    expect(await isIn(page)).toBe(false);
    const code = app.generate();
    await fillInStep(page, { code });
    await sendStep(page);
    expect(await titleOf(page)).toBe(text('de', 'signIn', 'codes.title'));
    const codes = await page.getByRole('main').locator('li code').allInnerTexts();
    expect(codes).toHaveLength(10);
    expect(await isIn(page)).toBe(false);
    await sendStep(page);
    expect([new URL(page.url()).pathname, await isIn(page)]).toEqual(['/de/mykomax', true]);

    const other = await begin(site.address, 'Login');
    const step = await reply(site.address, other, [people.administrator, samplePassword]);
    expect(step.json.stage).toBe('OneTimeCode');
    const used = await reply(site.address, step, [code, 0]);
    expect(used.json.stage).toBe('OneTimeCode');
    const recovering = await reply(site.address, used, ['', 1]);
    expect(recovering.json.stage).toBe('RecoveryCode');
    expect((await reply(site.address, recovering, [codes[0], 0])).cookies).toContain('idp_session=');
  });

  test('both steps are accessible', async ({ visit }) => {
    const page = await visit(`${site.address}/en/sign-in`);
    await signIn(page, 'employee');
    await expectNoViolations(page);
    const secret = Secret.fromBase32((await page.locator('code').innerText()).replaceAll(' ', ''));
    await fillInStep(page, { code: new TOTP({ secret }).generate() });
    await sendStep(page);
    expect(await titleOf(page)).toBe(text('en', 'signIn', 'codes.title'));
    await expectNoViolations(page);
  });

  test('whoever began before the owner was done has nothing to go on with', async () => {
    const begun = async () =>
      reply(site.address, await begin(site.address, 'Login'), [people.internalAdministrator, samplePassword]);
    const codeOf = ({ json }: Awaited<ReturnType<typeof begun>>) => {
      const uri = json.callbacks?.[0]?.output.find(({ name }) => name === 'value')?.value;
      const secret = new URL(String(uri)).searchParams.get('secret') ?? '';
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    };
    const [owner, other] = [await begun(), await begun()];
    const done = await reply(site.address, owner, ['mfaDeviceRegistration', codeOf(owner)]);
    expect(done.json.stage).toBe('NewRecoveryCodes');
    const late = await reply(site.address, other, ['mfaDeviceRegistration', codeOf(other)]);
    expect([late.status, late.cookies]).toEqual([401, '']);
  });
});
