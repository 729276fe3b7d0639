import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import {
  accountsRules,
  contentRules,
  productsRules,
  type Rules,
  rightOf,
  supportRules,
} from '../editing/operations.ts';
import { may } from '../editing/roles.ts';
import { apiBackEnds, apiScopes, closedBy, openBy, openFor } from './scopes.ts';

const rules: Readonly<Record<(typeof apiBackEnds)[number], Rules>> = {
  content: contentRules,
  products: productsRules,
  support: supportRules,
  accounts: accountsRules,
};

async function fieldsOf(backEnd: string): Promise<{ queries: string[]; mutations: string[] }> {
  const text = await readFile(new URL(`../${backEnd}/schema.graphql`, import.meta.url), 'utf8');
  const schema = buildSchema(text);
  return {
    queries: Object.keys(schema.getQueryType()?.getFields() ?? {}),
    mutations: Object.keys(schema.getMutationType()?.getFields() ?? {}),
  };
}

test.each(apiBackEnds)(
  'every field of %s that a scope opens is there, and what only reads is a query',
  async (backEnd) => {
    const { queries, mutations } = await fieldsOf(backEnd);
    for (const scope of apiScopes) {
      const there = scope.startsWith('write') ? mutations : queries;
      const named = [...closedBy(scope, backEnd), ...openBy(scope, backEnd)];
      expect(
        named.filter((field) => !there.includes(field)),
        scope,
      ).toEqual([]);
    }
  },
);

test.each(apiBackEnds)('what a scope opens in %s is within the role in which it asks', (backEnd) => {
  for (const scope of apiScopes)
    for (const field of closedBy(scope, backEnd)) {
      const opening = openFor([scope], backEnd, [field], false);
      const rule = rules[backEnd][field];
      const right = rule && rightOf(rule, {});
      if (opening.as !== 'program') throw new Error(`${scope} does not open ${field}`);
      expect(rule === undefined || (right !== undefined && may(opening.grants, right)), field).toBe(true);
    }
});

test('no scope opens who gets in, pages that go out, webhooks or tokens', () => {
  const opened = new Set(
    apiScopes.flatMap((scope) => apiBackEnds.flatMap((backEnd) => closedBy(scope, backEnd))),
  );
  for (const field of [
    'editors',
    'addEditor',
    'signInEditor',
    'apiTokens',
    'addApiToken',
    'apiTokenStanding',
    'publishPage',
    'savePage',
    'webhooks',
    'addWebhook',
    'deleteEnquiry',
    'inviteOrganisationAdministrator',
    'allowOrganisationDomain',
    'standing',
  ])
    expect(opened.has(field), field).toBe(false);
});

test('what the scopes open is asked in their roles, each once', () => {
  expect(
    openFor(['readCustomers', 'writeCustomers'], 'support', ['installedMachines', '__typename'], false),
  ).toEqual({ as: 'program', grants: [{ role: 'serviceAdministrator', sites: null, languages: null }] });
  expect(openFor(['readContent'], 'content', ['page'], true)).toEqual({ as: 'program', grants: [] });
});

test('what is open to everybody is asked as everybody asks, drafts not', () => {
  expect(openFor(['search'], 'products', ['productBySlug'], false)).toEqual({ as: 'stranger' });
  expect(openFor([], 'content', [], false)).toEqual({ as: 'stranger' });
  expect(openFor(['search'], 'products', ['productBySlug'], true)).toEqual({
    as: 'refused',
    missing: ['readCatalogue'],
  });
  expect(openFor(['readContent'], 'products', ['productBySlug'], true)).toMatchObject({ as: 'refused' });
});

test('what is closed is refused with the scopes that are missing', () => {
  expect(openFor(['readCatalogue'], 'products', ['saveProduct'], false)).toEqual({
    as: 'refused',
    missing: ['writeCatalogue'],
  });
  expect(openFor(['readCatalogue'], 'support', ['enquiries', 'installedMachines'], false)).toEqual({
    as: 'refused',
    missing: ['readCustomers', 'readEnquiries'],
  });
});

test('what is open is not asked beside what is closed: it would be opened, too', () => {
  expect(openFor(['readEnquiries'], 'support', ['enquiries', 'sentPaper'], false)).toEqual({
    as: 'refused',
    missing: [],
  });
});
