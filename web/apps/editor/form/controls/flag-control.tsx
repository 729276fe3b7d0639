import { Checkbox } from '#web/design/form/choices.tsx';
import type { ControlProps } from './control.ts';

/** Yes or no. */
export function FlagControl({ id, label, hint, error, value, onChange }: ControlProps<boolean>) {
  return (
    <Checkbox
      id={id}
      label={label}
      hint={hint}
      error={error}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
