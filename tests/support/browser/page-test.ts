import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { expectNothing } from '../nothing.ts';
import { type Person, signedInState } from '../site/sign-in.ts';
import { originOf, type SiteName } from '../site.ts';
import { settles } from './behaviour.ts';
import { launchBrowser } from './browser.ts';
import type { Expected } from './watch.ts';
import { type Window, Windows } from './windows.ts';

export type VisitOptions = {
  /** The host of the path; default: the main site. */
  readonly site?: SiteName;
  /** Width of the window in CSS pixels; default 1440. */
  readonly width?: number;
  readonly height?: number;
  /** False: without script. */
  readonly script?: boolean;
  /** Languages of the browser, as in `Accept-Language`; the first one is the browser's own. */
  readonly languages?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** The person who is signed in (tests/support/site/sign-in.ts); default: nobody. */
  readonly as?: Person;
  /** Stops the clock until the test advances it. */
  readonly stoppedClock?: boolean;
  /** Complaints that are part of the test (watch.ts). */
  readonly expected?: Expected;
  /** The status of the last page; default 200. */
  readonly status?: number;
  /** A proxy for all requests of the window (tests/support/network/slow-proxy.ts). */
  readonly proxy?: string;
  /** The test changes the window itself, by its developer tools, so it is not reused (windows.ts). */
  readonly ownWindow?: boolean;
  /** Called before the first request, to slow it down or to respond in place of the network. */
  readonly before?: (page: Page) => Promise<unknown>;
} & Pick<
  // Tests check final states, without motion, unless they are about motion.
  BrowserContextOptions,
  'reducedMotion' | 'forcedColors' | 'colorScheme' | 'deviceScaleFactor' | 'hasTouch'
>;

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/**
 * A test with a visitor: `visit(path, options)` opens the page in an empty window. The test fails when
 * something happens in a window that it did not declare as expected.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(inject('chromium'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('windows', { scope: 'worker' }, ({ browser }) => new Windows(browser))
  .extend('visit', async ({ browser, windows }, { onCleanup }) => {
    const opened: Window[] = [];
    onCleanup(async () => {
      await Promise.all(opened.map((window) => windows.giveBack(window)));
      expectNothing(opened.flatMap(({ watched }) => watched.complaints));
    });
    const visit: Visit = async (path, options = {}) => {
      const {
        site = 'main',
        width = 1440,
        height = 900,
        script = true,
        languages,
        cookies = {},
        as,
      } = options;
      const { stoppedClock, expected = [], status = 200, proxy, before } = options;
      const { reducedMotion = 'reduce', forcedColors, colorScheme, deviceScaleFactor, hasTouch } = options;
      const baseURL = originOf(site);
      const kind = {
        baseURL,
        reducedMotion,
        forcedColors,
        colorScheme,
        deviceScaleFactor,
        hasTouch,
        javaScriptEnabled: script,
        // Browsers bypass a proxy for this machine unless configured otherwise.
        proxy: proxy ? { server: proxy, bypass: '<-loopback>' } : undefined,
        locale: languages?.split(',')[0],
        extraHTTPHeaders: languages ? { 'accept-language': languages } : undefined,
      };
      const refused = status >= 400 ? [refusalOf(status)] : [];
      const state = as && (await signedInState(browser, as));
      const { ownWindow = before !== undefined || stoppedClock === true } = options;
      const window = await windows.open(kind, [...expected, ...refused], { state, ownWindow });
      opened.push(window);
      const { page } = window;
      await page.setViewportSize({ width, height });
      await page
        .context()
        .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })));
      if (stoppedClock) {
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 1000);
      }
      await before?.(page);
      const response = await page.goto(path);
      expect(response?.status(), `status of ${path}`).toBe(status);
      if (script) await settles(page);
      return page;
    };
    return visit;
  });

/** The complaints about an error page, which the browser also mentions in its console. */
export function refusalOf(status: number): RegExp {
  return new RegExp(`^answered ${status}: |^console error: Failed to load resource: .* status of ${status} `);
}
