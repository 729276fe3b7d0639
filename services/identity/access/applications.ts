import type { ApplicationKey } from '#contracts/identity/roles.ts';

export type Application = {
  readonly key: ApplicationKey;
  /** Whether people may ask for it themselves (decision 7: without it there is no process to begin). */
  readonly selfRegistration: boolean;
  readonly comingSoon: boolean;
};

const open = { selfRegistration: true, comingSoon: false };
/** Given by somebody who knows the contract of the customer. */
const given = { selfRegistration: false, comingSoon: false };

export const applicationList: readonly Application[] = [
  { key: 'ticketing', ...open },
  { key: 'inventory', ...open },
  { key: 'wireFlow', ...given },
  { key: 'direct', ...open },
  { key: 'wireMaster', ...open },
  { key: 'masterData', ...open },
  { key: 'userAdministration', ...given },
];
