import { expect, test } from 'vitest';
import {
  everywhere,
  type Grant,
  isFactorDue,
  may,
  rightNames,
  type roleNames,
  rolesFor,
  withoutFactor,
  workingGrants,
} from './roles.ts';

const [main, tools] = ['site-main', 'site-tools'];

test('EDI-02 a chief may everything, everywhere', () => {
  const everything = [{ sites: 'all', languages: 'all' }] as const;
  for (const right of rightNames) expect(may([everywhere('chief')], right, everything), right).toBe(true);
});

test('EDI-02 nobody without a grant may anything', () => {
  for (const right of rightNames) expect(may([], right), right).toBe(false);
});

test('EDI-02 what every role may beside a chief', () => {
  const rightsOf = (role: (typeof roleNames)[number]) =>
    rightNames.filter((right) => may([everywhere(role)], right));
  expect(rightsOf('editor')).toEqual([
    'editPages',
    'translate',
    'keepRecords',
    'keepMedia',
    'answerEnquiries',
  ]);
  expect(rightsOf('translator')).toEqual(['translate']);
  expect(rightsOf('productManager')).toEqual(['keepMedia', 'manageProducts']);
  expect(rightsOf('serviceAdministrator')).toEqual(['answerEnquiries', 'manageCustomers']);
  expect(rolesFor('manageTeam')).toEqual(['chief']);
});

test('EDI-02 a grant for one site and some languages ends there', () => {
  const grants: Grant[] = [{ role: 'editor', sites: [main], languages: ['de', 'fr'] }];
  const within = (sites: string[] | 'all', languages: string[] | 'all') =>
    may(grants, 'editPages', [{ sites, languages }]);
  expect(within([main], ['de'])).toBe(true);
  expect(within([main], ['fr', 'de'])).toBe(true);
  expect(within([main], ['de', 'it'])).toBe(false);
  expect(within([main], 'all')).toBe(false);
  expect(within([tools], ['de'])).toBe(false);
  expect(within([main, tools], ['de'])).toBe(false);
  expect(within('all', ['de'])).toBe(false);
  expect(within([], ['it'])).toBe(true);
  expect(may(grants, 'editPages')).toBe(true);
});

test('EDI-02 several grants add up, and are not multiplied', () => {
  const grants: Grant[] = [
    { role: 'editor', sites: [main], languages: ['de'] },
    { role: 'editor', sites: [tools], languages: ['fr'] },
  ];
  const both = [
    { sites: [main], languages: ['de'] },
    { sites: [tools], languages: ['fr'] },
  ];
  expect(may(grants, 'editPages', both)).toBe(true);
  expect(may(grants, 'editPages', [{ sites: [main, tools], languages: ['de', 'fr'] }])).toBe(false);
  expect(may(grants, 'editPages', [{ sites: [main], languages: ['fr'] }])).toBe(false);
});

test('EDI-02 a grant that names no site and no language allows nothing that has one', () => {
  const grants: Grant[] = [{ role: 'editor', sites: [], languages: [] }];
  expect(may(grants, 'editPages', [{ sites: [main], languages: ['de'] }])).toBe(false);
});

test('EDI-02 without the second factor that is due a chief works as an editor, and nobody manages customers', () => {
  expect(isFactorDue([everywhere('translator'), everywhere('chief')])).toBe(true);
  expect(isFactorDue([everywhere('editor'), everywhere('productManager')])).toBe(false);
  expect(withoutFactor([everywhere('chief')])).toEqual(workingGrants);
  const left = withoutFactor([everywhere('serviceAdministrator'), everywhere('translator')]);
  expect(left).toEqual([everywhere('translator')]);
});
