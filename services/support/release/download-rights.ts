import { type ApplicationKey, carriesRole, type Role, roles } from '#contracts/identity/roles.ts';
import type { SoftwareKey } from '#contracts/support/releases.ts';
import { forbidden } from '#services/foundation/bad-input.ts';
import type { Viewer } from '../viewer/viewer.ts';

const openedBy: Readonly<Record<ApplicationKey, readonly Role[]>> = {
  ticketing: [roles.ticketing],
  inventory: [roles.inventory],
  wireFlow: [roles.wireFlow],
  direct: [roles.direct],
  wireMaster: [roles.wireMaster],
  masterData: [roles.masterData],
  userAdministration: [roles.adminExternal, roles.adminInternal],
};

/**
 * DLC-01: the viewer, who needs access to some service, or to be one of our own people, to use the download centre.
 * @throws FORBIDDEN
 */
export function withSomeService(viewer: Viewer): Viewer {
  const uses = Object.values(openedBy).some((roles) => roles.some((role) => carriesRole(viewer.roles, role)));
  if (!uses && !viewer.isEmployee) throw forbidden('You do not have access to the download centre.');
  return viewer;
}

/**
 * Decision 26: whether somebody may download a release; wire flow for own computers is for those who run it there.
 */
export function isEntitled(
  names: readonly string[],
  { software, requires }: { software: SoftwareKey; requires: ApplicationKey },
): boolean {
  const runsIt = software !== 'wireFlowOnPremise' || carriesRole(names, roles.onPremise);
  return runsIt && openedBy[requires].some((role) => carriesRole(names, role));
}
