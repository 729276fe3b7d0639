import { Select } from '#web/design/form/text-fields.tsx';
import type { ControlProps } from './control.ts';

type ChoiceControlProps = ControlProps<string> & {
  options: readonly { value: string; label: string }[];
  /** The option for no choice; without it there is always one. */
  none?: string;
};

/** One of fixed values. */
export function ChoiceControl({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  options,
  none,
}: ChoiceControlProps) {
  return (
    <Select
      id={id}
      label={label}
      hint={hint}
      error={error}
      value={value}
      options={[...options]}
      placeholder={none}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
