import { readFile } from 'node:fs/promises';
import { buildSchema, type GraphQLField } from 'graphql';
import { expect, test } from 'vitest';
import { accountsRules, contentRules, productsRules, supportRules } from './operations.ts';

async function mutationsOf(backend: string): Promise<GraphQLField<unknown, unknown>[]> {
  const text = await readFile(new URL(`../${backend}/schema.graphql`, import.meta.url), 'utf8');
  return Object.values(buildSchema(text).getMutationType()?.getFields() ?? {});
}

const isByEditor = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === 'by');

test.each([
  ['content', contentRules],
  ['products', productsRules],
])('EDI-02 every mutation of %s has a rule', async (backend, rules) => {
  const names = (await mutationsOf(backend)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(rules, name))).toEqual([]);
});

test.each([
  ['support', supportRules],
  ['accounts', accountsRules],
])(
  'EDI-02 every mutation of %s that an editor signs has a rule, and none of the portal',
  async (backend, rules) => {
    const mutations = await mutationsOf(backend);
    const names = mutations.filter(isByEditor).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    const ruled = mutations.filter(({ name }) => Object.hasOwn(rules, name)).map(({ name }) => name);
    expect(ruled.sort()).toEqual(names.sort());
  },
);
