import type { ReactNode } from 'react';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { ConflictDialog } from '../../document/conflict-dialog.tsx';
import { LeaveGuard } from '../../document/leave-guard.tsx';
import { useEditor } from '../../editor.ts';
import { FormProblems } from './form-problems.tsx';
import type { RecordForm } from './record-form.ts';

type RecordScreenProps<Draft> = {
  form: RecordForm<Draft>;
  isNew: boolean;
  title: string;
  lead?: string | undefined;
  back: { path: string; label: string };
  /** A state label beside the title. */
  state?: ReactNode;
  /** Other actions on the record. */
  actions?: ReactNode;
  saveLabel: string;
  onSave: () => void;
  /** The label of a field. */
  labelOf: (field: string) => string;
  children: ReactNode;
  aside?: ReactNode;
};

/** The screen of a customer's record, new or existing: its problems, saving, and conflicts. */
export function RecordScreen<Draft>(props: RecordScreenProps<Draft>) {
  const { form, isNew, title, lead, back, state, actions, saveLabel, onSave, labelOf, children, aside } =
    props;
  const { texts, to } = useEditor();
  return (
    <Wrap>
      <PageHead
        title={title}
        lead={lead}
        back={{ href: to(back.path), label: back.label }}
        aside={state}
        actions={
          <ButtonRow>
            {actions}
            {form.isChanged && !isNew ? (
              <Button variant="secondary" size="compact" icon="undo" onClick={form.store.discard}>
                {texts('editorCustomers')('discard')}
              </Button>
            ) : null}
            <Button size="compact" busy={form.isSaving} onClick={onSave}>
              {saveLabel}
            </Button>
          </ButtonRow>
        }
      />
      <FormProblems problems={form.problems} labelOf={labelOf} />
      <Panels aside={aside}>{children}</Panels>
      <ConflictDialog store={form.store} placeOf={({ key }) => ({ where: labelOf(key) })} />
      <LeaveGuard documents={form.stores} />
    </Wrap>
  );
}
