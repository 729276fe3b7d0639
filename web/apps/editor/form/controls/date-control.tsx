import { TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from './control.ts';

/** A calendar day, `2025-11-18`; null: none. */
export function DateControl({
  id,
  label,
  hint,
  error,
  required,
  value,
  onChange,
}: ControlProps<string | null>) {
  const t = useEditor().texts('editorFields');
  return (
    <TextInput
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={required === false ? t('optional') : undefined}
      type="date"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
