import { Checkbox } from '#web/design/form/choices.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from './publish.module.css';
import type { PublishChoice } from './publish-choice.ts';

type WhenProps = {
  choice: Pick<PublishChoice, 'moment' | 'takeOff'>;
  /** Somebody wanted to go on without saying it. */
  isMissing: boolean;
  onChoose: (part: Partial<PublishChoice>) => void;
};

/** Now or at a moment; for good or until one. */
export function When({ choice: { moment, takeOff }, isMissing, onChoose }: WhenProps) {
  const t = useEditor().texts('editorPages');
  return (
    <div className={styles.when}>
      <AtMoment
        id="publish"
        label={t('publish.later')}
        fieldLabel={t('publish.moment')}
        moment={moment}
        isMissing={isMissing && moment === ''}
        onChoose={(chosen) => onChoose({ moment: chosen })}
      />
      <AtMoment
        id="take-off"
        label={t('publish.takeOff')}
        fieldLabel={t('publish.takeOff.moment')}
        moment={takeOff}
        isMissing={isMissing && takeOff === ''}
        onChoose={(chosen) => onChoose({ takeOff: chosen })}
      />
    </div>
  );
}

type AtMomentProps = {
  id: string;
  label: string;
  fieldLabel: string;
  /** As clocks in Zurich show it; undefined: not at a moment; empty: not said yet. */
  moment: string | undefined;
  isMissing: boolean;
  onChoose: (moment: string | undefined) => void;
};

function AtMoment({ id, label, fieldLabel, moment, isMissing, onChoose }: AtMomentProps) {
  const t = useEditor().texts('editorPages');
  return (
    <div className={styles.part}>
      <Checkbox
        id={`${id}-later`}
        label={label}
        checked={moment !== undefined}
        onChange={({ target }) => {
          onChoose(target.checked ? '' : undefined);
          requestAnimationFrame(() => document.getElementById(`${id}-moment`)?.focus());
        }}
      />
      {moment === undefined ? null : (
        <TextInput
          id={`${id}-moment`}
          type="datetime-local"
          label={fieldLabel}
          hint={t('publish.moment.hint')}
          error={isMissing ? t('publish.moment.missing') : undefined}
          value={moment}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </div>
  );
}
