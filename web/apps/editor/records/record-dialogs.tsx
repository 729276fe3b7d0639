import { records } from '#contracts/content/records.ts';
import { ConflictDialog } from '../document/conflict-dialog.tsx';
import { LeaveGuard } from '../document/leave-guard.tsx';
import type { Conflict } from '../document/merge.ts';
import { useRecordLabels } from './record-labels.ts';
import type { EditedRecord } from './use-record.ts';

/** The dialogs of a record: for conflicts, and for leaving with unsaved changes. */
export function RecordDialogs({ kind, data, store, stores }: EditedRecord) {
  const labels = useRecordLabels();
  const placeOf = ({ key }: Conflict) => ({
    where: labels.place(records[kind], data, key),
    language: /\/([a-z]{2})$/.exec(key)?.[1],
  });
  return (
    <>
      <ConflictDialog store={store} placeOf={placeOf} />
      <LeaveGuard documents={stores} />
    </>
  );
}
