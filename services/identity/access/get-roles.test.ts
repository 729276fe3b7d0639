import { expect, test } from 'vitest';
import { accessStates } from '#contracts/identity/accesses.ts';
import { type ApplicationKey, applications } from '#contracts/identity/roles.ts';
import { getRoles } from './get-roles.ts';

const access = (application: ApplicationKey, changes = {}) => ({
  application,
  status: 'active' as const,
  userType: 'cloud' as const,
  organisationKind: 'customer' as const,
  ...changes,
});

test('POR-02 each application has its role name, wire flow on own computers a second one', () => {
  expect(applications.map((application) => getRoles([access(application)]))).toEqual([
    ['kmx_int_serviceticketing_active'],
    ['kmx_int_assetdb_active'],
    ['kmx_int_artemis_active'],
    ['kmx_int_direct_active'],
    ['kmx_int_mfpwm_active'],
    ['kmx_int_mfpmds_active'],
    ['kmx_delegatedadmin_extern'],
  ]);
  expect(getRoles([access('wireFlow', { userType: 'onprem' })])).toEqual([
    'kmx_int_artemis_active',
    'kmx_artemis_onpremuser',
  ]);
  expect(getRoles([access('userAdministration', { organisationKind: 'internal' })])).toEqual([
    'kmx_delegatedadmin_intern',
  ]);
});

test('POR-02 what is not active gives no role, but for a request for direct', () => {
  for (const status of accessStates) {
    if (status === 'none' || status === 'active') continue;
    for (const application of applications) {
      const expected = application === 'direct' && status === 'pending' ? ['kmx_int_direct_pending'] : [];
      expect(getRoles([access(application, { status })]), `${application} ${status}`).toEqual(expected);
    }
  }
});

test('POR-02 the same role from two organisations is told once', () => {
  expect(getRoles([access('ticketing'), access('ticketing')])).toHaveLength(1);
});
