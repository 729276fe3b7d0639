import { Button, IconButton } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { dateFormat } from '#web/i18n/format/formatters.ts';
import { dateTag } from '#web/i18n/format/varieties.ts';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from './control.ts';
import { ControlGroup } from './control-group.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import styles from './sets.module.css';

/** From one weekday to another (1 is Monday), from one local time to another. */
export type Hours = { from: number; to: number; opens: string; closes: string };

const days = [1, 2, 3, 4, 5, 6, 7] as const;
const usual: Hours = { from: 1, to: 5, opens: '08:00', closes: '17:00' };

/** Opening hours, line by line. */
export function OpeningHoursControl({ id, label, hint, error, value, onChange }: ControlProps<Hours[]>) {
  const t = useEditor().texts('editorRecords');
  const isReadOnly = useReadOnly();
  const change = (index: number, part: Partial<Hours>) =>
    onChange(value.map((line, at) => (at === index ? { ...line, ...part } : line)));
  if (isReadOnly)
    return (
      <ControlGroup id={id} label={label} hint={hint} error={error}>
        {value.length > 0 ? <HoursAsText value={value} /> : <NothingChosen />}
      </ControlGroup>
    );
  return (
    <ControlGroup id={id} label={label} hint={hint} error={error}>
      {value.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its index
        <div key={index} className={styles.hours}>
          <DayChoice label={t('hours.from')} value={line.from} onChange={(from) => change(index, { from })} />
          <DayChoice label={t('hours.to')} value={line.to} onChange={(to) => change(index, { to })} />
          <input
            type="time"
            className={styles.adder}
            aria-label={t('hours.opens')}
            value={line.opens}
            onChange={({ target }) => change(index, { opens: target.value })}
          />
          <input
            type="time"
            className={styles.adder}
            aria-label={t('hours.closes')}
            value={line.closes}
            onChange={({ target }) => change(index, { closes: target.value })}
          />
          <IconButton
            name="trash"
            label={t('hours.remove', { place: String(index + 1) })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          id={id}
          variant="secondary"
          size="compact"
          icon="plus"
          onClick={() => onChange([...value, usual])}
        >
          {t('hours.add')}
        </Button>
      </div>
    </ControlGroup>
  );
}

/** The first of January 2024 was a Monday. */
const dateOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

function HoursAsText({ value }: { value: readonly Hours[] }) {
  const { locale } = useEditor();
  const weekdays = dateFormat(dateTag(locale), { weekday: 'short', timeZone: 'UTC' });
  return (
    <dl className={styles.hoursAsText}>
      {value.map(({ from, to, opens, closes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its index
        <div key={index} className={styles.hours}>
          <dt>{weekdays.formatRange(dateOf(from), dateOf(Math.max(from, to)))}</dt>
          <dd>{`${opens}–${closes}`}</dd>
        </div>
      ))}
    </dl>
  );
}

type DayChoiceProps = { label: string; value: number; onChange: (day: number) => void };

function DayChoice({ label, value, onChange }: DayChoiceProps) {
  const { locale } = useEditor();
  const names = new Intl.DateTimeFormat(locale.language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <select
      className={styles.adder}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {days.map((day) => (
        // The first of January 2024 was a Monday.
        <option key={day} value={day}>
          {names.format(Date.UTC(2024, 0, day))}
        </option>
      ))}
    </select>
  );
}
