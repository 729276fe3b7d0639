import type { ReactNode } from 'react';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { ConflictDialog } from '../../document/conflict-dialog.tsx';
import { LeaveGuard } from '../../document/leave-guard.tsx';
import { useEditor } from '../../editor.ts';
import { FormProblems } from '../form/form-problems.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { useOrganisationLabels } from './organisation-labels.ts';
import type { OrganisationForm } from './organisation-work.ts';

type OrganisationScreenProps = {
  form: OrganisationForm;
  isNew: boolean;
  regions: readonly string[];
  title: string;
  lead?: string | undefined;
  state?: ReactNode;
  actions?: ReactNode;
  onSave: () => void;
  /** Below the facts, what is done at once. */
  children?: ReactNode;
  aside?: ReactNode;
};

/** An organisation, new or known: its form, and how it is saved. */
export function OrganisationScreen(props: OrganisationScreenProps) {
  const { form, isNew, regions, title, lead, state, actions, onSave, children, aside } = props;
  const { texts, to } = useEditor();
  const t = texts('editorCustomers');
  const labels = useOrganisationLabels();
  return (
    <Wrap>
      <PageHead
        title={title}
        lead={lead}
        back={{ href: to('/organisations'), label: t('organisations') }}
        aside={state}
        actions={
          <ButtonRow>
            {actions}
            {form.isChanged && !isNew ? (
              <Button variant="secondary" size="compact" icon="undo" onClick={form.store.discard}>
                {t('discard')}
              </Button>
            ) : null}
            <Button size="compact" busy={form.isSaving} onClick={onSave}>
              {t(isNew ? 'organisation.create' : 'save')}
            </Button>
          </ButtonRow>
        }
      />
      <FormProblems problems={form.problems} labelOf={(field) => labels.field(form.draft, field)} />
      <Panels aside={aside}>
        <Panel title={t('facts')}>
          <OrganisationFields form={form} isNew={isNew} regions={regions} />
        </Panel>
        {children}
      </Panels>
      <ConflictDialog store={form.store} placeOf={({ key }) => ({ where: labels.field(form.draft, key) })} />
      <LeaveGuard documents={form.stores} />
    </Wrap>
  );
}
