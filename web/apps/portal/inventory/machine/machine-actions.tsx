import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../../portal.ts';
import type { Machine } from '../inventory-operations.ts';

/** Actions for a machine: rename it, report a problem, and print. */
export function MachineActions({ machine }: { machine: Machine }) {
  const t = usePortal().texts('inventory');
  const [openDialog, setOpenDialog] = useState<'rename' | 'report'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      {machine.mayRename ? (
        <Button variant="secondary" size="compact" onClick={() => setOpenDialog('rename')}>
          {t('rename')}
        </Button>
      ) : null}
      <Button variant="quiet" size="compact" icon="warning" onClick={() => setOpenDialog('report')}>
        {t('report')}
      </Button>
      <Button variant="quiet" size="compact" icon="print" onClick={() => print()}>
        {t('print')}
      </Button>
      {openDialog === 'rename' ? <Rename machine={machine} onClose={close} /> : null}
      {openDialog === 'report' ? <Report machine={machine} onClose={close} /> : null}
    </>
  );
}

type DialogProps = { machine: Machine; onClose: () => void };

function Rename({ machine: { id, ownName }, onClose }: DialogProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('inventory');
  const change = useChange();
  const { revalidate } = useRevalidator();
  const isRefused = change.error?.code === 'BAD_USER_INPUT';
  const save = async (fields: FormData) => {
    const name = String(fields.get('ownName') ?? '').trim();
    if (!(await change.run(() => sendOperation('support', 'renameMachine', { id, ownName: name })))) return;
    onClose();
    notify('success', t('rename.done'));
    await revalidate();
  };
  return (
    <FormDialog
      title={t('rename')}
      text={t('rename.text')}
      submitLabel={t('save')}
      cancelLabel={texts('portal')('cancel')}
      busy={change.isBusy}
      problem={change.error && !isRefused ? t('failed') : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        id="machine-ownName"
        name="ownName"
        label={t('field.ownName')}
        defaultValue={ownName}
        error={isRefused ? t('tooLong') : undefined}
      />
    </FormDialog>
  );
}

function Report({ machine: { id }, onClose }: DialogProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('inventory');
  const change = useChange();
  const [key] = useState(() => crypto.randomUUID());
  const [isMissing, setMissing] = useState(false);
  const isRefused = change.error?.code === 'BAD_USER_INPUT';
  const send = async (fields: FormData) => {
    const message = String(fields.get('message') ?? '').trim();
    setMissing(message === '');
    if (message === '') return;
    if (
      !(await change.run(() => sendOperation('support', 'reportWrongEntry', { key, machine: id, message })))
    )
      return;
    onClose();
    notify('success', t('report.done'));
  };
  return (
    <FormDialog
      title={t('report')}
      text={t('report.text')}
      submitLabel={t('report.send')}
      cancelLabel={texts('portal')('cancel')}
      busy={change.isBusy}
      problem={change.error && !isRefused ? t('failed') : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        id="machine-message"
        name="message"
        label={t('report.message')}
        error={isMissing ? t('report.missing') : isRefused ? t('tooLong') : undefined}
      />
    </FormDialog>
  );
}
