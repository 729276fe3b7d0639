import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openContext } from '../browser/browser.ts';
import { samplePassword } from '../server.ts';
import { originOf } from '../site.ts';
import { text } from '../texts.ts';
import { leave } from './frame.ts';

/** People of the sample data, by what they are (seed/company/accounts). */
export const people = {
  /** Has every service. */
  customer: 'eva.brandt@nordlicht.example',
  /** Of another organisation: its roles come as one text. */
  otherCustomer: 'luis.ortega@bajio.example',
  /** Waits for a service. */
  applicant: 'kim.dalton@prairie.example',
  onPremise: 'petr.kovar@rozvadece.example',
  newcomer: 'new.user@atlas.example',
  /** Looks after the people of one organisation. */
  administrator: 'sabine.vogt@nordlicht.example',
  /** Looks after the people of all. */
  internalAdministrator: 'rolf.amstutz@group.example',
  employee: 'nina.frei@group.example',
} as const;
export type Person = keyof typeof people;

const spoken = (page: Page) => new URL(page.url()).pathname.slice(1, 3);

/** Without script, the browser itself refuses what the portal's page has it fetch ahead. */
export const scriptRefused = /^request failed: \S+\.js csp$/;

/** The form of a page on which somebody signs in, registers, …. */
export function signInForm(page: Page): Locator {
  return page.getByRole('main').locator('form');
}

/** Fills in a step by the labels of its fields, in the words of the page; `terms` and the like are ticked. */
export async function fillInStep(page: Page, fields: Readonly<Record<string, string | true>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = signInForm(page).getByLabel(text(spoken(page), 'signIn', `field.${name}`), { exact: true });
    if (value === true) await field.check();
    else await field.fill(value);
  }
}

/** Sends the step and waits for what comes. */
export async function sendStep(page: Page): Promise<void> {
  await leave(page, () =>
    signInForm(page).getByRole('button').and(page.locator('[type=submit]')).first().click(),
  );
}

/** Signs in on the sign-in page that is shown. Ends where the person wanted to be, or on the page that says why not. */
export async function signIn(page: Page, person: Person, password = samplePassword): Promise<void> {
  await fillInStep(page, { email: people[person], password });
  await sendStep(page);
}

const tokensKey = 'FR-SDK-kmx_uapp_login';

/** Signs in on the way to the page of the portal that was opened, and waits until it is there with its tokens. */
export async function enterPortal(page: Page, person: Person, path = '/en/mykomax'): Promise<void> {
  await page.waitForURL('**/sign-in?*');
  await signIn(page, person);
  await page.waitForURL(`**${path}`);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, tokensKey);
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The state of a browser in which somebody has signed in, through the real pages the first time. All windows with it, of
 * all test files, share one session: a test that ends it, or changes the password, signs in for itself.
 */
export async function signedInState(browser: Browser, person: Person): Promise<State> {
  const kept = join(inject('signedIn'), `${person}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as State;
  const state = await makeState(browser, person);
  // Another file may read it at this moment.
  writeFileSync(`${kept}-${process.pid}`, JSON.stringify(state));
  renameSync(`${kept}-${process.pid}`, kept);
  return state;
}

/** The ID token of somebody who has signed in, as the browser keeps it. */
export async function idTokenOf(browser: Browser, person: Person): Promise<string> {
  const { origins } = await signedInState(browser, person);
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === tokensKey);
  return (JSON.parse(kept?.value ?? '{}') as { idToken?: string }).idToken ?? '';
}

async function makeState(browser: Browser, person: Person): Promise<State> {
  const context = await openContext(browser, { baseURL: originOf('main') });
  try {
    const page = await context.newPage();
    await page.goto('/en/mykomax');
    await enterPortal(page, person);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
