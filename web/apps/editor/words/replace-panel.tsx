import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { HitList } from './hit-list.tsx';
import { type Outcome, useReplacing } from './use-replacing.ts';
import type { PageHits } from './word-operations.ts';
import styles from './words.module.css';
import type { parseWordSearch } from './words-choice.ts';

type ReplacePanelProps = {
  wanted: NonNullable<ReturnType<typeof parseWordSearch>>;
  pages: readonly PageHits[];
  onDone: (outcome: Outcome) => void;
};

/** The texts before and after each replacement, chosen one by one; the results are drafts. */
export function ReplacePanel({ wanted, pages, onDone }: ReplacePanelProps) {
  const { texts } = useEditor();
  const t = texts('editorWords');
  const [replacement, setReplacement] = useState('');
  const [marksOutdated, setMarksOutdated] = useState(false);
  const { isBusy, count, pageCount, isChosen, choose, replace } = useReplacing(wanted, pages);
  const [isAsking, setAsking] = useState(false);
  const run = async () => onDone(await replace(replacement, marksOutdated));
  const total = pages.reduce((sum, { hits }) => sum + hits.filter(({ kind }) => kind === 'words').length, 0);
  return (
    <>
      <div className={styles.replacement}>
        <TextInput
          id="replacement"
          label={t('by')}
          hint={t('by.hint')}
          maxLength={200}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
        <div className={styles.info}>
          <p>{t('info')}</p>
          <Checkbox
            id="marks-outdated"
            label={t('marksOutdated')}
            hint={t('marksOutdated.hint')}
            checked={marksOutdated}
            onChange={({ target }) => setMarksOutdated(target.checked)}
          />
        </div>
      </div>
      <HitList pages={pages} replacing={{ replacement, isChosen, choose }} />
      <section className={styles.bar} aria-label={t('replace')}>
        <p role="status">{t('chosen', { chosen: String(count), count: total, drafts: pageCount })}</p>
        <Button
          size="compact"
          busy={isBusy}
          aria-disabled={count === 0}
          onClick={() => {
            if (count > 0 && replacement === '') setAsking(true);
            else if (count > 0) void run();
          }}
        >
          {t('go', { count })}
        </Button>
      </section>
      {isAsking ? (
        <FormDialog
          title={t('takeOut', { words: wanted.search })}
          text={t('takeOut.text', { count, drafts: pageCount })}
          submitLabel={t('takeOut.go')}
          cancelLabel={texts('editor')('cancel')}
          danger
          busy={isBusy}
          onSubmit={() => void run()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
