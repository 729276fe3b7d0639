import type { AccessStatus } from '#contracts/identity/accesses.ts';
import { type ApplicationKey, carriesRole, type Role, roles } from '#contracts/identity/roles.ts';

type Access = {
  readonly application: ApplicationKey;
  readonly status: AccessStatus;
  readonly userType: 'cloud' | 'onprem';
  readonly organisationKind: 'customer' | 'internal';
};

const simple = {
  ticketing: roles.ticketing,
  inventory: roles.inventory,
  wireFlow: roles.wireFlow,
  direct: roles.direct,
  wireMaster: roles.wireMaster,
  masterData: roles.masterData,
} as const;

/** The role names that follow from a person's accesses (specification, section 4), in their order there. */
export function getRoles(accesses: readonly Access[]): Role[] {
  const held = new Set(accesses.flatMap(rolesOfOne));
  return Object.values(roles).filter((role) => held.has(role));
}

function rolesOfOne({ application, status, userType, organisationKind }: Access): Role[] {
  if (application === 'direct' && status === 'pending') return [roles.directPending];
  if (status !== 'active') return [];
  if (application === 'userAdministration') {
    return [organisationKind === 'internal' ? roles.adminInternal : roles.adminExternal];
  }
  if (application === 'wireFlow' && userType === 'onprem') return [roles.wireFlow, roles.onPremise];
  return [simple[application]];
}

/** The reverse: the applications that role names open, in a token of another tenant. */
export function getApplications(names: readonly string[]): ApplicationKey[] {
  const opened = Object.entries(simple).filter(([, role]) => carriesRole(names, role));
  return opened.map(([application]) => application as keyof typeof simple);
}
