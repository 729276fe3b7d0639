import { useEditor } from '../../editor.ts';
import { HistoryPanel } from '../form/history-panel.tsx';
import { useOrganisationLabels } from './organisation-labels.ts';
import type { Organisation } from './organisation-operations.ts';

const actions = [
  'organisation.create',
  'organisation.change',
  'organisation.close',
  'organisation.reopen',
  'domain.allow',
  'domain.disallow',
  'person.invite',
] as const;

/** What editors and its own administrators did with an organisation. */
export function OrganisationHistory({ organisation }: { organisation: Organisation }) {
  const { sendQuery, texts } = useEditor();
  const t = texts('editorCustomers');
  const labels = useOrganisationLabels();
  return (
    <HistoryPanel
      events={organisation.history}
      loadBefore={async ({ id: before }) => {
        const found = await sendQuery('accounts', 'organisationHistory', { id: organisation.id, before });
        return found.managedOrganisation?.history ?? [];
      }}
      describeEvent={({ id, action, changes, ...event }) => {
        const known = actions.find((each) => each === action);
        return {
          ...event,
          key: id,
          what: known ? t(`event.${known}`) : action,
          changes: changes.map(({ field, ...values }) => ({
            ...values,
            label: labels.field(organisation, field),
          })),
        };
      }}
    />
  );
}
