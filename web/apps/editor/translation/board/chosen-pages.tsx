import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { ChosenBar } from '../../lists/chosen-bar.tsx';
import styles from './board.module.css';

type ChosenPagesProps = {
  chosen: readonly string[];
  /** Whether the person may begin and reset the translation of all of them, which concerns all their languages. */
  mayBegin: boolean;
  onDone: () => void;
  /** Undefined: there is no language that the person may translate into in all of them. */
  onExport: (() => void) | undefined;
};

/** The actions for the chosen pages of the board. */
export function ChosenPages({ chosen, mayBegin, onDone, onExport }: ChosenPagesProps) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorTranslation');
  const { revalidate } = useRevalidator();
  const [isResetting, setResetting] = useState(false);
  const { isBusy, error, run, forget } = useChange();
  if (chosen.length === 0) return null;
  const count = chosen.length;
  const forAll = async (operation: 'startTranslation' | 'resetTranslation') => {
    const isDone = await run(() =>
      Promise.all(chosen.map((pageId) => sendMutation('content', operation, { pageId }))),
    );
    if (!isDone) return;
    notify('success', t(operation === 'startTranslation' ? 'started' : 'wasReset', { count }));
    setResetting(false);
    onDone();
    await revalidate();
  };
  return (
    <>
      <ChosenBar
        label={t('chosen', { count })}
        problem={
          error && !isResetting ? (
            <p role="alert" className={styles.problem}>
              {texts('editor')('tryLater')}
            </p>
          ) : null
        }
      >
        {mayBegin ? (
          <Button size="compact" busy={isBusy} onClick={() => void forAll('startTranslation')}>
            {t('start')}
          </Button>
        ) : null}
        {onExport ? (
          <Button size="compact" variant="secondary" onClick={onExport}>
            {t('export')}
          </Button>
        ) : null}
        {mayBegin ? (
          <Button size="compact" variant="quiet" onClick={() => setResetting(true)}>
            {t('reset')}
          </Button>
        ) : null}
      </ChosenBar>
      {isResetting ? (
        <FormDialog
          title={t('reset.title', { count })}
          text={t('reset.text')}
          submitLabel={t('reset')}
          cancelLabel={texts('editor')('cancel')}
          busy={isBusy}
          problem={error ? texts('editor')('tryLater') : undefined}
          onSubmit={() => void forAll('resetTranslation')}
          onClose={() => {
            forget();
            setResetting(false);
          }}
        />
      ) : null}
    </>
  );
}
