import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextArea } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../editor.ts';
import styles from './enquiries.module.css';
import { useEnquiryLabels } from './enquiry-labels.ts';

/** The internal note. When two people write at once, the second sees the other's text and keeps their own. */
export function EnquiryNote({ id, note }: { id: string; note: string }) {
  const editor = useEditor();
  const { t } = useEnquiryLabels();
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [text, setText] = useState(note);
  const [before, setBefore] = useState(note);
  const other = typeof change.error?.details.note === 'string' ? change.error.details.note : undefined;

  const save = async () => {
    const known = other ?? before;
    setBefore(known);
    const isDone = await change.run(() =>
      editor.sendMutation('support', 'setEnquiryNote', { id, note: text, before: known }),
    );
    if (!isDone) return;
    editor.notify('success', t('note.kept'));
    await revalidate();
  };
  const error = change.error
    ? other === undefined
      ? t('failed')
      : t('note.conflict', { note: other })
    : undefined;
  return (
    <Panel title={t('note')} text={t('note.text')}>
      <div className={styles.note}>
        <TextArea
          id="note"
          label={t('note')}
          value={text}
          maxLength={4000}
          {...(error && { error })}
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="compact" busy={change.isBusy} onClick={save}>
          {t('note.keep')}
        </Button>
      </div>
    </Panel>
  );
}
