import type { graphql } from '#contracts/accounts/graphql.ts';
import { type ApplicationKey, carriesRole, type Role, roles } from '#contracts/identity/roles.ts';
import type { Viewer } from '#web/apps/session/viewer.ts';

/** POR-02 (specification, section 4): the eight states of a service for a person. */
export type ServiceState =
  | 'unknown'
  | 'noprocess'
  | 'unregistered'
  | 'pending'
  | 'active'
  | 'inactive'
  | 'declined'
  | 'comingsoon';

export type Service = {
  readonly key: ApplicationKey;
  /** The path in the portal; empty for an external service. */
  readonly path: string;
  readonly active: readonly Role[];
  readonly pending?: Role;
  /** Comes with a role and cannot be requested, so it is hidden from everybody without the role. */
  readonly isOffice?: true;
};

/** In the order of the dashboard. */
export const services: readonly Service[] = [
  { key: 'ticketing', path: '/tickets/list', active: [roles.ticketing] },
  { key: 'inventory', path: '/inventory', active: [roles.inventory] },
  { key: 'wireFlow', path: '/wire-flow', active: [roles.wireFlow] },
  { key: 'direct', path: '', active: [roles.direct], pending: roles.directPending },
  { key: 'wireMaster', path: '', active: [roles.wireMaster] },
  { key: 'masterData', path: '', active: [roles.masterData] },
  {
    key: 'userAdministration',
    path: '/user-admin',
    active: [roles.adminExternal, roles.adminInternal],
    isOffice: true,
  },
];

/** The state by role names alone; active beats pending (decision 7). */
export function stateFromRoles(
  service: Service,
  names: readonly string[],
): 'active' | 'pending' | 'unregistered' {
  if (service.active.some((role) => carriesRole(names, role))) return 'active';
  if (service.pending && carriesRole(names, service.pending)) return 'pending';
  return 'unregistered';
}

export type AccessStatus = ReturnType<typeof graphql.scalar<'AccessStatus'>>;

/** The state by the access records of a person; the first status that occurs in any organisation counts. */
const byRecord: readonly (readonly [status: AccessStatus, state: ServiceState])[] = [
  ['active', 'active'],
  ['pending', 'pending'],
  ['invited', 'pending'],
  ['inactive', 'inactive'],
  ['declined', 'declined'],
  ['unknown', 'unknown'],
];

/** What the accounts back end returns about one service. */
export type ServiceRecord = {
  readonly selfRegistration: boolean;
  readonly comingSoon: boolean;
  /** The statuses of the person's accesses, one for each organisation. */
  readonly statuses: readonly AccessStatus[];
};

/**
 * Decision 7: the state by role names, or else by the person's record. `record` is undefined while it is
 * loading, or when the accounts back end is unavailable.
 */
export function serviceState(
  service: Service,
  names: readonly string[],
  record: ServiceRecord | undefined,
): ServiceState {
  if (record?.comingSoon) return 'comingsoon';
  const state = stateFromRoles(service, names);
  if (state !== 'unregistered') return state;
  if (!record) return 'unknown';
  const recorded = byRecord.find(([status]) => record.statuses.includes(status));
  if (recorded) return recorded[1];
  return record.selfRegistration ? 'unregistered' : 'noprocess';
}

/** POR-01: whether a service in that state is shown at all: one that the person can never get is not. */
export function isOffered({ isOffice }: Service, state: ServiceState): boolean {
  return !isOffice || !['unknown', 'noprocess', 'unregistered'].includes(state);
}

/**
 * The addresses of external services; null: not available yet. Services that the company does not offer are
 * left out.
 */
export type ServiceLinks = Readonly<Partial<Record<ApplicationKey, string | null>>>;

const linked: readonly ApplicationKey[] = ['wireFlow', 'direct', 'wireMaster', 'masterData'];

/** Whether the company offers the service; assumed while unknown. Services within the portal always exist. */
export function isThere(
  { key, path }: Service,
  state: ServiceState,
  links: ServiceLinks | null | undefined,
): boolean {
  if (!links || !linked.includes(key) || key in links) return true;
  return path !== '' && state === 'active';
}

/** The services within the portal that the person uses. */
export function activeServices({ roles: names }: Pick<Viewer, 'roles'>): readonly Service[] {
  return services.filter((service) => service.path && stateFromRoles(service, names) === 'active');
}
