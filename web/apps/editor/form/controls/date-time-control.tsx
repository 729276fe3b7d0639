import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { formatSwissTime, parseSwissTime } from '#web/i18n/format/swiss-time.ts';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from './control.ts';

/** A moment, stored as local time in Zurich, `2025-11-18T07:00`; typed in the reader's own time zone. Null: none. */
export function DateTimeControl({
  id,
  label,
  hint,
  error,
  required,
  value,
  onChange,
}: ControlProps<string | null>) {
  const { texts } = useEditor();
  const clock = useClock();
  const [day = '', time = ''] = value?.split('T') ?? [];
  const moment = parseSwissTime(day, time.slice(0, 5));
  const zone = texts('editorCalendar')('zone', { zone: clock.zone(moment ?? new Date()) });
  return (
    <TextInput
      id={id}
      label={label}
      hint={[hint, zone].filter(Boolean).join(' ')}
      error={error}
      optional={required === false ? texts('editorFields')('optional') : undefined}
      type="datetime-local"
      value={moment ? clock.type(moment) : ''}
      onChange={({ target }) => {
        const typed = clock.read(target.value.slice(0, 16));
        onChange(typed ? formatSwissTime(typed) : null);
      }}
    />
  );
}
