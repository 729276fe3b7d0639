import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isForged } from '#server/http/forgery.ts';
import { assistantMount } from '#server/open-catalogue/assistant-mount.ts';
import { openSample } from './open-sample.ts';

/**
 * The public conformance suite of the Model Context Protocol against `/mcp`, in both versions. It leaves out
 * scenarios that need the suite's own tools, prompts and resources (`test_simple_text`, `test://static-text`
 * and the like), and features that we do not offer: prompts, sampling, elicitation, subscriptions to
 * resources, logging and tasks.
 */
let sample: Awaited<ReturnType<typeof openSample>>;
let server: Server;
let url: string;

beforeAll(async () => {
  sample = await openSample(inject('databaseUrl'));
  const mount = assistantMount({
    catalogue: sample.catalogue,
    siteOrigins: async () => [url.replace('/mcp', '')],
    findVisitor: () => String(Math.random()),
    secure: false,
  });
  server = createServer((request, response) => {
    if (isForged(request, true)) return void response.writeHead(403).end();
    void Promise.resolve(mount.answer(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
});

afterAll(async () => {
  server.close();
  await sample.close();
});

const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';

/** Checks that cannot pass here, by scenario. */
const others: Readonly<Record<string, readonly string[]>> = {
  // We offer no prompts.
  caching: ['sep-2549-prompts-list-caching-hints'],
  // They need the suite's own tools `test_missing_capability`, `test_streaming_elicitation` and
  // `test_logging_tool`.
  'server-stateless': [
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-missing-capability-http-400',
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-server-no-log-without-loglevel',
  ],
};

test.each([
  ['2025-11-25', 'server-initialize'],
  ['2025-11-25', 'ping'],
  ['2025-11-25', 'tools-list'],
  ['2025-11-25', 'resources-list'],
  ['2025-11-25', 'dns-rebinding-protection'],
  ['2026-07-28', 'tools-list'],
  ['2026-07-28', 'resources-list'],
  ['2026-07-28', 'sep-2164-resource-not-found'],
  ['2026-07-28', 'dns-rebinding-protection'],
  ['2026-07-28', 'caching'],
  ['2026-07-28', 'http-header-validation'],
  ['2026-07-28', 'server-stateless'],
])('%s: %s', async (version, scenario) => {
  const call = [suite, 'server', '--url', url, '--scenario', scenario, '--spec-version', version];
  const { stdout } = await promisify(execFile)(process.execPath, call, { timeout: 60_000 }).catch(
    (error: { stdout: string }) => error,
  );
  const checks = [...stripVTControlCharacters(stdout).matchAll(/\[([\w-]+) *\] (SUCCESS|FAILURE)/g)].map(
    ([, id, outcome]) => ({
      id,
      outcome,
    }),
  );
  expect(checks.filter(({ outcome }) => outcome === 'SUCCESS').length, stdout).toBeGreaterThan(0);
  const failed = checks.filter(({ outcome }) => outcome === 'FAILURE').map(({ id }) => id);
  expect(failed, stdout).toEqual(others[scenario] ?? []);
});
