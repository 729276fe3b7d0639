import { type ApplicationKey, carriesRole, type Role, roles } from '#contracts/identity/roles.ts';
import type { Viewer } from '#web/request/session/viewer.ts';

/** POR-02 (specification, section 4): the eight states that a service may have for somebody. */
export type ServiceState =
  | 'unknown'
  | 'noprocess'
  | 'unregistered'
  | 'pending'
  | 'active'
  | 'inactive'
  | 'declined'
  | 'comingsoon';

type Service = {
  readonly key: ApplicationKey;
  /** Within the portal; empty where the service is elsewhere. */
  readonly path: string;
  readonly active: readonly Role[];
  readonly pending?: Role;
};

/** In the order of the dashboard. */
export const services: readonly Service[] = [
  { key: 'ticketing', path: '/tickets/list', active: [roles.ticketing] },
  { key: 'inventory', path: '/inventory', active: [roles.inventory] },
  { key: 'wireFlow', path: '/wire-flow', active: [roles.wireFlow] },
  { key: 'direct', path: '', active: [roles.direct], pending: roles.directPending },
  { key: 'wireMaster', path: '', active: [roles.wireMaster] },
  { key: 'masterData', path: '', active: [roles.masterData] },
  { key: 'userAdministration', path: '/user-admin', active: [roles.adminExternal, roles.adminInternal] },
];

/** The state that role names alone tell; active beats pending (decision 7). */
export function stateFromRoles(
  service: Service,
  names: readonly string[],
): 'active' | 'pending' | 'unregistered' {
  if (service.active.some((role) => carriesRole(names, role))) return 'active';
  if (service.pending && carriesRole(names, service.pending)) return 'pending';
  return 'unregistered';
}

/** The services that somebody uses within the portal. */
export function activeServices({ roles: names }: Pick<Viewer, 'roles'>): readonly Service[] {
  return services.filter((service) => service.path && stateFromRoles(service, names) === 'active');
}
