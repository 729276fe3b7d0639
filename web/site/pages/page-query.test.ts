import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { pageQuery } from './page-query.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../contracts/content/schema.graphql', import.meta.url), 'utf8'),
);

test('PAG-01 the page asks the content back end only what its contract promises', () => {
  expect(validate(schema, parse(pageQuery as string))).toEqual([]);
});
