import { createHash, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { waitForBehaviour } from '../../support/browser/behaviour.ts';
import { browserArgs, openContext } from '../../support/browser/browser.ts';
import { type Expected, watch } from '../../support/browser/watch.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { startServer } from '../../support/server.ts';
import { makeCertificate, type ProxyMaker, siteName } from './proxies.ts';

type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The source address of the request, 127.0.0.2 for example. */
  readonly from?: string;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; text: string };

/**
 * The site, reached as https://www.example.com through a proxy.
 * @param hops the number of proxies that write `X-Forwarded-For`
 */
export async function siteBehind(proxyMaker: ProxyMaker, hops = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const certificate = makeCertificate(folder);
  const data = sampleDataDir();
  const origin = `https://${siteName}`;
  const server = await startServer({ DATA_DIR: data.path, ORIGIN: origin, TRUST_PROXY: String(hops) });
  const proxy = await proxyMaker(Number(new URL(server.address).port), certificate);
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: [
      ...browserArgs,
      `--host-resolver-rules=MAP ${siteName}:443 127.0.0.1:${proxy.port}`,
      // Passkeys require a trusted certificate; ignoring its errors is not enough.
      `--ignore-certificate-errors-spki-list=${fingerprint(certificate.certificate)}`,
    ],
  });
  const windows: Awaited<ReturnType<typeof watch>>[] = [];

  return {
    origin,
    server,
    /** Opens a page in a separate window. `expected`: complaints of the browser that are part of the test. */
    async visit(path: string, expected: Expected = []): Promise<Page> {
      const context = await openContext(browser, { baseURL: origin, reducedMotion: 'reduce' });
      const watched = await watch(context);
      watched.begin([...expected, new RegExp(`^foreign request: ${origin}/`)]);
      windows.push(watched);
      const page = await context.newPage();
      await waitForBehaviour(page);
      await page.goto(path);
      return page;
    },
    /** The complaints of all windows. */
    complaints: () => windows.flatMap(({ complaints }) => complaints),
    /** Sends a request as a program does. */
    sendRequest: (path: string, question: RequestOptions = {}) =>
      answerOf(
        httpsRequest({
          ...{ host: '127.0.0.1', port: proxy.port, path, servername: siteName, agent: false },
          ...{ ca: readFileSync(certificate.certificate), localAddress: question.from },
          ...{ method: question.method, headers: { host: siteName, ...question.headers } },
        }),
        question.body,
      ),
    /** The same without the proxy. */
    callServer: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      answerOf(httpRequest(server.address + path, { headers: { host: siteName, ...headers } })),
    async close(): Promise<void> {
      await browser.close();
      await proxy.stop();
      await server.stop();
      await Promise.all([data.remove(), rm(folder, { recursive: true })]);
    },
  };
}

function answerOf(request: ClientRequest, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode: status = 0, headers, rawHeaders } = response;
      text(response).then((text) => resolve({ status, headers, rawHeaders, text }), reject);
    });
    request.end(body);
  });
}

export type SiteBehind = Awaited<ReturnType<typeof siteBehind>>;

/** The fingerprint of the key, in Chromium's form. */
function fingerprint(certificate: string): string {
  const key = createPublicKey(readFileSync(certificate)).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
