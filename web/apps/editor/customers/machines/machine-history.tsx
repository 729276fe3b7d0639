import { useEditor } from '../../editor.ts';
import { HistoryPanel } from '../form/history-panel.tsx';
import { useMachineLabels } from './machine-labels.ts';
import type { Machine } from './machine-operations.ts';

/** What editors did with a machine. */
export function MachineHistory({ machine }: { machine: Machine }) {
  const { sendQuery, texts } = useEditor();
  const t = texts('editorCustomers');
  const labels = useMachineLabels();
  return (
    <HistoryPanel
      events={machine.history}
      loadBefore={async ({ id: before }) => {
        const { installedMachine } = await sendQuery('support', 'machineHistory', { id: machine.id, before });
        return installedMachine?.history ?? [];
      }}
      describeEvent={({ id, at, by, action, changes }) => ({
        key: String(id),
        at,
        by,
        what: t(`event.machine.${action}`),
        changes: changes.map(({ field, before, after }) => ({ label: labels.field(field), before, after })),
      })}
    />
  );
}
