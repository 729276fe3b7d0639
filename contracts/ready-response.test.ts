import { expect, test } from 'vitest';
import { BytesResponse, JsonResponse } from './ready-response.ts';

test('who reads JSON in this process gets the value, and who reads the stream its text', async () => {
  const value = { data: { name: 'Grüezi 圧着', list: [1, null] } };
  expect(await new JsonResponse(value).json()).toBe(value);
  const answer = new JsonResponse(value);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(JSON.parse(await answer.text())).toEqual(value);
  expect(await new JsonResponse(value).clone().json()).toEqual(value);
});

test('who reads bytes in this process gets these, and who reads the stream the same ones', async () => {
  const bytes = new Uint8Array(Buffer.from('<!doctype html>圧着'));
  const answer = () => new BytesResponse(bytes, { status: 404, headers: { 'x-cache': 'no' } });
  expect(await answer().bytes()).toBe(bytes);
  expect(answer()).toMatchObject({ status: 404 });
  expect(answer().headers.get('x-cache')).toBe('no');
  expect(Buffer.from(await answer().arrayBuffer())).toEqual(Buffer.from(bytes));
  expect(await answer().text()).toBe('<!doctype html>圧着');
});
