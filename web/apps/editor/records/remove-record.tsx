import { useNavigate } from 'react-router';
import type { RecordKind } from '#contracts/content/records.ts';
import { useEditor } from '../editor.ts';
import { useRecordLabels } from './record-labels.ts';
import { TakeAway } from './take-away.tsx';

type RemoveRecordProps = {
  kind: RecordKind;
  id: string;
  /** The address of its list. */
  list?: string;
  onRemoved: () => void;
};

/** Deletes a record after a confirmation; if something uses it, lists what. */
export function RemoveRecord({ kind, id, list = `/records/${kind}`, onRemoved }: RemoveRecordProps) {
  const { sendMutation } = useEditor();
  const { t } = useRecordLabels();
  const navigate = useNavigate();
  const remove = async () => {
    if (kind === 'site') return (await sendMutation('content', 'removeSite', { id })).removeSite;
    return (await sendMutation('content', 'removeRecord', { kind, id })).removeRecord;
  };
  return (
    <TakeAway
      icon="trash"
      words={{
        action: t('remove'),
        title: t('remove.title'),
        text: t(kind === 'file' ? 'remove.text.file' : 'remove.text'),
        used: t('remove.used'),
        usedText: t('remove.used.text'),
        done: t('remove.done'),
      }}
      send={remove}
      onDone={async () => {
        onRemoved();
        await navigate(list);
      }}
    />
  );
}
