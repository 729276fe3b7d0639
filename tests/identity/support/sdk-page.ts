import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { inject } from 'vitest';
import { launchBrowser, openContext } from '../../support/browser/browser.ts';

/** Public clients by third parties, by their names in package.json. */
const entries = {
  '@forgerock/javascript-sdk': import.meta.resolve('@forgerock/javascript-sdk'),
  'forgerock-sdk-4.4': import.meta.resolve('forgerock-sdk-4.4'),
  '@forgerock/oidc-client': import.meta.resolve('@forgerock/oidc-client'),
  '@forgerock/journey-client': import.meta.resolve('@forgerock/journey-client'),
} as const;
type ClientPackage = keyof typeof entries;

const bundles = new Map<ClientPackage, Promise<string>>();

/** The unmodified package as one script that defines the global `sdk`. */
function bundleOf(name: ClientPackage): Promise<string> {
  const known = bundles.get(name) ?? bundle(name);
  bundles.set(name, known);
  return known;
}

async function bundle(name: ClientPackage): Promise<string> {
  const entry = fileURLToPath(entries[name]);
  const [output] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'sdk', fileName: 'sdk' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  })) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error(`${name} made no script`);
  return chunk.code;
}

export type SdkBrowser = {
  readonly context: BrowserContext;
  /** Opens a page of the site's origin that contains only the client. */
  readonly open: () => Promise<Page>;
  readonly close: () => Promise<void>;
};

/**
 * A browser window in which one page of the site's origin is the client's; everything else, including
 * `/blank-callback` in the frame and the sign-in pages, comes from the site, without its scripts.
 */
export async function openSdkBrowser(name: ClientPackage): Promise<SdkBrowser> {
  const code = await bundleOf(name);
  const browser = await launchBrowser(inject('chromium'));
  const context = await openContext(browser, { baseURL: inject('address') });
  const html = '<!doctype html><title>client</title><script src="/client-of-others.js"></script>';
  const page = { contentType: 'text/html', body: html };
  await context.route('**/client-of-others', (route) => route.fulfill(page));
  await context.route('**/client-of-others.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  // Otherwise the site's own client would process the callback.
  await context.route(/\/assets\/.*\.js/, (route) => route.abort());
  return {
    context,
    async open() {
      const opened = await context.newPage();
      await opened.goto('/client-of-others');
      return opened;
    },
    async close() {
      await context.close();
      await browser.close();
    },
  };
}
