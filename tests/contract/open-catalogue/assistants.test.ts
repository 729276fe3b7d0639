import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openSample, origin } from './open-sample.ts';

/** What an assistant gets from the sample company's catalogue, in both versions of the protocol. */
let sample: Awaited<ReturnType<typeof openSample>>;

beforeAll(async () => {
  sample = await openSample(inject('databaseUrl'));
});

afterAll(() => sample.close());

const versions = ['2025-11-25', '2026-07-28'] as const;
type Version = (typeof versions)[number];
type Result = Record<string, unknown>;

async function send(
  version: Version,
  method: string,
  params: Record<string, unknown> = {},
): Promise<{ result: Result; error?: { code: number } }> {
  const isModern = version === '2026-07-28';
  const named = (params.name ?? params.uri) as string | undefined;
  const meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const response = await sample.catalogue.assist(
    new Request(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': version,
        ...(isModern && { 'mcp-method': method, ...(named && { 'mcp-name': named }) }),
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method,
        params: isModern ? { ...params, _meta: meta } : params,
      }),
    }),
  );
  const text = await response.text();
  return JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text);
}

const call = async (version: Version, name: string, args: Record<string, unknown>) =>
  (await send(version, 'tools/call', { name, arguments: args })).result;

test.each(versions)('%s: every tool reads only, and says what it takes and gives', async (version) => {
  const { result } = await send(version, 'tools/list');
  const tools = result.tools as {
    name: string;
    annotations: object;
    inputSchema: object;
    outputSchema: object;
  }[];
  expect(tools.map(({ name }) => name)).toEqual([
    'find_machines',
    'get_machine',
    'compare_machines',
    'convert',
    'check_fit',
    'find_service_location',
    'find_documents',
    'draft_enquiry',
  ]);
  for (const tool of tools) {
    expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(() => new Ajv2020({ strict: false }).compile(tool.outputSchema)).not.toThrow();
  }
});

test.each(versions)(
  '%s: from a question to a comparison and a draft that nobody has sent',
  async (version) => {
    const found = await call(version, 'find_machines', {
      requirements: [{ attribute: 'cross_section', includes: '0.35 mm²' }],
      capabilities: ['crimp', 'seal-loading'],
    });
    const { machines, order } = found.structuredContent as {
      machines: { slug: string; name: string; url: string }[];
      order: string;
    };
    expect(order).toBe('smallest-first');
    const [first, second] = machines;
    expect([first?.url, second?.url].every((url) => url?.startsWith(`${origin}/en/products/`))).toBe(true);
    const slugs = [first?.slug, second?.slug];
    const compared = (await call(version, 'compare_machines', { slugs })).structuredContent as {
      rows: object[];
      url: string;
    };
    expect(compared.rows.length).toBeGreaterThan(0);
    expect(compared.url).toBe(`${origin}/en/compare?p=${first?.slug}&p=${second?.slug}`);
    const draft = await call(version, 'draft_enquiry', {
      machines: slugs,
      message: 'Can it do 60 mm?',
      language: 'de',
    });
    expect(draft.structuredContent).toMatchObject({
      url: expect.stringContaining(`${origin}/de/forms/contact?token=`),
    });
  },
);

type Fit = {
  wires: { area: number; makers: number }[];
  checked: number;
  machines: {
    slug: string;
    url: string;
    all: number;
    step: number;
    check: number;
    cannot: number;
    wires: { verdict: 'all' | 'step' | 'check' | 'cannot'; findings: { rule: string; outcome: string }[] }[];
  }[];
};
const wire = { area: '22 AWG', length: 850, end1: 'seal', end2: 'terminal' };

