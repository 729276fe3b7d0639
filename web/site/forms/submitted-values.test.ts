import { expect, test } from 'vitest';
import { getKey, readSent } from './submitted-values.ts';

const sent = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return readSent('contact', data);
};
const key = '0a8a3c1e-6f1b-4c53-9f0e-3c2f4b9a7d10';

test('FRM-01 of what was sent only the fields of the form are values, without the ends that browsers add', () => {
  const { values } = sent({ firstName: ' Ada ', message: 'one\r\ntwo\r', role: 'admin' });
  expect(values).toMatchObject({ firstName: 'Ada', message: 'one\ntwo', phone: '' });
  expect(Object.keys(values)).not.toContain('role');
});

test('FRM-01 a file in place of a text is not a value', () => {
  const data = new FormData();
  data.set('firstName', new File(['x'], 'x.txt'));
  expect(readSent('contact', data).values.firstName).toBe('');
});

test('FRM-01 what came beside the fields is taken only in its shape', () => {
  expect(sent({ key, path: '/de/contact', elapsed: '5200' })).toMatchObject({
    key,
    path: '/de/contact',
    elapsed: 5200,
    isTrapped: false,
  });
  expect(sent({ key: '1', path: 'http://elsewhere', elapsed: '-1', homepage: 'x' })).toMatchObject({
    key: undefined,
    path: '/',
    elapsed: undefined,
    isTrapped: true,
  });
});

test('FRM-01 the same words of the same visitor within ten minutes have the same key', () => {
  const values = { firstName: 'Ada' };
  const first = getKey('contact', values, '192.0.2.1', 600_000);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(getKey('contact', { ...values }, '192.0.2.1', 1_199_999)).toBe(first);
  const others = [
    getKey('contact', values, '192.0.2.1', 1_200_000),
    getKey('contact', values, '192.0.2.2', 600_000),
    getKey('support', values, '192.0.2.1', 600_000),
    getKey('contact', { firstName: 'Bea' }, '192.0.2.1', 600_000),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});
