import type { BrowserContext } from 'playwright-core';

/** Observes what a visitor should never encounter in a browser window. */
export type Watch = {
  /**
   * Console messages, errors, failed requests and requests to other hosts, violations of the content security
   * policy.
   */
  readonly complaints: readonly string[];
  /** Clears the complaints, and ignores expected ones from now on. */
  readonly begin: (expected: Expected) => void;
  /** Ignores everything from now on, until it begins again. */
  readonly end: () => void;
};

/** What a test expects to happen: matching complaints are ignored. */
export type Expected = readonly RegExp[];

/**
 * The browser sometimes reports this about the closed search panel: somebody typed first, the address has a
 * fragment, or the page is framed. None of it is a fault, and whether it is reported depends on which part
 * was loaded first.
 */
const autofocusLeftOut = /^Autofocus processing was blocked because /;

/** Records everything unexpected in a browser context, from before its first page on. */
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
    // The browser itself aborts its pending requests when the page is left.
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
