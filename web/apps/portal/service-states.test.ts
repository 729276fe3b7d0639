import { describe, expect, test } from 'vitest';
import {
  type AccessStatus,
  isOffered,
  isThere,
  type ServiceRecord,
  type ServiceState,
  serviceState,
  services,
} from './service-states.ts';

const service = (key: string) => services.find((each) => each.key === key)!;
const record = (...statuses: AccessStatus[]): ServiceRecord => ({
  selfRegistration: true,
  comingSoon: false,
  statuses,
});

describe('POR-02 the state of a service by role names', () => {
  test.each([
    ['ticketing', ['kmx_int_serviceticketing_active'], 'active'],
    ['inventory', ['kmx_int_assetdb_active'], 'active'],
    ['wireFlow', ['kmx_int_artemis_active'], 'active'],
    ['wireFlow', ['kmx_artemis_onpremuser'], 'unregistered'],
    ['direct', ['kmx_int_direct_pending'], 'pending'],
    ['direct', ['kmx_int_direct_active'], 'active'],
    ['direct', ['kmx_int_direct_pending', 'kmx_int_direct_active'], 'active'],
    ['wireMaster', ['kmx_int_mfpwm_active'], 'active'],
    ['masterData', ['kmx_int_mfpmds_active'], 'active'],
    ['userAdministration', ['kmx_delegatedadmin_extern'], 'active'],
    ['userAdministration', ['kmx_delegatedadmin_intern'], 'active'],
    ['direct', ['CN=kmx_int_direct_active,OU=portal'], 'active'],
    ['direct', ['x_kmx_int_direct_active_old'], 'unregistered'],
    ['direct', ['kmx_int_direct_active_old', 'kmx_int_direct_pending'], 'pending'],
    ['ticketing', ['kmx_int_assetdb_active'], 'unregistered'],
    ['ticketing', [], 'unregistered'],
  ] as const)('%s of somebody with %j is %s', (key, names, state) => {
    expect(serviceState(service(key), names, record())).toBe(state);
  });
});

describe('POR-02 the state of a service by the record, where role names say nothing', () => {
  test.each([
    [['active'], 'active'],
    [['pending'], 'pending'],
    [['invited'], 'pending'],
    [['inviteExpired'], 'unregistered'],
    [['inactive'], 'inactive'],
    [['declined'], 'declined'],
    [['unknown'], 'unknown'],
    [[], 'unregistered'],
    [['declined', 'pending'], 'pending'],
    [['inactive', 'active'], 'active'],
    [['unknown', 'declined'], 'declined'],
    [['declined', 'inactive'], 'inactive'],
  ] as [AccessStatus[], ServiceState][])('%j is %s', (statuses, state) => {
    expect(serviceState(service('ticketing'), [], record(...statuses))).toBe(state);
  });

  test.each(services.map(({ key }) => key))('%s: the other states that no role tells', (key) => {
    const of = (known: ServiceRecord | undefined) => serviceState(service(key), [], known);
    expect(of(undefined)).toBe('unknown');
    expect(of({ ...record(), selfRegistration: false })).toBe('noprocess');
    expect(of({ ...record('active'), comingSoon: true })).toBe('comingsoon');
  });

  test('a role that is there counts while the accounts back end is silent, and before its record', () => {
    expect(serviceState(service('direct'), ['kmx_int_direct_active'], undefined)).toBe('active');
    expect(serviceState(service('direct'), ['kmx_int_direct_pending'], undefined)).toBe('pending');
    expect(serviceState(service('direct'), ['kmx_int_direct_active'], record('declined'))).toBe('active');
  });

  test('what is still to come is so for everybody', () => {
    const coming = { ...record(), comingSoon: true };
    expect(serviceState(service('direct'), ['kmx_int_direct_active'], coming)).toBe('comingsoon');
  });
});

test('POR-01 of the administration of people nothing is said to whoever has never had to do with it', () => {
  const offered = (key: string, state: ServiceState) => isOffered(service(key), state);
  for (const state of ['active', 'pending', 'inactive', 'declined'] as const)
    expect(offered('userAdministration', state), state).toBe(true);
  for (const state of ['unknown', 'noprocess', 'unregistered'] as const) {
    expect(offered('userAdministration', state), state).toBe(false);
    // An administrator may grant it, so the text says how to get it.
    expect(offered('wireFlow', state), state).toBe(true);
  }
});

test('WFL-01 a service that the company does not have is not spoken of, unless somebody uses it within the portal', () => {
  const links = { direct: null };
  expect(isThere(service('direct'), 'unregistered', links)).toBe(true);
  expect(isThere(service('masterData'), 'unregistered', links)).toBe(false);
  expect(isThere(service('masterData'), 'active', links)).toBe(false);
  expect(isThere(service('wireFlow'), 'unregistered', links)).toBe(false);
  expect(isThere(service('wireFlow'), 'active', links)).toBe(true);
  expect(isThere(service('ticketing'), 'unregistered', links)).toBe(true);
  expect(isThere(service('masterData'), 'unregistered', undefined)).toBe(true);
});
