import { expect, test } from 'vitest';
import { findScreen } from '#web/apps/frame/screens.ts';
import { screens } from './screens.ts';

const locale = { language: 'en', country: 'CH' } as never;
const find = (path: string) => findScreen(screens, path);

test.each([
  ['', ''],
  ['downloads/releases', 'downloads/releases'],
  ['downloads/releases/lumen-plan-9.2.0', 'downloads/releases/:release'],
  ['downloads/releases/new', 'downloads/releases/:release'],
  ['inventory/old', 'inventory/old'],
  ['inventory/M-0001', 'inventory/:machine'],
  ['tickets', 'tickets/list'],
  ['tickets/list', 'tickets/list'],
  ['tickets/ST-2025-004212', 'tickets/:ticket'],
  ['user-admin/invite', 'user-admin/invite'],
  ['user-admin/joining', 'user-admin/joining'],
  ['user-admin/requests', 'user-admin/requests'],
  ['logout', 'logout'],
])('POR-01 at "%s" is the screen "%s"', (address, path) => {
  expect(find(address)?.screen.path).toBe(path);
});

test.each(['nothing', 'tickets/a/b', 'tickets/', 'tickets/a%20b'])(
  'URL-10 the portal has no page "%s"',
  (address) => {
    expect(find(address)).toBeUndefined();
  },
);

test('POR-01 what a screen queries first follows from its address', () => {
  const { screen, params } = find('tickets/ST-2025-004212')!;
  expect(screen.queries?.({ params, locale })).toEqual([
    { backend: 'support', operation: 'ticket', variables: { number: 'ST-2025-004212' } },
  ]);
});
