import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openContext } from '../browser/browser.ts';
import { samplePassword } from '../server.ts';
import { originOf } from '../site.ts';
import { text } from '../texts.ts';
import { leave } from './frame.ts';

/** People of the sample data by their role (seed/company/accounts). */
export const people = {
  /** Has every service. */
  customer: 'eva.brandt@nordlicht.example',
  /** From another organisation: its roles are a single text. */
  otherCustomer: 'luis.ortega@bajio.example',
  /** Has requested a service. */
  applicant: 'kim.dalton@prairie.example',
  onPremise: 'petr.kovar@rozvadece.example',
  newcomer: 'new.user@atlas.example',
  /** Administers the people of one organisation. */
  administrator: 'sabine.vogt@nordlicht.example',
  /** Administers the people of all organisations. */
  internalAdministrator: 'rolf.amstutz@group.example',
  employee: 'nina.frei@group.example',
} as const;
export type Person = keyof typeof people;

const spoken = (page: Page) => new URL(page.url()).pathname.slice(1, 3);

/** Without script, the browser itself refuses what the portal's page preloads. */
export const scriptRefused = /^request failed: \S+\.js csp$/;

/** The form for signing in, registering and the like. */
export function signInForm(page: Page): Locator {
  return page.getByRole('main').locator('form');
}

/**
 * Fills in a step by the labels of its fields, in the language of the page; `terms` and the like are ticked.
 */
export async function fillInStep(page: Page, fields: Readonly<Record<string, string | true>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = signInForm(page).getByLabel(text(spoken(page), 'signIn', `field.${name}`), { exact: true });
    if (value === true) await field.check();
    else await field.fill(value);
  }
}

/** Submits the step and waits for the next page. */
export async function sendStep(page: Page): Promise<void> {
  await leave(page, () =>
    signInForm(page).getByRole('button').and(page.locator('[type=submit]')).first().click(),
  );
}

/**
 * Signs in on the sign-in page that is shown. Ends on the requested page, or on the page with the reason why
 * not.
 */
export async function signIn(page: Page, person: Person, password = samplePassword): Promise<void> {
  await fillInStep(page, { email: people[person], password });
  await sendStep(page);
}

const tokensKey = 'FR-SDK-kmx_uapp_login';

/** Signs in on the way to a page of the portal, and waits until it is shown with its tokens. */
export async function enterPortal(page: Page, person: Person, path = '/en/mykomax'): Promise<void> {
  await page.waitForURL('**/sign-in?*');
  await signIn(page, person);
  await page.waitForURL(`**${path}`);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, tokensKey);
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The browser state of a signed-in person, through the real pages the first time. All windows with it, in all
 * test files, share one session: a test that ends it, or changes the password, signs in separately.
 */
export async function signedInState(browser: Browser, person: Person): Promise<State> {
  const kept = join(inject('signedIn'), `${person}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as State;
  const state = await makeState(browser, person);
  // Another file may be reading it.
  writeFileSync(`${kept}-${process.pid}`, JSON.stringify(state));
  renameSync(`${kept}-${process.pid}`, kept);
  return state;
}

/** The ID token of a signed-in person, as the browser stores it. */
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
