import type { ApplicationKey } from '#contracts/identity/roles.ts';

export type Application = {
  readonly key: ApplicationKey;
  /** Whether people may request it themselves (decision 7). */
  readonly selfRegistration: boolean;
  readonly comingSoon: boolean;
};

const open = { selfRegistration: true, comingSoon: false };
/** Granted only by somebody who knows the customer's contract. */
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
