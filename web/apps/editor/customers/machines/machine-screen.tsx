import type { ReactNode } from 'react';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { RecordScreen } from '../form/record-screen.tsx';
import { MachineFields } from './machine-fields.tsx';
import { useMachineLabels } from './machine-labels.ts';
import type { Brands, CustomerPlace } from './machine-operations.ts';
import type { MachineForm } from './machine-work.ts';

type MachineScreenProps = {
  form: MachineForm;
  isNew: boolean;
  brands: Brands;
  places: readonly CustomerPlace[] | undefined;
  title: string;
  lead: string;
  actions?: ReactNode;
  onSave: () => void;
  children?: ReactNode;
  aside?: ReactNode;
};

/** The form of a machine, new or existing. */
export function MachineScreen({ form, isNew, brands, places, children, ...head }: MachineScreenProps) {
  const t = useEditor().texts('editorCustomers');
  const labels = useMachineLabels();
  return (
    <RecordScreen
      {...head}
      form={form}
      back={{ path: '/machines', label: t('machines') }}
      saveLabel={t(isNew ? 'machine.add' : 'save')}
      isNew={isNew}
      labelOf={labels.field}
    >
      <Panel title={t('machine.facts')}>
        <MachineFields form={form} brands={brands} places={places} />
      </Panel>
      {children}
    </RecordScreen>
  );
}
