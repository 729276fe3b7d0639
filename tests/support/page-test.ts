import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { originOf, type SiteName } from './site.ts';
import { type Expected, type Watch, watch } from './watch.ts';

export type VisitOptions = {
  /** Which host the path is on; default: the main site. */
  readonly site?: SiteName;
  /** Width of the window in CSS pixels; default 1440. */
  readonly width?: number;
  readonly height?: number;
  /** Without script when false. */
  readonly script?: boolean;
  /** Languages of the browser, as in `Accept-Language`; the first one is the browser's own. */
  readonly languages?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Time stands still until the test moves it. */
  readonly stoppedClock?: boolean;
  /** Complaints that belong to the story (support/watch.ts). */
  readonly expected?: Expected;
  /** How the last page answers; default 200. */
  readonly status?: number;
  /** Called before the first request, to slow it down or to answer in the network's place. */
  readonly before?: (page: Page) => Promise<unknown>;
} & Pick<
  BrowserContextOptions,
  'reducedMotion' | 'forcedColors' | 'colorScheme' | 'deviceScaleFactor' | 'hasTouch'
>;

type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/**
 * A test with a visitor: `visit(path, options)` opens the page in a new window. The test fails when anything happens
 * in a window that it did not name as expected.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async (_, { onCleanup }) => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser }, { onCleanup }) => {
    const windows: { context: BrowserContext; watched: Watch }[] = [];
    onCleanup(async () => {
      await Promise.all(windows.map(({ context }) => context.close()));
      expect(windows.flatMap(({ watched }) => watched.complaints)).toEqual([]);
    });
    const visit: Visit = async (path, options = {}) => {
      const { site = 'main', width = 1440, height = 900, script = true, languages, cookies = {} } = options;
      const { stoppedClock, expected = [], status = 200, before, ...appearance } = options;
      const baseURL = originOf(site);
      const context = await browser.newContext({
        ...appearance,
        baseURL,
        viewport: { width, height },
        javaScriptEnabled: script,
        locale: languages?.split(',')[0],
        extraHTTPHeaders: languages ? { 'accept-language': languages } : undefined,
      });
      const refused = status >= 400 ? [refusalOf(status)] : [];
      windows.push({ context, watched: await watch(context, [...expected, ...refused]) });
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })),
      );
      const page = await context.newPage();
      if (stoppedClock) await page.clock.install();
      await before?.(page);
      const response = await page.goto(path);
      expect(response?.status(), `status of ${path}`).toBe(status);
      return page;
    };
    return visit;
  });

/** The browser mentions an error page in its console, too. */
function refusalOf(status: number): RegExp {
  return new RegExp(`^answered ${status}: |^console error: Failed to load resource: .* status of ${status} `);
}
