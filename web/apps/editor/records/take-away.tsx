import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { useEditor } from '../editor.ts';
import { useRecordLabels } from './record-labels.ts';
import { UseList } from './use-list.tsx';

type Uses = Parameters<typeof UseList>[0]['uses'];
type Words = { action: string; title: string; text: string; used: string; usedText: string; done: string };

type TakeAwayProps = {
  icon: IconName;
  words: Words;
  /** Returns what still uses it; nothing: it is done. */
  send: () => Promise<{ uses: Uses }>;
  onDone: () => Promise<unknown>;
};

/** Removes something after a confirmation; if something uses it, lists what. */
export function TakeAway({ icon, words, send, onDone }: TakeAwayProps) {
  const { notify } = useEditor();
  const { t } = useRecordLabels();
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  const [uses, setUses] = useState<Uses>([]);
  const take = () =>
    change.run(async () => {
      const answer = await send();
      setUses(answer.uses);
      if (answer.uses.length > 0) return;
      notify('success', words.done);
      setConfirming(false);
      await onDone();
    });
  const isUsed = uses.length > 0;
  const close = () => {
    setConfirming(false);
    setUses([]);
  };
  return (
    <>
      <Button variant="secondary" size="compact" icon={icon} onClick={() => setConfirming(true)}>
        {words.action}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={isUsed ? words.used : words.title}
          text={isUsed ? words.usedText : words.text}
          submitLabel={isUsed ? t('close') : words.action}
          {...(!isUsed && { cancelLabel: t('cancel') })}
          danger={!isUsed}
          busy={change.isBusy}
          {...(change.error && { problem: t('save.failed') })}
          onSubmit={isUsed ? close : take}
          onClose={close}
        >
          {isUsed ? <UseList uses={uses} /> : null}
        </FormDialog>
      ) : null}
    </>
  );
}
