import { useId, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { TextArea } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../editor.ts';
import { type ListedText, saveOwnText, type TextPlace, type TextProblem } from './own-texts.ts';
import { isMuchLonger } from './shown-texts.ts';
import { TextHistory } from './text-history.tsx';
import styles from './texts.module.css';

type OwnTextFormProps = {
  text: ListedText;
  place: TextPlace;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** The form for a site's override of a text, with the same placeholders. */
export function OwnTextForm({ text, place, onSaved, onClose }: OwnTextFormProps) {
  const { texts, sendTo, notify } = useEditor();
  const t = texts('editorTexts');
  const id = useId();
  const change = useChange();
  const [typed, setTyped] = useState(text.own ?? text.standing);
  const [problem, setProblem] = useState<TextProblem>();
  // The code of a problem determines which names it refers to.
  const say = t as (key: string, params: { names: string }) => string;
  const placeholders = [...new Set(text.standing.match(/\{\w+/g) ?? [])].map((name) => `${name}}`);

  const save = (wanted: string | null) =>
    change.run(async () => {
      const saving = { ...place, message: text.message, text: wanted, before: text.own };
      const saved = await saveOwnText(sendTo, saving);
      setProblem(saved.problem ?? undefined);
      if (saved.problem) return;
      if (saved.isConflict) {
        notify('error', t('conflict'));
        await onSaved();
        return;
      }
      notify('success', t(saved.text === null ? 'reset.done' : 'saved'));
      onClose();
      await onSaved();
    });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed.trim());
      }}
    >
      <TextArea
        id={id}
        label={t('own')}
        hint={placeholders.length > 0 ? t('placeholders', { names: placeholders.join(' ') }) : undefined}
        error={problem && say(`problem.${problem.code}`, { names: problem.names })}
        rows={2}
        lang={place.language}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value.replaceAll(/[\r\n]+/g, ' '))}
      />
      <p className={styles.about} role="status">
        {isMuchLonger(text.standing, typed) ? t('longer') : ''}
      </p>
      {change.error ? <p role="alert">{texts('editorRecords')('save.failed')}</p> : null}
      <ButtonRow>
        <Button type="submit" size="compact" busy={change.isBusy}>
          {texts('editorRecords')('save')}
        </Button>
        {text.own === null ? null : (
          <Button variant="secondary" size="compact" icon="undo" onClick={() => save(null)}>
            {t('reset')}
          </Button>
        )}
        <Button variant="quiet" size="compact" onClick={onClose}>
          {texts('editorRecords')('cancel')}
        </Button>
      </ButtonRow>
      <TextHistory message={text.message} place={place} onTake={setTyped} />
    </form>
  );
}
