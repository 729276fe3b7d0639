import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { uploadRequest } from '#contracts/graphql-upload.ts';
import { createGraphqlEndpoint } from './graphql-endpoint.ts';

const schema = buildSchema('scalar Upload type Query { length(file: Upload!, word: String!): String }');
schema.getQueryType()!.getFields().length!.resolve = (_, { file, word }) =>
  `${word} ${Buffer.from(file).toString('latin1')}`;

const handle = createGraphqlEndpoint({
  schema,
  context: () => ({}),
  production: true,
  isTrusted: () => false,
  limits: (request) => (request.headers.has('trusted') ? { fileBytes: 40 } : {}),
  log: { info() {}, warn() {}, error() {} },
});
const question = {
  query: 'query length($file: Upload!, $word: String!) { length(file: $file, word: $word) }',
  operationName: 'length',
  variables: { word: 'of' },
  variable: 'file',
};

async function getResponse(request: Request) {
  const response = await handle(request);
  const { data, errors } = (await response.json()) as { data?: object; errors?: { extensions: object }[] };
  return { status: response.status, data, extensions: errors?.[0]?.extensions };
}

const send = (file: string, headers: Record<string, string> = { trusted: 'yes' }) =>
  getResponse(uploadRequest('http://x/', { ...question, file: Buffer.from(file, 'latin1') }, { headers }));

function sendForm(parts: Record<string, string>, contentType = 'multipart/form-data; boundary=b') {
  const body = Object.entries(parts).map(
    ([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  const headers = { 'content-type': contentType, trusted: 'yes' };
  return getResponse(new Request('http://x/', { method: 'POST', headers, body: `${body.join('')}--b--` }));
}

describe('SYS-01 a question with a file', () => {
  test('the file arrives byte by byte, whatever is in it', async () => {
    const file = '\r\n--b\0\xff\r\n\r\n--file-\r\n';
    expect((await send(file)).data).toEqual({ length: `of ${file}` });
    expect((await send('')).data).toEqual({ length: 'of ' });
    expect((await send('x'.repeat(40))).data).toEqual({ length: `of ${'x'.repeat(40)}` });
  });

  test('a file that is too large is refused by name, however large', async () => {
    const refused = { code: 'BAD_USER_INPUT', field: 'file', reason: 'tooLarge' };
    for (const size of [41, 1_000_000]) {
      const { status, extensions } = await send('x'.repeat(size));
      expect(status).toBe(413);
      expect(extensions).toMatchObject(refused);
    }
  });

  test('only callers who may send files can: a form of another site is none of ours', async () => {
    expect((await send('x', {})).status).toBe(415);
  });

  test.each<[string, Record<string, string>, string?]>([
    ['no form', {}],
    ['no question', { map: '{"0":["variables.file"]}', 0: 'x' }],
    [
      'no file',
      { operations: '{"query":"{ length }","variables":{"file":null}}', map: '{"0":["variables.file"]}' },
    ],
    [
      'a file of no variable',
      { operations: '{"query":"{ length }"}', map: '{"0":["variables.file"]}', 0: 'x' },
    ],
    [
      'a file that is put elsewhere',
      { operations: '{"query":"{ length }","variables":{}}', map: '{"0":["variables.__proto__"]}', 0: 'x' },
    ],
    ['no map', { operations: '{"query":"{ length }","variables":{"file":null}}', 0: 'x' }],
    ['no boundary', { operations: '{}' }, 'multipart/form-data'],
  ])('%s is refused', async (_, parts, type) => {
    expect(await sendForm(parts, type)).toMatchObject({ status: 400, extensions: { code: 'BAD_REQUEST' } });
  });
});
