import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openSample, origin } from './open-sample.ts';

/** What programs get from the sample company's catalogue. */
let sample: Awaited<ReturnType<typeof openSample>>;

beforeAll(async () => {
  sample = await openSample(inject('databaseUrl'));
});

afterAll(() => sample.close());

type Body = Record<string, unknown>;

async function bodyOf(path: string, headers?: Parameters<typeof sample.call>[1]): Promise<Body> {
  const answer = await sample.call(path, headers);
  expect(answer).toMatchObject({ status: 200 });
  return ('body' in answer ? answer.body : {}) as Body;
}

test('a question in words gives the machines that cover the value, the smallest first, each with numbers and units', async () => {
  const { machines, order, understood } = await bodyOf('/machines?text=0.35%20mm%C2%B2&limit=20');
  expect(order).toBe('smallest-first');
  expect(understood).toMatchObject({ requirements: [{ includes: '0.35 mm²' }], words: '' });
  const slugs = (machines as { slug: string }[]).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(3);
  for (const slug of slugs) {
    const { values } = await bodyOf(`/machines/${slug}?system=metric`);
    const [section] = (
      values as { attribute: string; bounds: { minimum: number; maximum: number; unitCode: string } }[]
    ).filter(({ attribute }) => attribute === 'cross_section');
    expect(section?.bounds.unitCode).toBe('MMK');
    expect(section?.bounds.minimum).toBeLessThanOrEqual(0.35);
    expect(section?.bounds.maximum).toBeGreaterThanOrEqual(0.35);
  }
});

test('cursors lead through all machines once, in an order that stays', async () => {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const part: Body = await bodyOf(`/machines?limit=7${cursor && `&cursor=${cursor}`}`);
    seen.push(...(part.machines as { slug: string }[]).map(({ slug }) => slug));
    cursor = part.nextCursor as string | null;
  }
  expect(new Set(seen).size).toBe(seen.length);
  const { total, machines } = await bodyOf('/machines?limit=20');
  expect(seen).toHaveLength(total as number);
  expect((machines as { slug: string }[]).map(({ slug }) => slug)).toEqual(seen.slice(0, 20));
});

test('languages come by parameter or by header, the parameter first', async () => {
  const names = async (path: string, acceptLanguage?: string) =>
    (
      (await bodyOf(path, acceptLanguage === undefined ? {} : { acceptLanguage })).attributes as {
        name: string;
      }[]
    )[0]?.name;
  const [english, german] = [await names('/attributes'), await names('/attributes?language=de')];
  expect(german).not.toBe(english);
  expect(await names('/attributes', 'xx, de-CH;q=0.9, en;q=0.5')).toBe(german);
  expect(await names('/attributes?language=en', 'de')).toBe(english);
});

test('a quantity comes in both systems with its code', async () => {
  expect(await bodyOf('/units/convert?value=22%20AWG')).toEqual({
    metric: '0.35 mm²',
    imperial: '22\u00a0AWG',
    bounds: { minimum: 0.35, maximum: 0.35, unit: 'mm²', unitCode: 'MMK' },
  });
});

test('papers for signed-in readers and prices are not in it', async () => {
  const { machines } = await bodyOf('/machines?limit=20');
  for (const { slug } of machines as { slug: string }[]) {
    const machine = JSON.stringify(await bodyOf(`/machines/${slug}`));
    expect(machine).not.toMatch(/spare-parts|"login"|price/i);
  }
});

test.each([
  ['/machines?limit=0', 400, 'limit'],
  ['/machines?limit=abc', 400, 'limit'],
  ['/machines?limit=21', 400, 'limit'],
  ['/machines?cursor=%00', 400, 'cursor'],
  ['/machines?country=ch', 400, 'country'],
  ['/machines?language=xx', 400, 'language'],
  ['/machines?language=en&language=de', 400, 'language'],
  ['/machines?requirement=cross_section:abc', 400, 'requirement'],
  ['/machines?requirement=nothing:5%20mm', 400, 'requirement'],
  ['/machines?requirement=', 400, 'requirement'],
  ['/machines?__proto__=1', 400, '__proto__'],
  [`/machines?text=${'x'.repeat(201)}`, 400, 'text'],
  ['/units/convert?value=5', 400, 'value'],
  ['/units/convert', 400, 'value'],
  ['/machines/no-such-machine', 404, undefined],
  ['/machines/%E4%B8%AD', 400, 'slug'],
  ['/nothing', 404, undefined],
])('%s is a problem of %i at its parameter', async (path, status, parameter) => {
  const answer = await sample.call(path);
  expect(answer.status).toBe(status);
  expect(answer).toMatchObject({ problem: { status, title: expect.any(String) } });
  if (parameter) expect(answer).toMatchObject({ problem: { errors: [{ parameter }] } });
});

test('other methods, other media types and a back end that does not answer have their own status', async () => {
  expect(await sample.call('/classes', {}, 'POST')).toMatchObject({ status: 405 });
  expect(await sample.call('/classes', { accept: 'text/html' })).toMatchObject({ status: 406 });
  expect(await sample.call('/classes', { accept: 'text/html, application/json;q=0.5' })).toMatchObject({
    status: 200,
  });
  sample.letAnswer(false);
  const silent = await sample.call('/classes?language=fr').finally(() => sample.letAnswer(true));
  expect(silent).toMatchObject({ status: 503 });
});

test('the OpenAPI document is valid, and each of its examples is answered as it describes', async () => {
  const document = await bodyOf('/openapi.json');
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, 'api');
  type Operation = { parameters: { name: string; in: string; example?: unknown }[]; operationId: string };
  for (const [path, { get }] of Object.entries(document.paths as Record<string, { get: Operation }>)) {
    const examples = get.parameters.filter(({ example }) => example !== undefined);
    const query = new URLSearchParams(
      examples.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]),
    );
    const filled = examples
      .filter((one) => one.in === 'path')
      .reduce((all, { name, example }) => all.replace(`{${name}}`, String(example)), path);
    const body = await bodyOf(`${filled}?${query}`);
    const name = `${get.operationId[0]?.toUpperCase()}${get.operationId.slice(1)}Answer`;
    const isAsDescribed = ajv.validate({ $ref: `api#/components/schemas/${name}` }, body);
    expect(ajv.errors ?? [], path).toEqual([]);
    expect(isAsDescribed).toBe(true);
  }
  expect(document.servers).toEqual([{ url: `${origin}/api/catalogue/v1` }]);
});
