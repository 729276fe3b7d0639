/** The states of a person's access to an application (UAD-02). The label of a code is a text of the portal. */

/** `none`: there is no row. */
export const accessStates = [
  'none',
  'invited',
  'inviteExpired',
  'pending',
  'active',
  'inactive',
  'declined',
  'unknown',
] as const;
export type AccessState = (typeof accessStates)[number];
export type AccessStatus = Exclude<AccessState, 'none'>;
export const accessStatuses = accessStates.filter((state) => state !== 'none');

export const accessRoles = ['user', 'manager', 'administrator'] as const;
export type AccessRole = (typeof accessRoles)[number];

/** The kind of licence with which somebody uses an application. */
export const userTypes = ['cloud', 'onprem'] as const;
export type UserType = (typeof userTypes)[number];

export const organisationKinds = ['customer', 'internal'] as const;
