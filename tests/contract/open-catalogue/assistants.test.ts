import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openSample, origin } from './open-sample.ts';

/** What an assistant gets of the sample company's catalogue, in both versions of the protocol. */
let sample: Awaited<ReturnType<typeof openSample>>;

beforeAll(async () => {
  sample = await openSample(inject('databaseUrl'));
});

afterAll(() => sample.close());

const versions = ['2025-11-25', '2026-07-28'] as const;
type Version = (typeof versions)[number];
type Result = Record<string, unknown>;

async function ask(
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
  (await ask(version, 'tools/call', { name, arguments: args })).result;

test.each(versions)('%s: every tool reads only, and says what it takes and gives', async (version) => {
  const { result } = await ask(version, 'tools/list');
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
  const { error } = await ask(version, 'resources/read', { uri: 'catalogue://machines/nothing' });
  expect(error?.code).toBe(version === '2026-07-28' ? -32602 : -32002);
});

test('resources are Markdown', async () => {
  const { result } = await ask('2026-07-28', 'resources/read', { uri: 'catalogue://machines/reuss-455' });
  expect(result.contents).toMatchObject([
    { mimeType: 'text/markdown', text: expect.stringContaining('| Attribute | Value |') },
  ]);
});
