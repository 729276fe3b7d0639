import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Chance, createChance } from '../../security/support/chance.ts';
import { openSample, origin } from './open-sample.ts';

/**
 * Ten thousand malformed calls: each gets a response, and none causes a fault. FUZZ_SEED generates others.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20261127);
let sample: Awaited<ReturnType<typeof openSample>>;
let chance: Chance;

beforeAll(async () => {
  sample = await openSample(inject('databaseUrl'));
  chance = createChance(seed);
});

afterAll(() => sample.close());

const oddTexts = [
  '',
  'reuss-455',
  'cross_section',
  'wire-crimping',
  '0.35 mm²',
  '6 mm² 35 mm²',
  '1e999 mm²',
  '-5 mm',
  `${'9'.repeat(80)} mm`,
  '0/0 AWG',
  '5–1 mm',
  '\u0000',
  '\ud800',
  '💥',
  'ＡＷＧ ２２',
  '__proto__',
  'constructor',
  "'; DROP TABLE product; --",
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  'x'.repeat(5000),
  '5 mm '.repeat(40),
  'en',
  'DE',
  'CH',
  'null',
  'NaN',
];
const oddNames = [
  'text',
  'classification',
  'capability',
  'requirement',
  'country',
  'language',
  'limit',
  'cursor',
  'system',
  'value',
  'slug',
  'slugs',
  '__proto__',
  'constructor',
  'a[b]',
  '',
];
const paths = [
  '/classes',
  '/attributes',
  '/machines',
  '/machines/reuss-455',
  '/machines/%F0%9F%92%A5',
  '/machines/',
  '/units/convert',
  '/openapi.json',
  '/../x',
  '//',
];

function oddPath(): string {
  const query = new URLSearchParams();
  for (let left = chance.below(5); left > 0; left -= 1) {
    const value = chance.pick(oddTexts);
    query.append(chance.pick(oddNames), chance.percent(30) ? `cross_section:${value}` : value);
  }
  return `${chance.pick(paths)}?${query}`;
}

test(`no odd call of the API is a fault (seed ${seed})`, async () => {
  const faults: string[] = [];
  for (let call = 0; call < 6000; call += 1) {
    const path = oddPath();
    const method = chance.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE']);
    const headers = {
      accept: chance.pick(['*/*', 'application/json', ';;q=,', ',,']),
      acceptLanguage: chance.pick([...oddTexts, 'de;q=x, *;q=0']),
    };
    const answer = await sample
      .call(path, headers, method)
      .catch((error: unknown) => ({ status: 500, error }));
    if (answer.status >= 500)
      faults.push(
        `${method} ${path} ${JSON.stringify(answer)} ${String((answer as { error?: Error }).error?.stack)}`,
      );
  }
  expect(faults).toEqual([]);
});

const oddValue = (depth = 0): unknown =>
  chance.pick([
    () => chance.pick(oddTexts),
    () => chance.pick([0, -1, 1.5, 1e308, 21]),
    () => null,
    () => chance.percent(50),
    () => (depth > 2 ? [] : Array.from({ length: chance.below(4) }, () => oddValue(depth + 1))),
    () =>
      depth > 2
        ? {}
        : Object.fromEntries(
            Array.from({ length: chance.below(4) }, () => [chance.pick(oddNames), oddValue(depth + 1)]),
          ),
    () => [{ attribute: 'cross_section', includes: chance.pick(oddTexts) }],
    () => [{ attribute: chance.pick(oddTexts), from: chance.pick(oddTexts), to: chance.pick(oddTexts) }],
    () => ['reuss-455', chance.pick(oddTexts)],
    () => [
      {
        area: chance.pick(oddTexts),
        length: chance.pick([850, -1, 1e308]),
        end1: 'seal',
        end2: chance.pick(['cut', '']),
      },
    ],
  ])();

const toolNames = [
  'find_machines',
  'get_machine',
  'compare_machines',
  'convert',
  'check_fit',
  'find_documents',
  'draft_enquiry',
  'nothing',
  '__proto__',
];
const inputNames = [...oddNames, 'requirements', 'capabilities', 'machines', 'message', 'wires'];

/** Without `initialize`: the library reports a broken one of 2025-11-25 as a fault of the server. */
function oddCall(): { body: string; headers: Record<string, string> } {
  const isModern = chance.percent(50);
  const name = chance.pick(toolNames);
  const given = Object.fromEntries(
    Array.from({ length: chance.below(5) }, () => [chance.pick(inputNames), oddValue()]),
  );
  const meta = {
    'io.modelcontextprotocol/protocolVersion': chance.percent(90) ? '2026-07-28' : oddValue(),
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const method = chance.percent(80)
    ? 'tools/call'
    : chance.pick(['tools/list', 'resources/read', 'server/discover', 'x', '__proto__']);
  const params = {
    name,
    arguments: given,
    uri: `catalogue://machines/${encodeURIComponent(chance.pick(oddTexts).toWellFormed())}`,
    ...(isModern && { _meta: meta }),
  };
  const whole = JSON.stringify({ jsonrpc: '2.0', id: chance.percent(95) ? 1 : oddValue(), method, params });
  return {
    body: chance.percent(5) ? whole.slice(0, chance.below(whole.length)) : whole,
    headers: {
      'content-type': chance.percent(95) ? 'application/json' : 'text/plain',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': isModern ? '2026-07-28' : '2025-11-25',
      ...(isModern && { 'mcp-method': method, 'mcp-name': name }),
    },
  };
}

test(`no odd call of an assistant is a fault (seed ${seed})`, async () => {
  const faults: string[] = [];
  for (let call = 0; call < 4000; call += 1) {
    const { body, headers } = oddCall();
    const request = new Request(`${origin}/mcp`, { method: 'POST', headers, body });
    const response = await sample.catalogue
      .assist(request)
      .catch((error: unknown) => new Response(String(error), { status: 500 }));
    const text = await response.text();
    if (response.status >= 500 || text.includes('-32603'))
      faults.push(`${body.slice(0, 600)} → ${response.status} ${text.slice(0, 300)}`);
  }
  expect(faults.slice(0, 5)).toEqual([]);
});
