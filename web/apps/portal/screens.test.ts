import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findScreen } from './screens.ts';

test.each([
  ['', 'dashboard/dashboard'],
  ['downloads/releases', 'downloads/releases'],
  ['downloads/releases/lumen-plan-9.2.0', 'downloads/release'],
  ['downloads/releases/new', 'downloads/release'],
  ['inventory/old', 'inventory/old-inventory'],
  ['inventory/M-0001', 'inventory/machine'],
  ['tickets/list', 'tickets/ticket-list'],
  ['tickets/ST-2025-004212', 'tickets/ticket'],
  ['user-admin/invite', 'people/invite'],
])('POR-01 "%s" is drawn by %s', (path, module) => {
  expect(findScreen(path)?.module).toBe(`web/apps/portal/${module}.tsx`);
  expect(existsSync(`web/apps/portal/${module}.tsx`)).toBe(true);
});

test('URL-10 what the portal does not have is no page of it; logging out needs no module', () => {
  expect(findScreen('nothing')).toBeUndefined();
  expect(findScreen('tickets/a/b')).toBeUndefined();
  expect(findScreen('logout')?.module).toBeNull();
});
