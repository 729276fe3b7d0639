import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../../editor.ts';
import type { ListedOrganisation } from './organisation-operations.ts';

/** Whether an organisation is open, and whether it has an administrator of its own. */
export function OrganisationState({
  closedAt,
  isAdministered,
}: Pick<ListedOrganisation, 'closedAt' | 'isAdministered'>) {
  const t = useEditor().texts('editorCustomers');
  if (closedAt) return <StatusLabel status="none">{t('state.closed')}</StatusLabel>;
  return (
    <StatusLabel status={isAdministered ? 'done' : 'waiting'}>
      {t(isAdministered ? 'state.open' : 'state.unadministered')}
    </StatusLabel>
  );
}
