import { useId, useState } from 'react';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from './publish.module.css';
import type { PublishChoice } from './publish-choice.ts';

type WhenProps = {
  choice: Pick<PublishChoice, 'moment' | 'takeOff'>;
  /** Whether the editor tried to continue without choosing a moment. */
  isMissing: boolean;
  onChoose: (part: Partial<PublishChoice>) => void;
};

/** The start and end of the publication. Folded on phones, since most pages are published at once. */
export function When({ choice: { moment, takeOff }, isMissing, onChoose }: WhenProps) {
  const t = useEditor().texts('editorPages');
  const id = useId();
  const [isOpen, setOpen] = useState(moment !== undefined || takeOff !== undefined);
  return (
    <>
      <div className={styles.unfold}>
        <Button
          variant="quiet"
          size="compact"
          iconEnd="chevron-down"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('publish.moment')}
        </Button>
      </div>
      <div id={id} className={styles.when} data-open={isOpen || undefined}>
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
    </>
  );
}

type AtMomentProps = {
  id: string;
  label: string;
  fieldLabel: string;
  /** In the reader’s time zone; undefined: no moment; empty: not chosen yet. */
  moment: string | undefined;
  isMissing: boolean;
  onChoose: (moment: string | undefined) => void;
};

function AtMoment({ id, label, fieldLabel, moment, isMissing, onChoose }: AtMomentProps) {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
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
          hint={texts('editorCalendar')('zone', { zone: clock.zone(clock.read(moment) ?? new Date()) })}
          error={isMissing ? t('publish.moment.missing') : undefined}
          value={moment}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </div>
  );
}
