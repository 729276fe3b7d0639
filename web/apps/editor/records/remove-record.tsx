import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecordKind } from '#contracts/content/records.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { useRecordLabels } from './record-labels.ts';
import { UseList } from './use-list.tsx';

type RemoveRecordProps = {
  kind: RecordKind;
  id: string;
  /** The address of the list it stood in. */
  list?: string;
  onRemoved: () => void;
};

type Uses = Parameters<typeof UseList>[0]['uses'];

/** Takes a record away after a word; where something needs it, says what. */
export function RemoveRecord({ kind, id, list = `/records/${kind}`, onRemoved }: RemoveRecordProps) {
  const { sendMutation, notify } = useEditor();
  const { t } = useRecordLabels();
  const navigate = useNavigate();
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  const [uses, setUses] = useState<Uses>([]);
  const removed = async () => {
    if (kind === 'site') return (await sendMutation('content', 'removeSite', { id })).removeSite;
    return (await sendMutation('content', 'removeRecord', { kind, id })).removeRecord;
  };
  const remove = () =>
    change.run(async () => {
      const answer = await removed();
      setUses(answer.uses);
      if (answer.uses.length > 0) return;
      notify('success', t('remove.done'));
      onRemoved();
      await navigate(list);
    });
  const isUsed = uses.length > 0;
  return (
    <>
      <Button variant="secondary" size="compact" icon="trash" onClick={() => setConfirming(true)}>
        {t('remove')}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={t(isUsed ? 'remove.used' : 'remove.title')}
          text={t(isUsed ? 'remove.used.text' : kind === 'file' ? 'remove.text.file' : 'remove.text')}
          submitLabel={t(isUsed ? 'close' : 'remove')}
          {...(!isUsed && { cancelLabel: t('cancel') })}
          danger={!isUsed}
          busy={change.isBusy}
          {...(change.error && { problem: t('save.failed') })}
          onSubmit={isUsed ? () => setConfirming(false) : remove}
          onClose={() => setConfirming(false)}
        >
          {isUsed ? <UseList uses={uses} /> : null}
        </FormDialog>
      ) : null}
    </>
  );
}
