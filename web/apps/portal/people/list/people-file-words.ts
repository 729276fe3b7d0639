import { accessRoles, accessStatuses } from '#contracts/identity/accesses.ts';
import { applications } from '#contracts/identity/roles.ts';
import { fileWords, wordsOf } from '../../lists/file-words.ts';
import { usePortal } from '../../portal.ts';
import { useApplicationName } from '../access/access-labels.tsx';

/** How the file of the list of people reads. */
export function usePeopleFileWords() {
  const t = usePortal().texts('people');
  const titles = {
    name: t('column.person'),
    email: t('field.email'),
    organisation: t('field.organisation'),
    application: t('field.application'),
    role: t('field.role'),
    status: t('filter.status'),
  };
  return fileWords(titles, {
    application: wordsOf(applications, useApplicationName()),
    role: wordsOf(accessRoles, (role) => t(`role.${role}`)),
    status: wordsOf(accessStatuses, (status) => t(`status.${status}`)),
  });
}
