import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFormBody, readTextBody } from './read-request-body.ts';

const sent = (body: BodyInit | undefined, type?: string) =>
  new Request('http://site.example/', {
    method: 'POST',
    body: body ?? null,
    headers: type ? { 'content-type': type } : {},
    duplex: 'half',
  } as RequestInit);

const formType = 'application/x-www-form-urlencoded';

describe('a form', () => {
  test('is read in both of its encodings', async () => {
    expect((await readFormBody(sent('name=a&name=b', formType))).getAll('name')).toEqual(['a', 'b']);
    const parts = new FormData();
    parts.set('name', 'ä');
    expect((await readFormBody(sent(parts))).get('name')).toBe('ä');
  });

  test.each([
    ['text', 'name=a', 'text/plain', 415],
    ['JSON', '{"name":"a"}', 'application/json', 415],
    ['nothing', undefined, undefined, 415],
    ['a form without its boundary', 'name=a', 'multipart/form-data', 400],
    [
      'a form that breaks off',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['NUL in a value', 'password=a%00b', formType, 400],
    ['NUL in a name', 'a%00b=1', formType, 400],
  ])('%s is none', async (_, body, type, status) => {
    await expect(readFormBody(sent(body, type))).rejects.toMatchObject({ init: { status } });
  });
});

test('a body that is longer than the site takes is said so, one that breaks off is the sender’s mistake', async () => {
  const broken = (error: Error) => sent(new ReadableStream({ pull: (to) => to.error(error) }), formType);
  const tooLarge = () => broken(Object.assign(new Error('more'), { name: 'BodyTooLarge' }));
  expect(await readTextBody(sent('{}', 'text/plain'))).toBe('{}');
  await expect(readFormBody(tooLarge())).rejects.toMatchObject({ init: { status: 413 } });
  await expect(readTextBody(tooLarge())).rejects.toMatchObject({ init: { status: 413 } });
  await expect(readTextBody(broken(new Error('aborted')))).rejects.toMatchObject({ init: { status: 400 } });
});

test('no other file of the site reads what a request brings', () => {
  const web = join(import.meta.dirname, '../../..');
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const readers = sources.filter((name) =>
    /\brequest\.(?:formData|text|json|arrayBuffer|bytes)\(/.test(readFileSync(join(web, name), 'utf8')),
  );
  expect(readers).toEqual(['site/visit/request/read-request-body.ts']);
});
