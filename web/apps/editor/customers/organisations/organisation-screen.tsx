import type { ReactNode } from 'react';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { RecordScreen } from '../form/record-screen.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { useOrganisationLabels } from './organisation-labels.ts';
import type { OrganisationForm } from './organisation-work.ts';

type OrganisationScreenProps = {
  form: OrganisationForm;
  isNew: boolean;
  regions: readonly string[];
  title: string;
  lead: string;
  state?: ReactNode;
  actions?: ReactNode;
  onSave: () => void;
  /** Panels below the form whose actions take effect at once. */
  children?: ReactNode;
  aside?: ReactNode;
};

/** The form of an organisation, new or existing. */
export function OrganisationScreen({ form, isNew, regions, children, ...head }: OrganisationScreenProps) {
  const t = useEditor().texts('editorCustomers');
  const labels = useOrganisationLabels();
  return (
    <RecordScreen
      {...head}
      form={form}
      back={{ path: '/organisations', label: t('organisations') }}
      saveLabel={t(isNew ? 'organisation.create' : 'save')}
      isNew={isNew}
      labelOf={(field) => labels.field(form.draft, field)}
    >
      <Panel title={t('facts')}>
        <OrganisationFields form={form} isNew={isNew} regions={regions} />
      </Panel>
      {children}
    </RecordScreen>
  );
}
