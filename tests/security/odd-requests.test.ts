import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passableIdTokenHeader } from '#contracts/identity/client.ts';
import { contentToken } from '#services/content/caller.ts';
import { supportToken } from '#services/support/caller.ts';
import { editorChanges, editorReads, portalOperations } from '#web/bff/operations.ts';
import { discover, tokensFor } from '../identity/support/client.ts';
import { signIn } from '../identity/support/journey.ts';
import { chiefHeaders } from '../support/back-ends/acting-editor.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { sendRequest } from '../support/send-request.ts';
import { type RunningServer, samplePassword, startServer } from '../support/server.ts';
import { people } from '../support/site/sign-in.ts';
import { createChance } from './support/chance.ts';
import { addressOf, mountPaths, routePaths } from './support/odd-addresses.ts';
import { backEnds, oddQuestions, oddVariablesOf } from './support/odd-questions.ts';
import { methods, type OddRequest, oddBody, oddHeaders, send } from './support/odd-requests.ts';

/**
 * A malformed request is the sender's mistake: every address × every method × malformed bodies, headers and
 * queries, from strangers and from signed-in people. FUZZ_SEED generates others.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20261124);
const chance = createChance(seed);

const data = sampleDataDir();
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let server: RunningServer;
let editor = '';
let person: OutgoingHttpHeaders = {};
let secret = '';

beforeAll(async () => {
  // Each request comes from another visitor: limits by address would refuse most of them.
  server = await startServer({ DATA_DIR: data.path, TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  secret = readFileSync(join(data.path, 'secret'), 'utf8');
  const { address } = server;
  const { headers } = await sendRequest(`${address}/api/editor-area-autentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ input: samplePassword, name: 'Petra Ott' }),
  });
  editor = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const cookies = await signIn(address, people.administrator);
  const { id_token: token = '' } = await tokensFor(address, await discover(address), cookies);
  person = { [passableIdTokenHeader]: token };
  expect([editor, token], 'an editor and a person are signed in').not.toContain('');
});

afterAll(async () => {
  agent.destroy();
  await server?.stop();
  await data.remove();
});

/** Sends all requests; gives those that caused a fault. */
async function faultsOf(requests: readonly OddRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const left = [...requests].reverse();
  const worker = async () => {
    for (let odd = left.pop(); odd; odd = left.pop()) {
      const { status, text } = await send(agent, server.address, odd);
      if (status < 500 && !text.includes('INTERNAL_SERVER_ERROR')) continue;
      const { cookie, [passableIdTokenHeader]: token, ...headers } = odd.headers;
      const who = cookie === editor ? 'editor' : token ? 'person' : 'stranger';
      const body = (odd.body ?? '').replace(/(?<=^.{200}).+(?=.{300}$)/s, ' … ');
      faults.push(
        `${status} ${who} ${odd.method} ${odd.path} ${JSON.stringify(headers)} ${body} → ${text.slice(-300)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults;
}

const visitor = () => `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`;

function requestTo(path: string, method: string, more: OutgoingHttpHeaders = {}): OddRequest {
  const [type, body] = oddBody(chance);
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const host = new URL(server.address).host;
  const headers: OutgoingHttpHeaders = {
    host: chance.percent(10) ? `wirelane.${host}` : host,
    'x-forwarded-for': visitor(),
    ...oddHeaders(chance),
    ...(takesBody && type !== undefined && { 'content-type': type }),
    ...(takesBody && chance.percent(80) && { 'content-length': Buffer.byteLength(body, 'latin1') }),
    ...more,
  };
  return { method, path, headers, body: takesBody ? body : undefined };
}

function jsonRequest(path: string, content: unknown, more: OutgoingHttpHeaders): OddRequest {
  const body = Buffer.from(JSON.stringify(content)).toString('latin1');
  const headers = {
    host: new URL(server.address).host,
    'x-forwarded-for': visitor(),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'content-length': body.length,
    ...more,
  };
  return { method: 'POST', path, headers, body };
}

let read = 0;
/** The errors that the server has logged since the last call. */
function newErrors(): string[] {
  const lines = server.output().stderr.slice(read).split('\n');
  read = server.output().stderr.length;
  return lines.filter((line) => line.includes('"level":"error"'));
}

/** The memory of the server in megabytes. */
function memory(): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.process.pid)])) / 1024;
}

test(`every address answers every odd request without a fault (seed ${seed})`, async () => {
  const all = [...routePaths, ...mountPaths];
  const requests = Array.from({ length: 12 }, () => all)
    .flat()
    .flatMap((pattern) =>
      methods.map((method) => {
        const who = chance.pick([{}, {}, { cookie: editor }, person]);
        return requestTo(addressOf(pattern, chance), method, who);
      }),
    );
  const half = requests.length / 2;
  const faults = await faultsOf(requests.slice(0, half));
  const before = memory();
  faults.push(...(await faultsOf(requests.slice(half))));
  expect(requests.length).toBeGreaterThan(8000);
  expect(faults).toEqual([]);
  expect(newErrors()).toEqual([]);
  // Caches are still filling; a leak in each request would be far more.
  expect(memory() - before, 'megabytes more').toBeLessThan(256);
});

test(`every back end answers every odd question without a fault (seed ${seed})`, async () => {
  const trusted = {
    content: chiefHeaders(contentToken(secret)),
    products: {},
    support: chiefHeaders(supportToken(secret)),
    accounts: {},
  };
  const requests = backEnds.flatMap((name) =>
    [{}, person, trusted[name], trusted[name]].flatMap((who) =>
      oddQuestions(name, chance).map((question) => jsonRequest(`/graphql/${name}`, question, who)),
    ),
  );
  expect(await faultsOf(requests)).toEqual([]);
  expect(newErrors()).toEqual([]);
});

test(`no operation of the applications meets odd variables with a fault (seed ${seed})`, async () => {
  const each = (
    all: Readonly<Record<string, Readonly<Record<string, DocumentNode>>>>,
    address: (backEnd: string) => string,
    who: OutgoingHttpHeaders,
  ) =>
    Object.entries(all).flatMap(([backEnd, documents]) =>
      Object.entries(documents).map(([operationName, document]) => {
        const variables = oddVariablesOf(document, chance);
        return jsonRequest(address(backEnd), { operationName, variables }, who);
      }),
    );
  const requests = Array.from({ length: 6 }, () => [
    ...each(editorReads, (backEnd) => `/api/hygraph-draft-proxy?backend=${backEnd}`, { cookie: editor }),
    ...each(editorChanges, (backEnd) => `/api/editor-proxy?backend=${backEnd}`, { cookie: editor }),
    ...each(
      portalOperations,
      (backEnd) => `/api/${backEnd === 'support' ? 'tickets' : backEnd}-proxy`,
      person,
    ),
  ]).flat();
  expect(await faultsOf(requests)).toEqual([]);
  expect(newErrors()).toEqual([]);
});

test('every address that the server mounts is asked', () => {
  const source = ['mounts', 'ticket-mounts', 'remote-support']
    .map((name) => readFileSync(new URL(`../../server/mounts/${name}.ts`, import.meta.url), 'utf8'))
    .join();
  const names = [...source.matchAll(/(?<!const kept = )\['([a-z/-]+)', (?!')/g)].map(
    ([, name]) => `/${name}`,
  );
  expect(names.length).toBeGreaterThan(15);
  const isTried = (name: string) => mountPaths.some((path) => `${path}/`.startsWith(`${name}/`));
  expect(names.filter((name) => name !== '/dev/mail' && !isTried(name))).toEqual([]);
});

test('after all of them the next good request is answered', async () => {
  const { status, text } = await sendRequest(`${server.address}/en`);
  expect(status).toBe(200);
  expect(text).toContain('</html>');
});
