import type { BrowserContext } from 'playwright-core';

/** What goes on in a browser window that a visitor should never meet. */
export type Watch = {
  /** Console messages, errors, requests that failed or left for another host, violations of the content policy. */
  readonly complaints: readonly string[];
  /** Forgets what there was, and passes over what is expected from now on. */
  readonly begin: (expected: Expected) => void;
  /** What happens from now on, until it begins again, belongs to nobody. */
  readonly end: () => void;
};

/** What a test expects to happen: any complaint that matches is passed over. */
export type Expected = readonly RegExp[];

/**
 * Said by the browser, now and then, of the closed search panel: somebody typed first, the address leads to a part of
 * the page, or the page is framed. None of it is a fault, and whether it is said depends on which part came first.
 */
const autofocusLeftOut = /^Autofocus processing was blocked because /;

/** Writes down everything unexpected in a browser context, from before its first page on. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const complaints: string[] = [];
  let expected: Expected = [];
  let isWatching = true;
  const note = (complaint: string) => {
    if (isWatching && !expected.some((pattern) => pattern.test(complaint))) complaints.push(complaint);
  };
  context.on('console', (message) => {
    if (autofocusLeftOut.test(message.text())) return;
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`error: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser itself gives up what it had begun when the page is left.
    if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost'))
      note(`foreign request: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`violates ${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  return {
    complaints,
    begin(of) {
      complaints.length = 0;
      expected = of;
      isWatching = true;
    },
    end() {
      isWatching = false;
    },
  };
}