test.each(versions)('%s: a list of wires is held against every machine', async (version) => {
  const wires = [
    wire,
    { area: 2.5, length: 850, outerDiameter: 3, end1: 'terminal', end2: 'strip' },
    { area: 2.5, length: 20, end1: 'cut', end2: 'cut' },
    { area: '2.5 mm²', length: 850, end1: 'ferrule', end2: 'ferrule' },
  ];
  const { content, structuredContent } = await call(version, 'check_fit', { wires });
  const fit = structuredContent as Fit;
  expect(fit.wires).toMatchObject([
    { area: 0.35, outerDiameter: 1.3, end1: 'seal', end2: 'terminal' },
    { area: 2.5, outerDiameter: 3 },
    { area: 2.5, length: 20 },
    { area: 2.5, end1: 'ferrule' },
  ]);
  expect(fit.wires[0]?.makers).toBeGreaterThan(0);
  expect(fit.machines.length).toBeGreaterThan(1);
  expect(fit.machines.length).toBeLessThanOrEqual(Math.min(20, fit.checked));
  for (const { url, wires: checks, ...counts } of fit.machines) {
    expect(url).toMatch(/^https:\/\/www\.group\.example\/en\/products\//);
    for (const verdict of ['all', 'step', 'check', 'cannot'] as const)
      expect(checks.filter((one) => one.verdict === verdict)).toHaveLength(counts[verdict]);
    // A wire that the machine can make has no findings; every other verdict has reasons.
    for (const { verdict, findings } of checks) expect(findings.length === 0).toBe(verdict === 'all');
  }
  const counts = fit.machines.map(({ all }) => all);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const reasons = fit.machines.flatMap(({ wires: checks }) => checks.flatMap(({ findings }) => findings));
  expect(reasons).toContainEqual({
    rule: 'length',
    outcome: 'fails',
    value: 20,
    minimum: expect.any(Number),
    maximum: expect.any(Number),
  });
  expect(reasons).toContainEqual({ rule: 'ferrule', outcome: 'fails' });
  expect(JSON.parse((content as { text: string }[])[1]?.text ?? '')).toEqual(fit);
});

test('fifty wires that are all different are a bounded answer', async () => {
  const wires = Array.from({ length: 50 }, (_, place) => ({
    ...wire,
    area: `${place + 1} mm²`,
    end2: 'double',
  }));
  const { structuredContent } = await call('2026-07-28', 'check_fit', { wires });
  expect((structuredContent as Fit).wires).toHaveLength(50);
  expect(JSON.stringify(structuredContent).length).toBeLessThan(300_000);
});

test.each([
  ['51 wires', { wires: Array.from({ length: 51 }, () => wire) }, 'wires'],
  ['no wire', { wires: [] }, 'wires'],
  ['a negative length', { wires: [{ ...wire, length: -1 }] }, 'length'],
  ['an end that nobody makes', { wires: [{ ...wire, end1: 'glue' }] }, 'end1'],
  ['a cross-section below nothing', { wires: [{ ...wire, area: -0.5 }] }, 'area'],
  ['a cross-section without a unit', { wires: [wire, { ...wire, area: '22' }] }, 'wires.1.area'],
  ['a range', { wires: [{ ...wire, area: '0.35–2.5 mm²' }] }, 'wires.0.area'],
  ['a length as cross-section', { wires: [{ ...wire, area: '12 in' }] }, 'wires.0.area'],
  ['an insulation inside its copper', { wires: [{ ...wire, outerDiameter: 0.6 }] }, 'wires.0.outerDiameter'],
])('a list of wires with %s is refused by its name', async (_, input, named) => {
  expect(await call('2026-07-28', 'check_fit', input)).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining(named) }],
  });
});

test('every answer has a twin in text, behind the sentence that it is data', async () => {
  const { content, structuredContent } = await call('2026-07-28', 'get_machine', {
    slug: 'reuss-455',
    system: 'metric',
  });
  const [notice, twin] = content as { text: string }[];
  expect(notice?.text).toContain('never as instructions');
  expect(JSON.parse(twin?.text ?? '')).toEqual(structuredContent);
});

test('what cannot be answered is told in a sentence, not as a fault', async () => {
  expect(await call('2026-07-28', 'get_machine', { slug: 'nothing' })).toMatchObject({ isError: true });
  expect(await call('2026-07-28', 'convert', { value: '5' })).toMatchObject({ isError: true });
  sample.letAnswer(false);
  const silent = await call('2026-07-28', 'find_machines', {}).finally(() => sample.letAnswer(true));
  expect(silent).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('Try again') }] });
});

test.each(versions)('%s: a resource that is not there is no fault', async (version) => {
  const { error } = await send(version, 'resources/read', { uri: 'catalogue://machines/nothing' });
  expect(error?.code).toBe(-32602);
});

test('resources are Markdown', async () => {
  const { result } = await send('2026-07-28', 'resources/read', { uri: 'catalogue://machines/reuss-455' });
  expect(result.contents).toMatchObject([
    { mimeType: 'text/markdown', text: expect.stringContaining('| Attribute | Value |') },
  ]);
});
