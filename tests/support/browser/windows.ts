import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { waitForBehaviour } from './behaviour.ts';
import { openContext } from './browser.ts';
import { type Expected, type Watch, watch } from './watch.ts';

/** The options of a window that are fixed when it is opened. */
export type Kind = Omit<BrowserContextOptions, 'storageState' | 'viewport'> & { readonly baseURL: string };

/** Initial cookies and local storage. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

type How = {
  readonly state?: State | undefined;
  /** The window will be changed in ways that cannot be undone, so it is not reused. */
  readonly ownWindow?: boolean;
};

/** A browser window with its page, and its complaints. */
export type Window = { readonly page: Page; readonly watched: Watch };

type Opened = Window & {
  readonly kind: string;
  readonly isOwn: boolean;
  readonly baseURL: string;
  /** Addresses outside `baseURL` that its page has visited. */
  readonly elsewhere: Set<string>;
  readonly devtools: CDPSession;
};

/** An address on every site, small and without script, that no test opens in a window. */
const quietPath = '/robots.txt';

/** The events that tests listen for. */
const received = ['request', 'response', 'requestfailed', 'console', 'dialog', 'download'] as const;

/**
 * The windows of one browser, which are emptied and reused: opening a window takes longer than showing a page
 * in it.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #opened = new Map<Page, Opened>();
  readonly #empty: Opened[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A window like a new one, except that the browser may have cached files of the site. */
  async open(kind: Kind, expected: Expected, { state, ownWindow = false }: How = {}): Promise<Window> {
    const wanted = JSON.stringify(kind);
    const index = ownWindow ? -1 : this.#empty.findIndex((window) => window.kind === wanted);
    const [kept] = index < 0 ? [] : this.#empty.splice(index, 1);
    const window = kept ?? (await this.#create(kind, ownWindow));
    window.watched.begin(expected);
    if (state) await bring(window, state);
    return window;
  }

  /** Empties a window, or closes one in which too much would have to be undone. */
  async giveBack({ page }: Window): Promise<void> {
    const window = this.#opened.get(page);
    if (!window) return;
    const isEmpty = await empty(window).catch(() => false);
    if (isEmpty) this.#empty.push(window);
    else {
      this.#opened.delete(page);
      await page.context().close();
    }
  }

  async #create(kind: Kind, isOwn: boolean): Promise<Opened> {
    const { baseURL } = kind;
    const context = await openContext(this.#browser, kind);
    const watched = await watch(context);
    const page = await context.newPage();
    if (kind.javaScriptEnabled !== false) await waitForBehaviour(page);
    const elsewhere = new Set<string>();
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && !frame.url().startsWith(`${baseURL}/`)) elsewhere.add(frame.url());
    });
    const devtools = await context.newCDPSession(page);
    const window = { kind: JSON.stringify(kind), isOwn, baseURL, page, watched, elsewhere, devtools };
    this.#opened.set(page, window);
    return window;
  }
}

async function bring({ page, baseURL }: Opened, { cookies, origins }: State): Promise<void> {
  await page.context().addCookies(cookies);
  const kept = origins.find(({ origin }) => origin === baseURL);
  if (!kept) return;
  // An emptied window is there already.
  if (page.url() !== baseURL + quietPath) await page.goto(quietPath);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, kept.localStorage);
}

/** @returns false when the test changed something that is not undone here */
async function empty({ page, watched, isOwn, baseURL, elsewhere, devtools }: Opened): Promise<boolean> {
  const context = page.context();
  if (isOwn || page.isClosed() || context.pages().length > 1 || elsewhere.size > 0) return false;
  for (const event of received) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Complaints so far arrive before this response.
  await page.evaluate(() => undefined);
  watched.end();
  // No script runs while the page is cleared.
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.evaluate(putOut, quietPath);
  await Promise.all([
    page.emulateMedia({ media: null }),
    page.mouse.move(-1, -1),
    context.clearCookies(),
    context.clearPermissions(),
    devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' }),
    devtools.send('Page.resetNavigationHistory'),
    devtools.send('Emulation.setScriptExecutionDisabled', { value: false }),
  ]);
  return true;
}

/**
 * Clears a page in place: its listeners, timers and pending requests. Leaving it for another page would cost
 * a twentieth of the duration of all short tests, and a handler that runs on leaving may still store
 * something.
 */
function putOut(path: string): void {
  window.stop();
  for (let last = Number(setTimeout(() => undefined)); last > 0; last -= 1) clearTimeout(last);
  document.open();
  document.close();
  sessionStorage.clear();
  // Another address, so that the next page is never a fragment of this one.
  history.replaceState(null, '', path);
}
