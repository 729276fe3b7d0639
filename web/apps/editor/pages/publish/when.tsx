import { Checkbox } from '#web/design/form/choices.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from './publish.module.css';

type WhenProps = {
  /** As clocks in Zurich show it; undefined: now; empty: not said yet. */
  moment: string | undefined;
  /** Somebody wanted to go on without saying it. */
  isMissing: boolean;
  onChoose: (moment: string | undefined) => void;
};

/** Now, or at a moment. */
export function When({ moment, isMissing, onChoose }: WhenProps) {
  const t = useEditor().texts('editorPages');
  return (
    <div className={styles.part}>
      <Checkbox
        id="publish-later"
        label={t('publish.later')}
        checked={moment !== undefined}
        onChange={({ target }) => {
          onChoose(target.checked ? '' : undefined);
          // It comes at the end of a long dialog.
          requestAnimationFrame(() => {
            const field = document.getElementById('publish-moment');
            field?.scrollIntoView({ block: 'center' });
            field?.focus({ preventScroll: true });
          });
        }}
      />
      {moment === undefined ? null : (
        <TextInput
          id="publish-moment"
          type="datetime-local"
          label={t('publish.moment')}
          hint={t('publish.moment.hint')}
          error={isMissing ? t('publish.moment.missing') : undefined}
          value={moment}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </div>
  );
}
