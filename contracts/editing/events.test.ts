import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { recordKinds } from '../content/records.ts';
import {
  accountsEvents,
  contentEvents,
  type EventRules,
  productsEvents,
  subjectKinds,
  supportEvents,
} from './events.ts';
import { accountsRules, contentRules, productsRules, type Rules, supportRules } from './operations.ts';

const tables: readonly (readonly [string, Rules, EventRules])[] = [
  ['content', contentRules, contentEvents],
  ['products', productsRules, productsEvents],
  ['support', supportRules, supportEvents],
  ['accounts', accountsRules, accountsEvents],
];

test.each(tables)(
  'EDI-02 every mutation of %s by an editor leaves an event, or says that it does not',
  async (backend, rules, events) => {
    const text = await readFile(new URL(`../${backend}/schema.graphql`, import.meta.url), 'utf8');
    const mutations = buildSchema(text).getMutationType()?.getFields() ?? {};
    const ruled = Object.keys(rules).filter((name) => Object.hasOwn(mutations, name));
    expect(ruled.length).toBeGreaterThan(5);
    expect(Object.keys(events).sort()).toEqual(ruled.sort());
  },
);

test.each(tables)('EDI-02 events of %s are about what an argument names', async (backend, _, events) => {
  const text = await readFile(new URL(`../${backend}/schema.graphql`, import.meta.url), 'utf8');
  const mutations = buildSchema(text).getMutationType()?.getFields() ?? {};
  for (const [name, rule] of Object.entries(events)) {
    const has = (wanted: string) => mutations[name]?.args.some((arg) => arg.name === wanted);
    if (rule?.id && rule.id !== 'own') expect(has(rule.id), `${name} ${rule.id}`).toBe(true);
    if (rule?.kind === 'ofRecord') expect(has('kind'), name).toBe(true);
  }
});

test('EDI-02 every kind of record is a kind of events', () => {
  expect(recordKinds.filter((kind) => !(subjectKinds as readonly string[]).includes(kind))).toEqual([]);
});
