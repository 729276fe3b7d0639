import { accessRoles, accessStatuses } from '#contracts/identity/accesses.ts';
import { applications } from '#contracts/identity/roles.ts';
import { labelCodes, useCsvTexts } from '../../lists/csv-texts.ts';
import { usePortal } from '../../portal.ts';
import { useApplicationName } from '../access/access-labels.tsx';

/** The titles and labels in the CSV file of people. */
export function usePeopleCsvTexts() {
  const t = usePortal().texts('people');
  return useCsvTexts('people', {
    application: labelCodes(applications, useApplicationName()),
    role: labelCodes(accessRoles, (role) => t(`role.${role}`)),
    status: labelCodes(accessStatuses, (status) => t(`status.${status}`)),
  });
}
