import { expect, test } from 'vitest';
import { findRootFields } from './root-fields.ts';

const fieldsOf = (query: string, operationName?: string) => findRootFields({ query, operationName });

test('fields count by their own names, each once, in whatever they stand', () => {
  expect(fieldsOf('{ a: enquiries { id } b: enquiries { id } machines { enquiry { id } } }')).toEqual([
    'enquiries',
    'machines',
  ]);
  expect(
    fieldsOf(
      'query { ... on Query { one } ...F @include(if: false) } fragment F on Query { two ...G } fragment G on Query { three }',
    ),
  ).toEqual(['one', 'two', 'three']);
  expect(fieldsOf('mutation { saveProduct(by: "x") { id } }')).toEqual(['saveProduct']);
});

test('of several operations the named one counts', () => {
  const query = 'query a { one } query b { two }';
  expect(fieldsOf(query, 'b')).toEqual(['two']);
  for (const name of [undefined, 'c', '']) expect(fieldsOf(query, name)).toEqual([]);
});

test('what cannot be executed asks for nothing, and fragments that spread each other end', () => {
  expect(fieldsOf('{')).toEqual([]);
  expect(fieldsOf('type Query { a: Int }')).toEqual([]);
  expect(fieldsOf('{ ...Missing }')).toEqual([]);
  expect(fieldsOf('{ ...F } fragment F on Query { one ...F }')).toEqual(['one']);
  expect(fieldsOf(`{ ${'a '.repeat(3000)} }`)).toEqual([]);
});
