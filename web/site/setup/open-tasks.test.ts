import { expect, test } from 'vitest';
import { findOpenTasks } from './open-tasks.ts';

const nothingDone = { drafts: 2, hasProducts: false, hasMail: false, isFactorRequired: false };
const names = (facts: Partial<typeof nothingDone>) =>
  findOpenTasks({ ...nothingDone, ...facts }).map(({ name }) => name);

test('EDI-01 what is open after the set-up is what has not been done', () => {
  expect(names({})).toEqual(['pages', 'products', 'mail', 'factorOffered', 'team']);
  expect(names({ drafts: 0 })).not.toContain('pages');
  expect(names({ hasProducts: true })).not.toContain('products');
  expect(names({ hasMail: true })).not.toContain('mail');
});

test('each says where it is done; a mail server is a matter of the settings', () => {
  const places = findOpenTasks(nothingDone).map(({ name, path }) => [name, path]);
  expect(Object.fromEntries(places)).toEqual({
    pages: '/pages?state=DRAFT',
    products: '/catalogue',
    mail: undefined,
    factorOffered: '/team',
    team: '/team',
  });
});

test('a second factor that is required is set up on entering', () => {
  expect(findOpenTasks({ ...nothingDone, isFactorRequired: true })).toContainEqual({
    name: 'factor',
    path: '',
  });
});
